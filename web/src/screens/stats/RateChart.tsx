// The win rate over the last hundred games: a drawing, and the same as a table.
import type { SavedGame } from '../../game/library';
import { t } from '../../texts';
import { finishedOf, ratesOf } from './results';

const width = 600;
const height = 180;
const left = 44;
const bottom = 20;

export function RateChart({ games }: { games: readonly SavedGame[] }) {
  const points = ratesOf(finishedOf(games));
  if (points.length < 2) return <p class="quiet">{t('stats.chart.few')}</p>;
  const x = (index: number) => left + (index * (width - left - 8)) / (points.length - 1);
  const y = (rate: number) => 8 + (1 - rate) * (height - bottom - 8);
  const percent = (rate: number) => t('play.percent', { n: Math.round(100 * rate) });
  const line = points
    .map(({ rate }, index) => `${x(index).toFixed(1)},${y(rate).toFixed(1)}`)
    .join(' ');
  const name = t('stats.chart', { n: points.length });
  return (
    <figure class="stats-chart">
      <figcaption>{name}</figcaption>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={name}
        data-testid="stats-chart"
      >
        {[0, 0.5, 1].map((rate) => (
          <g key={rate}>
            <line class="chart-grid" x1={left} x2={width - 8} y1={y(rate)} y2={y(rate)} />
            <text class="chart-text" x={left - 6} y={y(rate) + 4} text-anchor="end">
              {percent(rate)}
            </text>
          </g>
        ))}
        <polyline class="chart-line" points={line} />
        {points.map(({ won }, index) => (
          <rect
            key={index}
            class={won ? 'chart-won' : 'chart-lost'}
            x={x(index) - 1.5}
            width={3}
            y={height - (won ? 14 : 8)}
            height={won ? 12 : 6}
          />
        ))}
      </svg>
      <details>
        <summary data-testid="stats-table-open">{t('stats.chartTable')}</summary>
        <table class="stats-table figures" data-testid="stats-table">
          <thead>
            <tr>
              <th scope="col">{t('stats.chart.game')}</th>
              <th scope="col">{t('stats.chart.result')}</th>
              <th scope="col">{t('stats.chart.rate')}</th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ deal, won, rate }, index) => (
              <tr key={index}>
                <th scope="row">{deal}</th>
                <td>{t(won ? 'stats.list.won' : 'stats.list.lost')}</td>
                <td>{percent(rate)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
