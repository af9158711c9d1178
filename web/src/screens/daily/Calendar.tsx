// A month of a game's daily deals: one link a day, gone through by arrow keys.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { go, href } from '../../app/router';
import type { DailyDeals } from '../../game/daily';
import { daysInMonth, monthOf, plusDays, plusMonths, weekdayOf, type Day } from '../../game/days';
import { stateOf, type Results } from '../../game/dailyResults';
import type { GameId } from '../../games';
import { t } from '../../texts';
import { classes, IconButton } from '../parts';
import { DayMark, LevelDots } from './marks';
import { dateWords, monthWords, stateWords, weekdayWords } from './words';

interface Props {
  readonly game: GameId;
  readonly day: Day;
  readonly today: Day;
  readonly first: Day;
  /** A week of deals from Monday on, for the levels of the weekdays. */
  readonly week: readonly DailyDeals[];
  readonly results: Results;
}

/** The weeks of a month, from Monday on; null outside of it. */
export function weeksOf(month: Day): (Day | null)[][] {
  const cells: (Day | null)[] = Array.from({ length: weekdayOf(month) - 1 }, () => null);
  for (let n = 0; n < daysInMonth(month); ++n) cells.push(plusDays(month, n));
  while (cells.length % 7 > 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(7 * week, 7 * week + 7));
}

const steps: Readonly<Record<string, (day: Day) => Day>> = {
  ArrowLeft: (day) => plusDays(day, -1),
  ArrowRight: (day) => plusDays(day, 1),
  ArrowUp: (day) => plusDays(day, -7),
  ArrowDown: (day) => plusDays(day, 7),
  PageUp: (day) => plusMonths(day, -1),
  PageDown: (day) => plusMonths(day, 1),
  Home: (day) => plusDays(day, 1 - weekdayOf(day)),
  End: (day) => plusDays(day, 7 - weekdayOf(day)),
};

export function Calendar({ game, day, today, first, week, results }: Props) {
  const month = monthOf(day);
  const grid = useRef<HTMLTableElement>(null);
  /** The key that was pressed has left the focus on a day that is another one now. */
  const follow = useRef(false);
  const last = day > today ? day : today;
  const within = (wished: Day) => (wished < first ? first : wished > last ? last : wished);
  const show = (wished: Day) =>
    go({ screen: 'daily', date: within(wished), game }, { replace: true });

  useLayoutEffect(() => {
    if (!follow.current) return;
    follow.current = false;
    grid.current?.querySelector<HTMLElement>('[aria-current=date]')?.focus();
  }, [day]);

  const press = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    if (within(step(day)) === day) return;
    follow.current = true;
    show(step(day));
  };
  return (
    <div class="calendar" data-testid="calendar" data-month={month.slice(0, 7)}>
      <div class="calendar-head">
        <IconButton
          icon="back"
          label={t('daily.month.before')}
          testid="month-before"
          disabled={month <= monthOf(first)}
          onClick={() => show(plusMonths(day, -1))}
        />
        <h2 id="calendar-title" aria-live="polite">
          {monthWords(month)}
        </h2>
        <IconButton
          icon="forward"
          label={t('daily.month.after')}
          testid="month-after"
          disabled={month >= monthOf(last)}
          onClick={() => show(plusMonths(day, 1))}
        />
      </div>
      <table ref={grid} aria-labelledby="calendar-title" onKeyDown={press}>
        <thead>
          <tr>
            {week.map(({ date, grade }) => (
              <th key={date} scope="col">
                <abbr title={weekdayWords(date, 'long')}>{weekdayWords(date, 'short')}</abbr>
                <LevelDots grade={grade} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((row, n) => (
            <tr key={n}>
              {row.map((each, column) => (
                <td key={column}>
                  {each !== null && (
                    <DayCell
                      {...{ game, today, results, first, week }}
                      day={each}
                      chosen={each === day}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function DayCell({
  game,
  day,
  today,
  first,
  results,
  chosen,
}: Props & { readonly chosen: boolean }) {
  const number = Number(day.slice(8));
  const isOut = day > today || day < first;
  const state = stateOf(results, day, today);
  const words = `${dateWords(day)}: ${stateWords(state, results.get(day))}`;
  if (isOut && !chosen)
    return (
      <span class="day day-out" data-testid={`day-${day}`} data-state="future">
        <span class="figures">{number}</span>
      </span>
    );
  return (
    <a
      class={classes('day', day === today && 'day-today')}
      href={href({ screen: 'daily', date: day, game })}
      aria-current={chosen ? 'date' : undefined}
      aria-label={day === today ? `${words} (${t('daily.isToday')})` : words}
      tabIndex={chosen ? 0 : -1}
      title={stateWords(state, results.get(day))}
      data-testid={`day-${day}`}
      data-state={state}
    >
      <span class="figures">{number}</span>
      <DayMark state={state} />
    </a>
  );
}
