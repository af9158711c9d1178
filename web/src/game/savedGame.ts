// A game as it is saved, and where: the open one of each game in the small storage, which is
// written before the next frame is drawn; all of them in the browser's database.
import type { GameResult, Pile } from '../engine/protocol';
import type { GameId } from '../games';
import { forget, readJson, writeJson } from '../app/storage';
import { isDay, type Day } from './days';

export interface SavedGame {
  readonly id: string;
  readonly deal: string;
  readonly game: GameId;
  readonly mode: string;
  readonly started: number;
  readonly updated: number;
  readonly moves: number;
  readonly elapsed: number;
  /** As it stands: null until the first move; a game that lies about counts as not won. */
  readonly result: GameResult | null;
  readonly over: boolean;
  readonly link: string | null;
  readonly save: string;
  readonly table: readonly Pile[];
  readonly assisted: boolean;
  readonly bookmarks: readonly number[];
  /** The day whose daily deal it is, if it is one. */
  readonly daily?: Day;
  /** The day on which it was won, by the calendar where the player was. */
  readonly wonOn?: Day;
}

export function isSavedGame(value: unknown): value is SavedGame {
  if (typeof value !== 'object' || value === null) return false;
  const saved = value as Partial<SavedGame>;
  return (
    typeof saved.id === 'string' &&
    typeof saved.deal === 'string' &&
    typeof saved.game === 'string' &&
    typeof saved.mode === 'string' &&
    typeof saved.save === 'string' &&
    typeof saved.updated === 'number' &&
    Array.isArray(saved.table) &&
    (saved.daily === undefined || isDay(saved.daily)) &&
    (saved.wonOn === undefined || isDay(saved.wonOn))
  );
}

/** With help of the solver, X-ray or hints; older results tell hints by their number only. */
export function wasAssisted({ assisted, result }: SavedGame): boolean {
  return assisted || result?.assisted === true || (result?.hints ?? 0) > 0;
}

const storageKey = (game: GameId) => `croupier.open.${game}`;

/** The unfinished game of a kind. */
export function openGameOf(game: GameId): SavedGame | null {
  const stored = readJson(storageKey(game));
  return isSavedGame(stored) ? stored : null;
}

export function storeOpenGame(saved: SavedGame): boolean {
  return writeJson(storageKey(saved.game), saved);
}

export function clearOpenGame(game: GameId): void {
  forget(storageKey(game));
}

export function newId(): string {
  const random = crypto.getRandomValues(new Uint32Array(2));
  return Date.now().toString(36) + [...random].map((n) => n.toString(36)).join('');
}
