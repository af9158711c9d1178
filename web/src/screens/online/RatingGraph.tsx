// How the player's rating went through his last rated games, and the last games in words.
import { t, tCount } from '../../texts';
import { useLoaded } from '../parts';
import { playerCard, ratingsOf, signed } from './api';

const width = 320;
const height = 96;
const pad = 6;

export function RatingGraph({ id }: { id: string }) {
  const card = useLoaded(() => playerCard(id), [id]);
  if (!card || card.matches.length === 0) return null;
  const ratings = ratingsOf(card);
  return (
    <section class="stack" aria-labelledby="lobby-graph">
      <h2 id="lobby-graph">{t('online.graph')}</h2>
      {ratings.length > 0 && (
        <Graph ratings={ratings} label={t('online.graph.label', { n: card.rating })} />
      )}
      <details class="more-rules">
        <summary>{t('online.graph.games')}</summary>
        <ol class="figures" data-testid="last-matches">
          {card.matches.map(({ match, rank, total, rating }) => (
            <li key={match}>
              {t('online.graph.match', { place: rank, points: tCount('bluff.points', total) })}
              {rating ? ` (${signed(rating.change)})` : ''}
            </li>
          ))}
        </ol>
      </details>
    </section>
  );
}

function Graph({ ratings, label }: { ratings: readonly number[]; label: string }) {
  const [low, high] = [Math.min(...ratings) - 5, Math.max(...ratings) + 5];
  const x = (i: number) => pad + (i / Math.max(1, ratings.length - 1)) * (width - 2 * pad);
  const y = (rating: number) => height - pad - ((rating - low) / (high - low)) * (height - 2 * pad);
  const line = ratings.map((rating, i) => `${i === 0 ? 'M' : 'L'}${x(i)} ${y(rating)}`).join('');
  return (
    <svg
      class="rating-graph"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      data-testid="rating-graph"
    >
      <path class="rating-line" d={line} />
      {ratings.map((rating, i) => (
        <circle key={i} cx={x(i)} cy={y(rating)} r="2.5" />
      ))}
    </svg>
  );
}
