// The player's own rating and games, as the lobby shows them.
import { t } from '../../texts';
import { useLoaded } from '../parts';
import { playerCard } from './api';
import { History } from './History';
import { RatingGraph } from './RatingGraph';

export function YourGames({ id }: { id: string }) {
  const card = useLoaded(() => playerCard(id), [id]);
  if (!card || card.matches.length === 0) return null;
  return (
    <section class="stack" aria-labelledby="lobby-graph">
      <h2 id="lobby-graph">{t('online.graph')}</h2>
      <RatingGraph card={card} />
      <details class="more-rules">
        <summary data-testid="history-open">{t('online.graph.games')}</summary>
        <History card={card} />
      </details>
    </section>
  );
}
