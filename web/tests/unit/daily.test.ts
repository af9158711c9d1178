// Daily deals: days of the calendar, how each went, streaks, and what is told to others.
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { routeOf, href } from '../../src/app/router';
import {
  dayOf,
  daysInMonth,
  isDay,
  plusDays,
  plusMonths,
  untilMidnight,
  weekdayOf,
} from '../../src/game/days';
import { chooseDaily, dailySpokenOf } from '../../src/game/daily';
import { resultsOf, stateOf, streakOf } from '../../src/game/dailyResults';
import { isSavedGame, type SavedGame } from '../../src/game/savedGame';
import { weeksOf } from '../../src/screens/daily/Calendar';
import { resultText } from '../../src/screens/daily/share';
import { clockIsBehind } from '../../src/screens/daily/StreakPanel';
import { endingWords, nextWords } from '../../src/screens/daily/words';
import { loadLanguage } from '../../src/texts';
import english from '../../src/texts/en.json';

interface Played {
  readonly won?: boolean;
  readonly on?: string;
  readonly hints?: number;
  readonly undos?: number;
  readonly assisted?: boolean;
  /** When it was begun and when its last move was made, in any unit. */
  readonly started?: number;
  readonly updated?: number;
}
let games = 0;

/** A game of the daily deal of that day; won on the day unless told. */
function played(daily: string, how: Played = {}): SavedGame {
  const { won = true, hints = 0, undos = 0, assisted = false } = how;
  const updated = how.updated ?? ++games;
  return {
    id: `g${++games}`,
    deal: 'K1-402',
    game: 'klondike',
    mode: 'K1',
    started: how.started ?? updated,
    updated,
    moves: 118,
    elapsed: 272_000,
    result: {
      mode: 'K1',
      played: true,
      won,
      elapsed: 272_000,
      moves: 118,
      score: null,
      assisted,
      stalemate: false,
      hints,
      undos,
    },
    over: won,
    link: null,
    save: '',
    table: [],
    assisted,
    bookmarks: [],
    daily,
    ...(won ? { wonOn: how.on ?? daily } : {}),
  };
}
function without(saved: SavedGame, ...names: ('daily' | 'wonOn')[]): SavedGame {
  const left = Object.entries(saved).filter(([name]) => !names.some((each) => each === name));
  return Object.fromEntries(left) as unknown as SavedGame;
}
const today = '2026-11-18';
const before = (days: number) => plusDays(today, -days);
const streak = (...saved: SavedGame[]) => streakOf(resultsOf(saved, 'klondike'), today);
const state = (day: string, ...saved: SavedGame[]) =>
  stateOf(resultsOf(saved, 'klondike'), day, today);

