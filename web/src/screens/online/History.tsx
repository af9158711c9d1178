// The last matches of a player, the newest first; each leads to its page.
import { href } from '../../app/router';
import { dateLanguage, t, tCount } from '../../texts';
import { signed, type PlayerCard } from './api';

export function History({ card }: { card: PlayerCard }) {
  if (card.matches.length === 0) return <p class="quiet">{t('online.history.none')}</p>;
  const date = new Intl.DateTimeFormat(dateLanguage(), { dateStyle: 'medium' });
  return (
    <ol class="list history figures" data-testid="last-matches">
      {card.matches.map(({ match, ended, rank, total, rating }) => (
        <li key={match}>
          <a class="list-row" href={href({ screen: 'match', match })} data-testid="last-match">
            <span class="history-place">
              {t('online.graph.match', { place: rank, points: tCount('bluff.points', total) })}
            </span>
            <span class="quiet grow">
              {date.format(ended)} · {t(rating ? 'online.rated' : 'online.casual')}
            </span>
            {rating && <span class="history-change">{signed(rating.change)}</span>}
          </a>
        </li>
      ))}
    </ol>
  );
}
