// A paused game shows no card: nobody thinks on stopped time.
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../texts';
import { Button } from '../parts';
import type { Sitting } from './sitting';
import { timeWords } from './words';

export function PauseCover({ sitting }: { sitting: Sitting }) {
  const resume = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    resume.current?.focus();
    return () => sitting.table?.focus();
  }, [sitting]);
  return (
    <section class="pause" data-testid="pause" aria-label={t('play.paused')}>
      <h2>{t('play.paused')}</h2>
      <p class="figures pause-time">{timeWords(sitting.game.elapsed)}</p>
      <Button
        kind="primary"
        icon="play"
        testid="resume"
        buttonRef={resume}
        onClick={() => sitting.pause(false)}
      >
        {t('play.resume')}
      </Button>
    </section>
  );
}
