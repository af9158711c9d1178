// What the saved games say beyond the sums of the engine.
import type { GameResult } from '../../engine/protocol';
import type { SavedGame } from '../../game/library';

export interface Finished {
  readonly saved: SavedGame;
  readonly result: GameResult;
}

/** Games that count, the oldest first. */
export function finishedOf(games: readonly SavedGame[]): Finished[] {
  return games
    .flatMap((saved) =>
      saved.result?.played && (saved.over || saved.result.won)
        ? [{ saved, result: saved.result }]
        : [],
    )
    .reverse();
}

/** Won without any help. */
export function isClean({ saved, result }: Finished): boolean {
  const { won, hints, undos } = result;
  return won && !saved.assisted && !result.assisted && hints === 0 && undos === 0;
}

export function median(numbers: readonly number[]): number | null {
  if (numbers.length === 0) return null;
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

export interface RatePoint {
  readonly deal: string;
  readonly won: boolean;
  /** Share of wins from the first game shown up to this one. */
  readonly rate: number;
}

export function ratesOf(finished: readonly Finished[], most = 100): RatePoint[] {
  let wins = 0;
  return finished.slice(-most).map(({ saved, result }, index) => {
    if (result.won) ++wins;
    return { deal: saved.deal, won: result.won, rate: wins / (index + 1) };
  });
}
