// The first tile: the game that was played last, as it lies.
import { href } from '../../app/router';
import { descriptionOf } from '../../games';
import type { SavedGame } from '../../game/library';
import { t, tCount } from '../../texts';
import { timeWords } from '../play/words';
import { Icon } from '../parts';
import { MiniBoard } from './MiniBoard';

export function Continue({ saved }: { saved: SavedGame }) {
  const home = saved.table
    .filter(({ role }) => role === 'foundation')
    .reduce((sum, { cards }) => sum + cards.length, 0);
  const facts = [
    descriptionOf(saved.game).countsMoves ? tCount('home.moves', saved.moves) : '',
    t('home.time', { time: timeWords(saved.elapsed) }),
    home > 0 ? tCount('home.cardsHome', home) : '',
  ].filter(Boolean);
  return (
    <a
      class="tile continue"
      href={href({ screen: 'play', deal: saved.deal })}
      data-testid="continue"
    >
      <MiniBoard table={saved.table} />
      <span class="continue-words">
        <span class="continue-title">
          <Icon name="play" />
          {t('home.continue')}
        </span>
        <span class="continue-game">
          <span class="title">{t(`game.${saved.game}`)}</span>
          <span class="figures continue-deal">{saved.deal}</span>
        </span>
        <span class="quiet figures">{facts.join(' · ')}</span>
      </span>
    </a>
  );
}
