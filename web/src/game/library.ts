// The player's games: begin, go on, give up, count, export and import.
import { settings } from '../app/settings';
import { readText, writeText } from '../app/storage';
import { gameEngine } from '../engine/client';
import type { GameInfo, GameResult, ModeStatistics, Pile, State } from '../engine/protocol';
import { descriptionOf, gameIds, type GameId } from '../games';
import { dayOfDeal } from './daily';
import { allGames, dropGame, findGame, putGame } from './database';
import { dayOf } from './days';
import type { Game } from './game';
import { lockForThisTab, release } from './tabLock';
import {
  clearOpenGame,
  openGameOf,
  isSavedGame,
  storeOpenGame,
  newId,
  type SavedGame,
} from './savedGame';
import { LocalGame } from './local';

export { openGameOf, type SavedGame } from './savedGame';
export { certified, gradeOf, pickDeal, type Level } from './certified';
export { openReplay, type Replay } from './replay';

let infos: Promise<readonly GameInfo[]> | undefined;
export function gamesInfo(): Promise<readonly GameInfo[]> {
  infos ??= gameEngine.need<{ games: GameInfo[] }>({ command: 'games' }).then(({ games }) => games);
  infos.catch(() => (infos = undefined));
  return infos;
}

export function latest(): SavedGame | null {
  const open = gameIds.map(openGameOf).filter((saved) => saved !== null);
  return open.sort((a, b) => b.updated - a.updated)[0] ?? null;
}

/** The game is open in another tab; `steal` takes it over. */
export class OpenInAnotherTab extends Error {}
let onLost: (game: GameId) => void = () => {};
export function onTakenOver(listener: (game: GameId) => void): void {
  onLost = listener;
}

async function openLocked(saved: SavedGame, steal: boolean): Promise<Game> {
  const seat: { game?: LocalGame } = {};
  const mine = await lockForThisTab(saved.game, steal, () => {
    if (seat.game) seat.game.takenOver = true;
    onLost(saved.game);
  });
  if (!mine) throw new OpenInAnotherTab(saved.game);
  seat.game = await LocalGame.open(saved);
  return seat.game;
}

/** What a deal id means, checked by the engine, which throws when it is none. */
async function dealt(deal: string): Promise<SavedGame> {
  const opened = await gameEngine.need<{ match: number; deal: string; game: GameId; mode: string }>(
    { command: 'new', deal },
  );
  const [shown, daily] = await Promise.all([
    gameEngine.need<State>({ command: 'state', match: opened.match }),
    dayOfDeal(opened.deal, dayOf(new Date())),
  ]);
  void gameEngine.ask({ command: 'close', match: opened.match });
  const now = Date.now();
  return {
    id: newId(),
    deal: opened.deal,
    game: opened.game,
    mode: opened.mode,
    started: now,
    updated: now,
    moves: 0,
    elapsed: 0,
    result: null,
    over: false,
    link: null,
    save: '',
    table: shown.piles as readonly Pile[],
    assisted: false,
    bookmarks: [],
    ...(daily === null ? {} : { daily }),
  };
}

/** Unlimited undo is a rule of the deal in games that allow less. */
async function withUndo(deal: string): Promise<string> {
  if (settings().undo !== 'unlimited' || deal.includes('+undo=')) return deal;
  const prefix = deal.split('-')[0];
  const info = (await gamesInfo()).find(({ modes }) => modes.some((m) => m.prefix === prefix));
  const option = info?.options.find(({ key }) => key === 'undo');
  return option && option.default !== 'unlimited' ? `${deal}+undo=unlimited` : deal;
}

/** The deal of the last seed, in games that remember it. */
export function lastSeedDeal(game: GameId): string | null {
  const { seed } = descriptionOf(game);
  const last = seed ? readText(seed.storedAs) : null;
  return seed && last !== null && /^[1-9]\d*$/.test(last) ? `${seed.mode}-${last}` : null;
}
function storeSeed({ game, deal }: SavedGame): void {
  const { seed } = descriptionOf(game);
  const number = /-(\d+)/.exec(deal)?.[1];
  if (seed && number !== undefined) writeText(seed.storedAs, number);
}

