// Signs of the daily deals: how a day went, and how hard it is. Told apart by shape, not by colour.
import type { DayState } from '../../game/dailyResults';
import { t, type TextKey } from '../../texts';
import './daily.css';

const ring = 'M12 3.5a8.5 8.5 0 1 0 .01 0Z';
const tick = 'M7.5 12.5l3 3L16.5 9';

/** Paths in a square of 24. */
const paths: { readonly [S in DayState]: string } = {
  clean: tick,
  won: ring + tick,
  assisted: `${ring}M12 8v8M8 12h8`,
  late: tick,
  begun: `${ring}M12 7.5v9M12 9.5h2.6M12 12h3.4M12 14.5h2.6`,
  missed: 'M8 12h8',
  open: ring,
  future: 'M12 11.5a.5.5 0 1 0 .01 0Z',
};

export function DayMark({ state }: { state: DayState }) {
  return (
    <svg
      class={`icon day-mark day-mark-${state}`}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      aria-hidden="true"
    >
      {state === 'clean' && <circle class="day-mark-disc" cx="12" cy="12" r="9.5" />}
      {state === 'late' && <circle class="day-mark-dashes" cx="12" cy="12" r="8.5" />}
      <path d={paths[state]} />
    </svg>
  );
}

export const levelName = (grade: number) => t(`level.${grade}` as TextKey);

/** Five dots, as many of them full as the level says. */
export function LevelDots({ grade, named }: { grade: number; named?: boolean }) {
  const words = t('daily.level', { n: grade, name: levelName(grade) });
  return (
    <span
      class="level-dots"
      data-testid={named ? 'daily-level' : undefined}
      data-level={grade}
      title={words}
    >
      <span aria-hidden="true" class="level-row">
        {[1, 2, 3, 4, 5].map((n) => (
          <span key={n} class={n <= grade ? 'level-dot level-dot-full' : 'level-dot'} />
        ))}
      </span>
      {named ? (
        <span>
          <span aria-hidden="true">{levelName(grade)}</span>
          <span class="visually-hidden">{words}</span>
        </span>
      ) : (
        <span class="visually-hidden">{words}</span>
      )}
    </span>
  );
}
