// A paused game shows no card: nobody thinks on stopped time.
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../texts';
import { Button } from '../parts';
import type { PlaySession } from './playSession';
import { timeWords } from './words';

export function PauseCover({ session }: { session: PlaySession }) {
  const resume = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    resume.current?.focus();
    return () => session.table?.focus();
  }, [session]);
  return (
    <section class="pause" data-testid="pause" aria-label={t('play.paused')}>
      <h2>{t('play.paused')}</h2>
      <p class="figures pause-time">{timeWords(session.game.elapsed)}</p>
      <Button
        kind="primary"
        icon="play"
        testid="resume"
        buttonRef={resume}
        onClick={() => session.pause(false)}
      >
        {t('play.resume')}
      </Button>
    </section>
  );
}