/** The unfinished game of that deal, or a new one. */
export async function openDeal(deal: string, steal = false): Promise<Game> {
  const wished = await withUndo(deal);
  const saved = await dealt(wished);
  const open = openGameOf(saved.game);
  if (open) {
    const names = [saved.deal, wished === deal ? saved.deal : (await dealt(deal)).deal];
    if (names.includes(open.deal)) return openLocked(open, steal);
  }
  // A daily deal that was left for another game goes on where it was left.
  const left =
    saved.daily && (await allGames()).find((one) => one.deal === saved.deal && !one.over);
  if (left) return openSaved(left.id, steal);
  return begin(saved, steal);
}

/** A new game; the one before stays in the list. */
export async function startDeal(deal: string, steal = false): Promise<Game> {
  return begin(await dealt(await withUndo(deal)), steal);
}

async function begin(saved: SavedGame, steal: boolean): Promise<Game> {
  const open = openGameOf(saved.game);
  const game = await openLocked(saved, steal);
  if (open && open.moves > 0) await putGame(open);
  storeOpenGame(saved);
  storeSeed(saved);
  return game;
}

/** Goes on with a game of the list, as "Undo new game" does. */
export async function openSaved(id: string, steal = false): Promise<Game> {
  const saved = (await findGame(id)) ?? gameIds.map(openGameOf).find((open) => open?.id === id);
  if (!saved) throw new Error('no_such_game');
  const open = openGameOf(saved.game);
  const game = await openLocked(saved, steal);
  if (open && open.id !== saved.id && open.moves > 0) await putGame(open);
  if (!saved.over) {
    await dropGame(id);
    storeOpenGame(saved);
  }
  return game;
}

export async function listGames(): Promise<SavedGame[]> {
  const open = gameIds.map(openGameOf).filter((saved) => saved !== null);
  const ids = new Set(open.map(({ id }) => id));
  const others = (await allGames()).filter(({ id }) => !ids.has(id));
  return [...open, ...others].sort((a, b) => b.updated - a.updated);
}

export async function removeGame(id: string): Promise<SavedGame | null> {
  const saved = (await listGames()).find((one) => one.id === id) ?? null;
  if (saved && openGameOf(saved.game)?.id === id) {
    clearOpenGame(saved.game);
    release(saved.game);
  }
  await dropGame(id);
  return saved;
}

export async function restoreGame(saved: SavedGame): Promise<void> {
  await putGame(saved);
}

export interface Statistics {
  readonly modes: readonly ModeStatistics[];
  readonly total: ModeStatistics;
  readonly games: readonly SavedGame[];
}

/** Counted anew from the list, so that nothing can count twice. */
export async function statistics(filter: { mode?: string } = {}): Promise<Statistics> {
  const games = (await listGames()).filter(({ mode }) => !filter.mode || mode === filter.mode);
  const results = games
    .filter((saved): saved is SavedGame & { result: GameResult } => saved.result !== null)
    .filter((saved) => saved.over || openGameOf(saved.game)?.id !== saved.id)
    .reverse()
    .map(({ result, assisted }) => ({ ...result, assisted: result.assisted || assisted }));
  const sums = await gameEngine.need<{ modes: ModeStatistics[]; total: ModeStatistics }>({
    command: 'statistics',
    results,
  });
  return { ...sums, games };
}

export async function exportAll(): Promise<string> {
  return JSON.stringify({ format: 'croupier games', version: 1, games: await listGames() });
}

/** Adds what is not there yet; a file that is none of ours changes nothing. */
export async function importAll(text: string): Promise<{ added: number }> {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    throw new Error('not_json');
  }
  const { format, version, games } = (file ?? {}) as Record<string, unknown>;
  if (format !== 'croupier games' || !Array.isArray(games)) throw new Error('foreign_file');
  if (version !== 1) throw new Error('newer_file');
  if (!games.every(isSavedGame)) throw new Error('broken_file');
  const here = new Map((await listGames()).map((saved) => [saved.id, saved.updated]));
  const fresher = games.filter(({ id, updated }) => (here.get(id) ?? -1) < updated);
  for (const saved of fresher) await putGame(saved);
  return { added: fresher.length };
}
