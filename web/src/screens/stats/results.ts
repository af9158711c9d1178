// What the saved games say beyond the sums of the engine.
import type { GameResult } from '../../engine/protocol';
import { wasAssisted, type SavedGame } from '../../game/savedGame';

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

export function isAssisted({ saved }: Finished): boolean {
  return wasAssisted(saved);
}
/** Counts apart, as the engine's sums do. */
function countsApart(finished: Finished): boolean {
  return finished.result.won && isAssisted(finished);
}
/** Wins that count. */
export function ownWins(finished: readonly Finished[]): Finished[] {
  return finished.filter((one) => one.result.won && !isAssisted(one));
}

/** Won without any help, and without taking anything back. */
export function isClean(finished: Finished): boolean {
  const { won, undos } = finished.result;
  return won && !isAssisted(finished) && undos === 0;
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
  const counted = finished.filter((one) => !countsApart(one));
  return counted.slice(-most).map(({ saved, result }, index) => {
    if (result.won) ++wins;
    return { deal: saved.deal, won: result.won, rate: wins / (index + 1) };
  });
}
