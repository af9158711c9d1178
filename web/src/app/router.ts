// Where the player is: the part of the address behind #, so that any host of files will do.
import { gameIds, type GameId } from '../games';

export type Route =
  | { readonly screen: 'home' }
  | { readonly screen: 'play'; readonly deal: string }
  | { readonly screen: 'replay'; readonly link: string }
  | { readonly screen: 'daily'; readonly date?: string; readonly game?: GameId }
  | { readonly screen: 'stats' }
  | { readonly screen: 'settings' }
  | { readonly screen: 'keys' }
  | { readonly screen: 'rules'; readonly game?: GameId }
  | { readonly screen: 'learn'; readonly game: GameId }
  | { readonly screen: 'online' }
  | { readonly screen: 'room'; readonly room: string; readonly watch?: boolean }
  | { readonly screen: 'match'; readonly match: string }
  | { readonly screen: 'player'; readonly player: string }
  | { readonly screen: 'unknown'; readonly hash: string };

export function href(route: Route): string {
  switch (route.screen) {
    case 'home':
      return '#/';
    case 'play':
      return `#/play/${route.deal}`;
    case 'replay':
      return `#/replay/${route.link}`;
    case 'daily':
      return ['#/daily', route.date, route.date && route.game].filter(Boolean).join('/');
    case 'rules':
      return route.game ? `#/rules/${route.game}` : '#/rules';
    case 'learn':
      return `#/learn/${route.game}`;
    case 'room':
      return `#/room/${route.room}${route.watch ? '/watch' : ''}`;
    case 'match':
      return `#/match/${route.match}`;
    case 'player':
      return `#/player/${route.player}`;
    case 'unknown':
      return route.hash;
    default:
      return `#/${route.screen}`;
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function routeOf(hash: string): Route {
  const [screen = '', ...rest] = decoded(hash.replace(/^#\/?/, '')).split('/');
  const argument = rest.join('/');
  const game = gameIds.find((id) => id === argument);
  switch (screen) {
    case '':
      return { screen: 'home' };
    case 'play':
      return argument ? { screen, deal: argument } : { screen: 'home' };
    case 'replay':
      return argument ? { screen, link: argument } : { screen: 'home' };
    case 'rules':
      return game ? { screen, game } : { screen };
    case 'learn':
      return game ? { screen, game } : { screen: 'unknown', hash };
    case 'room': {
      const [room = '', watch] = rest;
      if (room === '') return { screen: 'online' };
      return { screen, room: room.toUpperCase(), ...(watch === 'watch' ? { watch: true } : {}) };
    }
    case 'match':
      return argument ? { screen, match: argument } : { screen: 'online' };
    case 'player':
      return argument ? { screen, player: argument } : { screen: 'online' };
    case 'daily': {
      const [date = '', name] = rest;
      const chosen = gameIds.find((id) => id === name);
      return { screen, ...(date ? { date } : {}), ...(chosen ? { game: chosen } : {}) };
    }
    case 'stats':
    case 'settings':
    case 'keys':
    case 'online':
      return { screen };
    default:
      return { screen: 'unknown', hash };
  }
}

export function currentRoute(): Route {
  return routeOf(location.hash);
}

export function go(route: Route, options: { replace?: boolean } = {}): void {
  if (options.replace) {
    history.replaceState(null, '', href(route));
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  } else location.hash = href(route);
}

export function watchRoute(listener: (route: Route) => void): () => void {
  const heard = () => listener(currentRoute());
  window.addEventListener('hashchange', heard);
  return () => window.removeEventListener('hashchange', heard);
}
