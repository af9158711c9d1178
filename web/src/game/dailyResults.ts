// How the daily deals went: one state a day, and streaks of days. Nothing is forgiven, and what
// ended a streak can be said.
import type { GameId } from '../games';
import { dayOf, plusDays, type Day } from './days';
import { wasAssisted, type SavedGame } from './savedGame';

export type DayState =
  /** Won on its own day without taking anything back. */
  | 'clean'
  /** Won on its own day by the player. */
  | 'won'
  /** Won with help: the game counts as assisted. */
  | 'assisted'
  /** Won on another day. */
  | 'late'
  /** Moves were made, and it is not won. */
  | 'begun'
  /** The day is over, and it was not played. */
  | 'missed'
  /** It is the day, and nothing has happened yet. */
  | 'open'
  | 'future';

export interface DayResult {
  readonly state: 'clean' | 'won' | 'assisted' | 'late' | 'begun';
  /** The game that decided, or the last one that was begun. */
  readonly saved: SavedGame;
  readonly wonOn: Day | null;
}
export type Results = ReadonlyMap<Day, DayResult>;

const isWon = ({ over, result }: SavedGame) => over && result?.won === true;
/** Games that were won before days were kept have the moment of their last move. */
const wonOnOf = (saved: SavedGame): Day => saved.wonOn ?? dayOf(new Date(saved.updated));

function resultOf(day: Day, attempts: readonly SavedGame[]): DayResult | null {
  // A deal that was won by its number before its day came is to be won again on the day.
  const wins = attempts.filter((saved) => isWon(saved) && wonOnOf(saved) >= day);
  const [win] = wins.sort((a, b) => a.updated - b.updated);
  if (!win) {
    const [last] = attempts.filter((saved) => saved.result !== null && !isWon(saved)).slice(-1);
    return last ? { state: 'begun', saved: last, wonOn: null } : null;
  }
  const wonOn = wonOnOf(win);
  // Help in an earlier attempt has shown the deal, too.
  const helped = attempts.some((saved) => wasAssisted(saved) && saved.started <= win.updated);
  const clean = win.result?.undos === 0;
  const state = helped ? 'assisted' : wonOn !== day ? 'late' : clean ? 'clean' : 'won';
  return { state, saved: win, wonOn };
}

/** The days of a game on which something happened. */
export function resultsOf(games: readonly SavedGame[], game: GameId): Results {
  const attempts = new Map<Day, SavedGame[]>();
  for (const saved of [...games].sort((a, b) => a.updated - b.updated)) {
    if (saved.game !== game || !saved.daily) continue;
    attempts.set(saved.daily, [...(attempts.get(saved.daily) ?? []), saved]);
  }
  const results = new Map<Day, DayResult>();
  for (const [day, tried] of attempts) {
    const result = resultOf(day, tried);
    if (result) results.set(day, result);
  }
  return results;
}

export function stateOf(results: Results, day: Day, today: Day): DayState {
  const result = results.get(day);
  if (result) return result.state;
  return day > today ? 'future' : day === today ? 'open' : 'missed';
}

export interface Ending {
  /** The first day that did not count. */
  readonly day: Day;
  readonly why: 'missed' | 'begun' | 'assisted' | 'late';
  readonly wonOn: Day | null;
  /** How many days the streak had. */
  readonly length: number;
}
export interface Streak {
  readonly current: number;
  readonly best: number;
  /** How the last streak that is over ended. */
  readonly ended: Ending | null;
  /** Today is not won yet: the streak goes on if it will be. */
  readonly waits: boolean;
}

const counts = (state: DayState) => state === 'clean' || state === 'won';

export function streakOf(results: Results, today: Day): Streak {
  const runs: { last: Day; length: number }[] = [];
  for (const day of [...results.keys()].sort()) {
    if (!counts(stateOf(results, day, today))) continue;
    const run = runs.at(-1);
    if (run && plusDays(run.last, 1) === day) {
      run.last = day;
      ++run.length;
    } else runs.push({ last: day, length: 1 });
  }
  const latest = runs.at(-1);
  const best = Math.max(0, ...runs.map(({ length }) => length));
  const state = stateOf(results, today, today);
  const waits = state === 'open' || state === 'begun';
  // Where the player has travelled west, a later day may have been won already.
  const goes =
    latest !== undefined &&
    (latest.last >= today || (waits && latest.last === plusDays(today, -1)));
  const over = goes ? runs.at(-2) : latest;
  return {
    current: goes ? latest.length : 0,
    best,
    ended: over ? endingOf(results, over.last, over.length) : null,
    waits,
  };
}

function endingOf(results: Results, last: Day, length: number): Ending {
  const day = plusDays(last, 1);
  const result = results.get(day);
  const why = result && !counts(result.state) ? (result.state as Ending['why']) : 'missed';
  return { day, why, wonOn: result?.wonOn ?? null, length };
}
