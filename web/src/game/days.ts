// Days of the calendar as "2026-11-18": what the clock on the wall says, without hours and zones.

export type Day = string;

const two = (n: number) => String(n).padStart(2, '0');
const written = (year: number, month: number, day: number): Day =>
  `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;

/** The day where the player is. */
export function dayOf(when: Date): Day {
  return written(when.getFullYear(), when.getMonth() + 1, when.getDate());
}

export function isDay(value: unknown): value is Day {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const date = noonOf(value);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === value;
}

/** A moment that is on this day for whoever counts in UTC. */
export function noonOf(day: Day): Date {
  return new Date(`${day}T12:00:00Z`);
}

export function plusDays(day: Day, days: number): Day {
  const date = noonOf(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Monday is 1, Sunday 7. */
export function weekdayOf(day: Day): number {
  return noonOf(day).getUTCDay() || 7;
}

/** Its first day. */
export function monthOf(day: Day): Day {
  return `${day.slice(0, 8)}01`;
}

export function daysInMonth(day: Day): number {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** The same day so many months on, or the last one of a shorter month. */
export function plusMonths(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
  return `${first.slice(0, 8)}${two(Math.min(date, daysInMonth(first)))}`;
}

/** Milliseconds until the next day begins here. */
export function untilMidnight(now: Date): number {
  const next = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  return next.getTime() - now.getTime();
}