describe('a day', () => {
  it('is that of the calendar where the player is', () => {
    expect(dayOf(new Date(2026, 10, 18, 0, 0))).toBe('2026-11-18');
    expect(dayOf(new Date(2026, 10, 18, 23, 59, 59))).toBe('2026-11-18');
    expect(dayOf(new Date(2026, 0, 1))).toBe('2026-01-01');
  });
  it('ends at midnight', () => {
    expect(untilMidnight(new Date(2026, 10, 18, 23, 59, 59))).toBe(1000);
    expect(untilMidnight(new Date(2026, 10, 18))).toBe(86_400_000);
  });
  it('has neighbours beyond months, years and leap days', () => {
    expect(plusDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(plusDays('2028-03-01', -1)).toBe('2028-02-29');
    expect(plusDays('2026-11-18', 7)).toBe('2026-11-25');
    expect(plusMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(plusMonths('2026-01-15', -1)).toBe('2025-12-15');
    expect(daysInMonth('2028-02-10')).toBe(29);
  });
  it('has a weekday, counted from Monday', () => {
    expect(weekdayOf('2024-01-01')).toBe(1);
    expect(weekdayOf('2026-11-22')).toBe(7);
  });
  it('is told from other texts', () => {
    expect(isDay('2024-02-29')).toBe(true);
    for (const other of ['2026-02-29', '2026-13-01', '26-1-1', 'today', '', null, 5])
      expect(isDay(other), String(other)).toBe(false);
  });
  it('stands in the weeks of its month', () => {
    const weeks = weeksOf('2026-11-01');
    expect(weeks.length).toBe(6);
    expect(weeks.every((week) => week.length === 7)).toBe(true);
    expect(weeks[0]?.slice(5)).toEqual([null, '2026-11-01']);
    expect(weeks.flat().filter(Boolean).length).toBe(30);
  });
  it('has an address', () => {
    for (const hash of ['#/daily', '#/daily/2026-11-18', '#/daily/2026-11-18/freecell'])
      expect(href(routeOf(hash))).toBe(hash);
    expect(routeOf('#/daily/2026-11-18/chess')).toEqual({ screen: 'daily', date: '2026-11-18' });
  });
});

describe('a daily deal', () => {
  it('is clean, won, or won with help', () => {
    expect(state(today, played(today))).toBe('clean');
    expect(state(today, played(today, { undos: 3 }))).toBe('won');
    expect(state(today, played(today, { hints: 1 }))).toBe('assisted');
    expect(state(today, played(today, { assisted: true }))).toBe('assisted');
  });
  it('counts as late when it is won on another day', () => {
    expect(state(before(2), played(before(2), { on: today }))).toBe('late');
  });
  it('is not won before its day', () => {
    expect(state(today, played(today, { on: before(1) }))).toBe('open');
    expect(state(today, played(today, { on: before(1) }), played(today))).toBe('clean');
  });
  it('is begun, open, missed or not there yet', () => {
    expect(state(today, played(today, { won: false }))).toBe('begun');
    expect(state(today)).toBe('open');
    expect(state(before(1))).toBe('missed');
    expect(state(plusDays(today, 1))).toBe('future');
  });
  it('is decided by the first win', () => {
    const helped = played(today, { assisted: true, updated: 10 });
    expect(state(today, played(today, { updated: 20 }), helped)).toBe('assisted');
    expect(state(today, played(today, { updated: 5 }), helped)).toBe('clean');
  });
  it('was helped also in an attempt before', () => {
    const helped = played(today, { won: false, assisted: true, started: 1, updated: 2 });
    expect(state(today, helped, played(today, { started: 3, updated: 4 }))).toBe('assisted');
    const later = played(today, { won: false, assisted: true, started: 5, updated: 6 });
    expect(state(today, later, played(today, { started: 3, updated: 4 }))).toBe('clean');
  });
  it('is another one in another game', () => {
    const other = { ...played(today), game: 'freecell' as const };
    expect(state(today, other)).toBe('open');
  });
  it('is counted by its last move where the day was not kept', () => {
    const old = without(played(today, { updated: new Date(2026, 10, 18, 9).getTime() }), 'wonOn');
    expect(state(today, old)).toBe('clean');
  });
  it('is kept in files, whose days must be days', () => {
    expect(isSavedGame(played(today))).toBe(true);
    expect(isSavedGame({ ...played(today), daily: 'x' })).toBe(false);
    expect(isSavedGame({ ...played(today), wonOn: '2026-02-30' })).toBe(false);
    expect(isSavedGame(without(played(today), 'daily', 'wonOn'))).toBe(true);
  });
});

describe('a deal that was the deal of some day', () => {
  it('is spoken of as such on the day, or when it was chosen from the calendar', () => {
    const started = new Date(2026, 10, 18, 9).getTime();
    expect(dailySpokenOf(played(today, { started }))).toBe(today);
    expect(dailySpokenOf(played(before(9), { started }))).toBeNull();
    chooseDaily('K1-402');
    expect(dailySpokenOf(played(before(9), { started }))).toBe(before(9));
  });
});

describe('a streak', () => {
  it('is the days in a row', () => {
    expect(streak()).toEqual({ current: 0, best: 0, ended: null, waits: true });
    expect(streak(played(today), played(before(1)), played(before(2)))).toEqual({
      current: 3,
      best: 3,
      ended: null,
      waits: false,
    });
  });
  it('waits for today until midnight', () => {
    const played2 = [played(before(1)), played(before(2))];
    expect(streak(...played2)).toMatchObject({ current: 2, waits: true });
    expect(streak(...played2, played(today, { won: false }))).toMatchObject({
      current: 2,
      waits: true,
    });
    expect(streakOf(resultsOf(played2, 'klondike'), plusDays(today, 1))).toMatchObject({
      current: 0,
      ended: { day: today, why: 'missed', length: 2 },
    });
  });
  it('says which day ended it, and why', () => {
    const run = [played(before(5)), played(before(4))];
    const ends = (...more: SavedGame[]) => streak(...run, ...more).ended;
    expect(ends()).toEqual({ day: before(3), why: 'missed', wonOn: null, length: 2 });
    expect(ends(played(before(3), { won: false }))).toMatchObject({ why: 'begun' });
    expect(ends(played(before(3), { assisted: true }))).toMatchObject({ why: 'assisted' });
    expect(ends(played(before(3), { on: today }))).toMatchObject({ why: 'late', wonOn: today });
  });
  it('ends on the day itself when help was used', () => {
    expect(streak(played(before(1)), played(today, { assisted: true }))).toMatchObject({
      current: 0,
      ended: { day: today, why: 'assisted', length: 1 },
      waits: false,
    });
  });
  it('tells of the one before, too', () => {
    const all = [played(before(6)), played(before(5)), played(before(4)), played(before(1))];
    expect(streak(...all)).toMatchObject({
      current: 1,
      best: 3,
      ended: { day: before(3), length: 3 },
    });
  });
  it('goes on over months', () => {
    const days = Array.from({ length: 60 }, (_, n) => played(before(n)));
    expect(streak(...days).current).toBe(60);
  });
  it('goes on for a player who has flown back a day', () => {
    expect(streak(played(before(1)), played(today), played(plusDays(today, 1))).current).toBe(3);
  });
  it('is warned of a clock that was set back', () => {
    const now = new Date(2026, 10, 18, 12).getTime();
    expect(clockIsBehind([played(today, { updated: now - 1000 })], now)).toBeNull();
    const later = new Date(2026, 10, 20, 12).getTime();
    expect(clockIsBehind([played(today, { updated: later })], now)).toBe('2026-11-20');
  });
});

describe('in words', () => {
  beforeAll(async () => {
    vi.stubGlobal('document', { documentElement: {} });
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(english))));
    await loadLanguage('en');
  });
  const text = (how: Played, days = 5) => {
    const result = resultsOf([played(today, how)], 'klondike').get(today);
    if (!result) throw new Error('nothing was played');
    const page = 'https://cards.example/';
    return resultText({ game: 'klondike', day: today, grade: 2, result, streak: days, page });
  };

  it('a result is a few lines that give nothing away', () => {
    expect(text({})).toBe(
      [
        'Croupier daily: Klondike, November 18, 2026',
        'Level ●●○○○ Moderate',
        'Won in 4:32 with 118 moves',
        '✓ Clean: without help',
        'Streak: 5 days',
        'https://cards.example/#/daily/2026-11-18/klondike',
      ].join('\n'),
    );
  });
  it('a result says what help was used, and when it was late', () => {
    expect(text({ hints: 1, undos: 4 })).toContain('Help used: assisted, 1 hint, 4 undos');
    expect(text({ assisted: true }, 0)).toContain('Help used: assisted\nhttps');
    expect(text({ on: '2026-11-20' })).toContain('118 moves, on November 20');
  });
  it('the end of a streak has a day and a reason', () => {
    const ending = { day: '2026-11-12', why: 'missed', wonOn: null, length: 5 } as const;
    expect(endingWords(ending, false)).toBe(
      'The last streak, of 5 days, ended on November 12, 2026: not played.',
    );
    expect(endingWords({ ...ending, why: 'late', wonOn: '2026-11-13' }, true)).toBe(
      'The streak before, of 5 days, ended on November 12, 2026: won only on November 13, 2026.',
    );
  });
  it('what comes next is said in every case', () => {
    const now = { best: 0, ended: null };
    expect(nextWords({ ...now, current: 0, waits: true })).toContain('a streak begins');
    expect(nextWords({ ...now, current: 0, waits: false })).toContain("Win tomorrow's");
    expect(nextWords({ ...now, current: 2, waits: true })).toContain('it is 3 days');
    expect(nextWords({ ...now, current: 2, waits: false })).toContain('Today counts');
  });
});
