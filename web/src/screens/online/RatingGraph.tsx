// How a player's rating went through the last rated games.
import { t } from '../../texts';
import { ratingsOf, type PlayerCard } from './api';

const width = 320;
const height = 104;
/** Room at the left for the ratings of the two lines. */
const left = 34;
const pad = 10;

export function RatingGraph({ card }: { card: PlayerCard }) {
  const ratings = ratingsOf(card);
  if (ratings.length === 0) return null;
  const [low, high] = [Math.min(...ratings), Math.max(...ratings)];
  const span = Math.max(10, high - low);
  const x = (i: number) => left + (i / Math.max(1, ratings.length - 1)) * (width - left - pad);
  const y = (rating: number) => height - pad - ((rating - low) / span) * (height - 2 * pad);
  const line = ratings.map((rating, i) => `${i === 0 ? 'M' : 'L'}${x(i)} ${y(rating)}`).join('');
  const marks = low === high ? [low] : [low, high];
  return (
    <svg
      class="rating-graph"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={t('online.graph.label', { n: card.rating, low, high })}
      data-testid="rating-graph"
    >
      {marks.map((rating) => (
        <g key={rating} class="rating-mark">
          <path d={`M${left} ${y(rating)}H${width - pad}`} />
          <text x={left - 5} y={y(rating)}>
            {rating}
          </text>
        </g>
      ))}
      <path class="rating-line" d={line} />
      {ratings.map((rating, i) => (
        <circle key={i} cx={x(i)} cy={y(rating)} r={i === ratings.length - 1 ? 4 : 2.5} />
      ))}
    </svg>
  );
}
