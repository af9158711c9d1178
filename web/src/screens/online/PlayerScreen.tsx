// A player: rating, how it went, and the last matches.
import { href } from '../../app/router';
import { t, tCode, tCount } from '../../texts';
import { Page, useLoaded } from '../parts';
import { playerCard } from './api';
import { History } from './History';
import { Obstacle } from './Obstacle';
import { RatingGraph } from './RatingGraph';
import './online.css';

export function PlayerScreen({ id }: { id: string }) {
  const card = useLoaded(() => playerCard(id).catch(() => 'none' as const), [id]);
  if (card === 'none')
    return (
      <Obstacle title="title.player" sentence={t('online.player.none')} testid="player-fault" />
    );
  if (!card) return null;
  const { name, rating, tier, games } = card;
  return (
    <Page title={name} testid="online-player" back={href({ screen: 'online' })}>
      <div class="stack">
        <p class="lead figures" data-testid="player-about">
          {[
            t('online.rating', { n: rating }),
            tCode('online.tier', tier, {}, tier),
            tCount('online.ratedGames', games),
          ].join(' · ')}
        </p>
        <RatingGraph card={card} />
        <h2>{t('online.graph.games')}</h2>
        <History card={card} />
      </div>
    </Page>
  );
}
