// The first tile: the game that was played last, as it lies.
import { href } from '../../app/router';
import { descriptionOf } from '../../games';
import type { Kept } from '../../game/games';
import { t, tCount } from '../../texts';
import { timeWords } from '../play/words';
import { Icon } from '../parts';
import { MiniBoard } from './MiniBoard';

export function Continue({ kept }: { kept: Kept }) {
  const home = kept.table
    .filter(({ role }) => role === 'foundation')
    .reduce((sum, { cards }) => sum + cards.length, 0);
  const facts = [
    descriptionOf(kept.game).countsMoves ? tCount('home.moves', kept.moves) : '',
    t('home.time', { time: timeWords(kept.elapsed) }),
    home > 0 ? tCount('home.cardsHome', home) : '',
  ].filter(Boolean);
  return (
    <a
      class="tile continue"
      href={href({ screen: 'play', deal: kept.deal })}
      data-testid="continue"
    >
      <MiniBoard table={kept.table} />
      <span class="continue-words">
        <span class="continue-title">
          <Icon name="play" />
          {t('home.continue')}
        </span>
        <span class="title">{t(`game.${kept.game}`)}</span>
        <span class="figures continue-deal">{kept.deal}</span>
        <span class="quiet figures">{facts.join(' · ')}</span>
      </span>
    </a>
  );
}
