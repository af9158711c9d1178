// The numbers of a mode, or of everything.
import type { Statistics } from '../../game/library';
import { t } from '../../texts';
import { numberWords, timeWords } from '../play/words';
import { finishedOf, isClean, median, ownWins } from './results';

export function Numbers({ from, single }: { from: Statistics; single: boolean }) {
  const sums = (single ? from.modes[0] : from.total) ?? from.total;
  const finished = finishedOf(from.games);
  const number = (key: string): number | null => {
    const value = sums[key];
    return typeof value === 'number' ? value : null;
  };
  const whole = (n: number | null) => (n === null ? '–' : numberWords(n));
  const time = (n: number | null) => (n === null ? '–' : timeWords(n));
  const wins = ownWins(finished);
  const { played, assisted } = sums;
  const won = sums.won - assisted;
  const counted = played - assisted;

  const rows: (readonly [string, string, string])[] = [
    ['played', t('stats.played'), whole(played)],
    ['won', t('stats.won'), whole(won)],
    ['assisted', t('stats.assisted'), whole(assisted)],
    [
      'share',
      t('stats.share'),
      counted === 0 ? '–' : t('play.percent', { n: Math.round(100 * sums.win_share) }),
    ],
    ['clean', t('stats.clean'), whole(finished.filter(isClean).length)],
    ...(single
      ? ([
          ['streak', t('stats.streak'), whole(number('streak'))],
          ['best-streak', t('stats.bestStreak'), whole(number('best_streak'))],
        ] as const)
      : []),
    ['best-time', t('stats.bestTime'), time(number('best_time'))],
    ['median-time', t('stats.medianTime'), time(median(wins.map(({ result }) => result.elapsed)))],
    ['fewest', t('stats.fewest'), whole(number('fewest_moves'))],
    [
      'moves',
      t('stats.averageMoves'),
      won === 0 ? '–' : whole(Math.round(number('average_moves') ?? 0)),
    ],
    ...(single && number('best_score') !== null
      ? ([['score', t('stats.bestScore'), whole(number('best_score'))]] as const)
      : []),
    [
      'hints',
      t('stats.hints'),
      played === 0 ? '–' : whole(Math.round((10 * (number('hints') ?? 0)) / played) / 10),
    ],
    ['time', t('stats.totalTime'), time(number('total_time'))],
  ];
  return (
    <dl class="stats-numbers">
      {rows.map(([id, name, value]) => (
        <div key={id} class="stats-number">
          <dt>{name}</dt>
          <dd class="figures" data-testid={`stats-${id}`}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
