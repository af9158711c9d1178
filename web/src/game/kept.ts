// A game as it is kept, and where: the open one of each game in the small storage, which is
// written before the next frame is drawn; all of them in the browser's database.
import type { GameResult, Pile } from '../engine/protocol';
import type { GameId } from '../games';
import { forget, readJson, writeJson } from '../app/storage';

export interface Kept {
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
}

export function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false;
  const kept = value as Partial<Kept>;
  return (
    typeof kept.id === 'string' &&
    typeof kept.deal === 'string' &&
    typeof kept.game === 'string' &&
    typeof kept.mode === 'string' &&
    typeof kept.save === 'string' &&
    typeof kept.updated === 'number' &&
    Array.isArray(kept.table)
  );
}

const slot = (game: GameId) => `croupier.open.${game}`;

/** The unfinished game of a kind. */
export function currentOf(game: GameId): Kept | null {
  const stored = readJson(slot(game));
  return isKept(stored) ? stored : null;
}

export function keepOpen(kept: Kept): boolean {
  return writeJson(slot(kept.game), kept);
}

export function clearOpen(game: GameId): void {
  forget(slot(game));
}

export function newId(): string {
  const random = crypto.getRandomValues(new Uint32Array(2));
  return Date.now().toString(36) + [...random].map((n) => n.toString(36)).join('');
}
