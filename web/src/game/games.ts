// The list of games: begin, go on, give up, count, export and import.
import { settings } from '../app/settings';
import { readText, writeText } from '../app/storage';
import { gameEngine } from '../engine/client';
import type { GameInfo, GameResult, ModeStatistics, Pile, State } from '../engine/protocol';
import { descriptionOf, gameIds, type GameId } from '../games';
import { allGames, dropGame, findGame, putGame } from './database';
import type { Game } from './game';
import { hold, release } from './hold';
import { clearOpen, currentOf, isKept, keepOpen, newId, type Kept } from './kept';
import { LocalGame } from './local';

export { currentOf, type Kept } from './kept';
export { certified, gradeOf, pickDeal, type Level } from './certified';
export { openReplay, type Replay } from './replay';

let infos: Promise<readonly GameInfo[]> | undefined;
export function gamesInfo(): Promise<readonly GameInfo[]> {
  infos ??= gameEngine.need<{ games: GameInfo[] }>({ command: 'games' }).then(({ games }) => games);
  infos.catch(() => (infos = undefined));
  return infos;
}

export function latest(): Kept | null {
  const open = gameIds.map(currentOf).filter((kept) => kept !== null);
  return open.sort((a, b) => b.updated - a.updated)[0] ?? null;
}

/** The game is open in another tab; `steal` takes it over. */
export class HeldElsewhere extends Error {}
let onLost: (game: GameId) => void = () => {};
export function onTakenOver(listener: (game: GameId) => void): void {
  onLost = listener;
}

async function sit(kept: Kept, steal: boolean): Promise<Game> {
  const seat: { game?: LocalGame } = {};
  const mine = await hold(kept.game, steal, () => {
    if (seat.game) seat.game.lost = true;
    onLost(kept.game);
  });
  if (!mine) throw new HeldElsewhere(kept.game);
  seat.game = await LocalGame.open(kept);
  return seat.game;
}

/** What a deal id means, checked by the engine, which throws when it is none. */
async function fresh(deal: string): Promise<Kept> {
  const opened = await gameEngine.need<{ match: number; deal: string; game: GameId; mode: string }>(
    { command: 'new', deal },
  );
  const shown = await gameEngine.need<State>({ command: 'state', match: opened.match });
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

/** The deal of the seed that was kept last, in games that keep it. */
export function lastSeedDeal(game: GameId): string | null {
  const { seed } = descriptionOf(game);
  const kept = seed ? readText(seed.keptAs) : null;
  return seed && kept !== null && /^[1-9]\d*$/.test(kept) ? `${seed.mode}-${kept}` : null;
}
function keepSeed({ game, deal }: Kept): void {
  const { seed } = descriptionOf(game);
  const number = /-(\d+)/.exec(deal)?.[1];
  if (seed && number !== undefined) writeText(seed.keptAs, number);
}

/** The unfinished game of that deal, or a new one. */
export async function openDeal(deal: string, steal = false): Promise<Game> {
  const wished = await withUndo(deal);
  const kept = await fresh(wished);
  const open = currentOf(kept.game);
  if (open) {
    const names = [kept.deal, wished === deal ? kept.deal : (await fresh(deal)).deal];
    if (names.includes(open.deal)) return sit(open, steal);
  }
  return begin(kept, steal);
}

/** A new game; the one before stays in the list. */
export async function startDeal(deal: string, steal = false): Promise<Game> {
  return begin(await fresh(await withUndo(deal)), steal);
}

async function begin(kept: Kept, steal: boolean): Promise<Game> {
  const open = currentOf(kept.game);
  const game = await sit(kept, steal);
  if (open && open.moves > 0) await putGame(open);
  keepOpen(kept);
  keepSeed(kept);
  return game;
}

/** Goes on with a game of the list, as "Undo new game" does. */
export async function openKept(id: string, steal = false): Promise<Game> {
  const kept = (await findGame(id)) ?? gameIds.map(currentOf).find((open) => open?.id === id);
  if (!kept) throw new Error('no_such_game');
  const open = currentOf(kept.game);
  const game = await sit(kept, steal);
  if (open && open.id !== kept.id && open.moves > 0) await putGame(open);
  if (!kept.over) {
    await dropGame(id);
    keepOpen(kept);
  }
  return game;
}

export async function listGames(): Promise<Kept[]> {
  const open = gameIds.map(currentOf).filter((kept) => kept !== null);
  const ids = new Set(open.map(({ id }) => id));
  const others = (await allGames()).filter(({ id }) => !ids.has(id));
  return [...open, ...others].sort((a, b) => b.updated - a.updated);
}

export async function removeGame(id: string): Promise<Kept | null> {
  const kept = (await listGames()).find((one) => one.id === id) ?? null;
  if (kept && currentOf(kept.game)?.id === id) {
    clearOpen(kept.game);
    release(kept.game);
  }
  await dropGame(id);
  return kept;
}

export async function restoreGame(kept: Kept): Promise<void> {
  await putGame(kept);
}

export interface Counted {
  readonly modes: readonly ModeStatistics[];
  readonly total: ModeStatistics;
  readonly games: readonly Kept[];
}

/** Counted anew from the list, so that nothing can count twice. */
export async function statistics(filter: { mode?: string } = {}): Promise<Counted> {
  const games = (await listGames()).filter(({ mode }) => !filter.mode || mode === filter.mode);
  const results = games
    .filter((kept): kept is Kept & { result: GameResult } => kept.result !== null)
    .filter((kept) => kept.over || currentOf(kept.game)?.id !== kept.id)
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
  if (!games.every(isKept)) throw new Error('broken_file');
  const here = new Map((await listGames()).map((kept) => [kept.id, kept.updated]));
  const fresher = games.filter(({ id, updated }) => (here.get(id) ?? -1) < updated);
  for (const kept of fresher) await putGame(kept);
  return { added: fresher.length };
}
