// The time played, twice a second as long as somebody looks.
import { useEffect, useState } from 'preact/hooks';
import type { Timed } from '../../game/game';
import { t } from '../../texts';
import { timeWords } from './words';

export function ClockText({ game }: { game: Timed }) {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((n) => n + 1), 500);
    return () => clearInterval(timer);
  }, [game]);
  return (
    <span class="figure" title={t('play.time')}>
      <span class="visually-hidden">{t('play.time')}</span>
      <time class="figures" data-testid="timer">
        {timeWords(game.elapsed)}
      </time>
    </span>
  );
}
