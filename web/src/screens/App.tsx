// The page: which screen is shown, its title, where the focus goes, and the notices around it.
import { render, type FunctionComponent } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { currentRoute, watchRoute, type Route } from '../app/router';
import { watchSettings } from '../app/settings';
import { currentLanguage, loadLanguage, t, wantedLanguage } from '../texts';
import { KeySheet } from './keys/KeySheet';
import { Loading, Trouble } from './Loading';
import { watchNotices } from './notices';
import { ToastHost } from './parts';
import { leaveScreen } from './parts/toast';
import './parts/parts.css';

/** Each screen is a file of its own, so that the first one needs little. */
const screens: { [S in Route['screen']]: () => Promise<FunctionComponent<{ route: Route }>> } = {
  home: async () => (await import('./home/Home')).Home,
  play: async () => {
    const { PlayScreen } = await import('./play/PlayScreen');
    return ({ route }) => (route.screen === 'play' ? <PlayScreen deal={route.deal} /> : null);
  },
  replay: async () => {
    const { ReplayScreen } = await import('./replay/ReplayScreen');
    return ({ route }) => (route.screen === 'replay' ? <ReplayScreen link={route.link} /> : null);
  },
  daily: async () => {
    const { DailyScreen } = await import('./daily/DailyScreen');
    return ({ route }) =>
      route.screen === 'daily' ? <DailyScreen date={route.date} game={route.game} /> : null;
  },
  stats: async () => (await import('./stats/StatsScreen')).StatsScreen,
  settings: async () => (await import('./settings/Settings')).Settings,
  rules: async () => {
    const { Rules } = await import('./rules/Rules');
    return ({ route }) => (route.screen === 'rules' ? <Rules game={route.game} /> : null);
  },
  learn: async () => {
    const { LearnScreen } = await import('./learn/LearnScreen');
    return ({ route }) =>
      route.screen === 'learn' ? <LearnScreen key={route.game} game={route.game} /> : null;
  },
  keys: async () => (await import('./keys/Keys')).Keys,
  online: async () => (await import('./online/Lobby')).Lobby,
  room: async () => {
    const { RoomScreen } = await import('./online/RoomScreen');
    return ({ route }) =>
      route.screen === 'room' ? (
        <RoomScreen room={route.room} watch={route.watch ?? false} />
      ) : null;
  },
  match: async () => {
    const { MatchScreen } = await import('./online/MatchScreen');
    return ({ route }) =>
      route.screen === 'match' ? <MatchScreen key={route.match} match={route.match} /> : null;
  },
  player: async () => {
    const { PlayerScreen } = await import('./online/PlayerScreen');
    return ({ route }) => (route.screen === 'player' ? <PlayerScreen id={route.player} /> : null);
  },
  unknown: async () => (await import('./Lost')).Lost,
};

type Shown = { readonly route: Route; readonly Screen: FunctionComponent<{ route: Route }> };
export type First = Shown & { readonly hash: string };

/** The screen of the address, so that it is the first thing painted; null when it does not come. */
export async function fetchScreen(): Promise<First | null> {
  const { hash } = location;
  const route = currentRoute();
  try {
    return { route, hash, Screen: await screens[route.screen]() };
  } catch {
    return null;
  }
}

function titleOf(route: Route): string {
  switch (route.screen) {
    case 'home':
      return 'Croupier';
    case 'play':
      return `${route.deal} · Croupier`;
    case 'replay':
      // Of its link the part before the moves.
      return `${t('title.replay')} ${route.link.replace(/\..*/, '')} · Croupier`;
    case 'rules':
      if (route.game) return `${t('rules.title', { game: t(`game.${route.game}`) })} · Croupier`;
      return `${t('title.rules')} · Croupier`;
    default:
      return `${t(`title.${route.screen}`)} · Croupier`;
  }
}

/** Drawn again when the language has changed. */
function useLanguage(): string {
  const [language, setLanguage] = useState(currentLanguage());
  useEffect(
    () =>
      watchSettings(() => {
        const wanted = wantedLanguage();
        if (wanted === currentLanguage()) return;
        loadLanguage(wanted).then(
          () => setLanguage(wanted),
          () => {},
        );
      }),
    [],
  );
  return language;
}

export function App({ first }: { first: First | null }) {
  const language = useLanguage();
  const [shown, setShown] = useState<Shown | null>(first);
  const [failed, setFailed] = useState(false);
  const wanted = useRef<Route>(first?.route ?? currentRoute());
  const before = useRef<Route | null>(null);

  useLayoutEffect(() => {
    const show = (route: Route) => {
      wanted.current = route;
      screens[route.screen]().then(
        (Screen) => {
          if (wanted.current !== route) return;
          setFailed(false);
          setShown((now) => ({
            route,
            Screen: now?.route.screen === route.screen ? now.Screen : Screen,
          }));
        },
        () => wanted.current === route && setFailed(true),
      );
    };
    // The address may have changed since the first screen was asked for.
    if (first?.hash !== location.hash) show(currentRoute());
    return watchRoute(show);
  }, []);
  useEffect(watchNotices, []);
  useEffect(() => {
    if (shown) document.title = titleOf(shown.route);
  }, [shown, language]);
  useEffect(() => {
    if (!shown) return;
    const last = before.current;
    before.current = shown.route;
    if (last && last.screen !== shown.route.screen) leaveScreen();
    // Whoever opens the page starts where the browser says, and a new deal leaves the focus on
    // the table; another screen is read out from its heading.
    if (last && (last.screen !== shown.route.screen || shown.route.screen === 'rules')) {
      window.scrollTo(0, 0);
      document.querySelector<HTMLElement>('[data-heading]')?.focus({ preventScroll: true });
    }
  }, [shown]);

  return (
    <>
      {failed ? <Trouble /> : shown ? <shown.Screen route={shown.route} /> : <Loading />}
      <KeySheet />
      <ToastHost />
    </>
  );
}

export function mountApp(host: HTMLElement, first: First | null): void {
  render(<App first={first} />, host);
}
