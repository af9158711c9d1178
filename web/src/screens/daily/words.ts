// Days, states and streaks in the player's words.
import { noonOf, type Day } from '../../game/days';
import type { DayResult, DayState, Ending, Streak } from '../../game/dailyResults';
import { currentLanguage, t, tCount } from '../../texts';

function formatted(day: Day, options: Intl.DateTimeFormatOptions): string {
  const format = new Intl.DateTimeFormat(currentLanguage(), { ...options, timeZone: 'UTC' });
  return format.format(noonOf(day));
}

/** "18 November 2026". */
export const dateWords = (day: Day) =>
  formatted(day, { day: 'numeric', month: 'long', year: 'numeric' });
/** "18 November". */
export const shortDateWords = (day: Day) => formatted(day, { day: 'numeric', month: 'long' });
/** "Wednesday, 18 November 2026". */
export const fullDateWords = (day: Day) =>
  formatted(day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
/** "Wednesday, 18 November". */
export const weekdayDateWords = (day: Day) =>
  formatted(day, { weekday: 'long', day: 'numeric', month: 'long' });
export const monthWords = (day: Day) => formatted(day, { month: 'long', year: 'numeric' });
export const weekdayWords = (day: Day, width: 'short' | 'long') =>
  formatted(day, { weekday: width });

export function stateWords(state: DayState, result?: DayResult | undefined): string {
  if (state === 'late' && result?.wonOn)
    return t('daily.state.late', { day: shortDateWords(result.wonOn) });
  return t(`daily.state.${state}`, { day: '' });
}

/** "2 hints, 5 undos"; empty for none. */
export function countedHelp({ saved }: DayResult): string {
  const { hints = 0, undos = 0 } = saved.result ?? {};
  return [
    hints > 0 && tCount('play.win.hints', hints),
    undos > 0 && tCount('play.win.undos', undos),
  ]
    .filter((each) => each !== false)
    .join(', ');
}

/** The help that was used: "assisted, 2 hints"; empty for none. */
export function helpWords(result: DayResult): string {
  const assisted = result.state === 'assisted' ? t('daily.help.assisted') : '';
  return [assisted, countedHelp(result)].filter((each) => each !== '').join(', ');
}

export const streakWords = (days: number) => tCount('daily.days', days);

function whyWords({ why, wonOn }: Ending): string {
  return t(`daily.why.${why}`, { day: wonOn ? dateWords(wonOn) : '' });
}
/** "It ended on 12 November 2026, after 5 days: not played." */
export function endingWords(ending: Ending, goesOn: boolean): string {
  return t(goesOn ? 'daily.streak.before' : 'daily.streak.ended', {
    day: dateWords(ending.day),
    length: streakWords(ending.length),
    why: whyWords(ending),
  });
}

/** What would make the streak longer. */
export function nextWords({ current, waits }: Streak): string {
  if (current === 0) return t(waits ? 'daily.streak.begin' : 'daily.streak.tomorrow');
  return waits ? tCount('daily.streak.waits', current + 1) : t('daily.streak.done');
}
