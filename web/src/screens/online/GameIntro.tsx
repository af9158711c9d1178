// Which game is played here, in a sentence, and the way to its rules.
import { href } from '../../app/router';
import { onlineGame } from '../../games';
import { t } from '../../texts';
import { Icon } from '../parts';

/** Whoever has a seat keeps it: the rules open beside the room, not instead of it. */
export function GameIntro({ beside = false }: { beside?: boolean }) {
  const game = t(`game.${onlineGame}`);
  return (
    <div class="game-intro" data-testid="game-intro">
      <p class="lead">
        <strong>{game}</strong> {t('online.what')}
      </p>
      <a
        class="button button-quiet"
        href={href({ screen: 'rules', game: onlineGame })}
        data-testid="online-rules"
        {...(beside ? { target: '_blank', rel: 'noopener' } : {})}
      >
        <Icon name="rules" />
        <span>{t('home.rulesOf', { game })}</span>
        {beside && <span class="visually-hidden"> {t('online.newTab')}</span>}
      </a>
    </div>
  );
}
