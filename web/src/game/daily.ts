// The deals of a day: the engine says which, by the date alone; here is what a game keeps of it.
import { readText, writeText } from '../app/storage';
import { gameEngine } from '../engine/client';
import { descriptionOf, gameIds, type GameId } from '../games';
import { allGames } from './database';
import { dayOf, type Day } from './days';
import { openGameOf, type SavedGame } from './savedGame';

export interface DailyDeals {
  readonly date: Day;
  /** Monday is 1, Sunday 7. */
  readonly weekday: number;
  readonly grade: 1 | 2 | 3 | 4 | 5;
  readonly deals: readonly { readonly game: GameId; readonly deal: string }[];
}
export interface DailyAnswer {
  readonly days: readonly DailyDeals[];
  readonly first: Day;
  readonly last: Day;
}

/** Games with lists of deals that can be won have one of them a day. */
export const dailyGames: readonly GameId[] = gameIds.filter((id) => descriptionOf(id).levels);

export function dailyDeals(date: Day, days = 1): Promise<DailyAnswer> {
  return gameEngine.need<DailyAnswer>({ command: 'daily', date, days });
}

/** The last day up to today whose daily deal this is, by whatever name it was opened. */
export async function dayOfDeal(deal: string, upto: Day): Promise<Day | null> {
  const answer = await gameEngine.ask({ command: 'daily', date: upto, deal }).catch(() => null);
  return answer?.ok ? ((answer as unknown as DailyAnswer).days[0]?.date ?? null) : null;
}

/** Each game has a day of its own that was chosen. */
const chosen = (deal: string) => `croupier.daily.chosen.${deal.split('-')[0] ?? ''}`;

/** The player has gone to this deal as that of a past day. */
export function chooseDaily(deal: string): void {
  writeText(chosen(deal), deal);
}
/** Many a deal was some day's: it is spoken of on the day itself, or when it was chosen as such. */
export function dailySpokenOf({ daily, deal, started }: SavedGame): Day | null {
  if (!daily) return null;
  const meant =
    dayOf(new Date(started)) === daily || deal.replace(/\+.*/, '') === readText(chosen(deal));
  return meant ? daily : null;
}

/** When a game was played last, by the clock of this device or of the one it was brought from. */
export async function latestMoment(): Promise<number> {
  const open = gameIds.map(openGameOf).filter((saved) => saved !== null);
  return Math.max(0, ...[...open, ...(await allGames())].map(({ updated }) => updated));
}

/** Clocks are put right by a few minutes every now and then. */
export const tolerated = 600_000;

/** The day of a win. A clock that was set back does not bring a day back. */
export async function dayOfWin(now = Date.now()): Promise<Day> {
  const latest = await latestMoment();
  return dayOf(new Date(latest > now + tolerated ? latest : now));
}

/** What a game that has just been won keeps: the day, and whose daily deal it is. */
export async function marksOfWin(saved: SavedGame): Promise<Pick<SavedGame, 'daily' | 'wonOn'>> {
  const wonOn = await dayOfWin();
  const daily = saved.daily ?? (await dayOfDeal(saved.deal, wonOn));
  return { wonOn, ...(daily === null ? {} : { daily }) };
}
