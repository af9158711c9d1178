// The quiet strip at the foot of the table: one thing at a time, never in the way of the cards.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../../texts';
import { Button, IconButton } from '../parts';
import type { Desk } from './desk';
import { MoveBox } from './MoveBox';
import { PlaybackBar } from './PlaybackBar';
import type { Sitting } from './sitting';
import { TroubleStrip } from './TroubleStrip';
import { numberWords } from './words';

export function Strips({ desk, sitting }: { desk: Desk; sitting: Sitting }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = place;
    if (!current) return undefined;
    const sizes = new ResizeObserver(() => sitting.table?.cover?.(current.offsetHeight));
    sizes.observe(current);
    return () => sizes.disconnect();
  }, [sitting]);
  return (
    <div class="strips" ref={place}>
      {strip(desk, sitting)}
      {desk.sheet === 'move' && <MoveBox desk={desk} sitting={sitting} />}
    </div>
  );
}

function strip(desk: Desk, sitting: Sitting) {
  const { playback, searching, coach, asking, hintStep } = sitting;
  if (sitting.game.paused) return null;
  if (playback) return <PlaybackBar playback={playback} />;
  if (searching !== null)
    return (
      <div class="strip" data-testid="searching">
        <p class="grow">{t('play.solve.searching', { states: numberWords(searching) })}</p>
        <Button kind="quiet" testid="stop-search" onClick={() => sitting.stopSearch()}>
          {t('play.solve.stop')}
        </Button>
      </div>
    );
  if (asking === 'hint' && hintStep === 0)
    return (
      <div class="strip" data-testid="hint-busy">
        <p>{t('play.hint.busy')}</p>
      </div>
    );
  if (coach && hintStep > 0)
    return (
      <div class="strip" data-testid="hint" data-step={hintStep}>
        <p class="grow">{coach.text}</p>
        {hintStep < 3 && (
          <Button kind="quiet" testid="hint-more" onClick={() => void sitting.hint()}>
            {t(hintStep === 1 ? 'play.hint.showMove' : 'play.hint.showWhy')}
          </Button>
        )}
        <IconButton
          icon="close"
          label={t('parts.close')}
          testid="hint-close"
          onClick={() => close(sitting)}
        />
      </div>
    );
  return sitting.strip ? (
    <TroubleStrip desk={desk} sitting={sitting} trouble={sitting.strip} />
  ) : null;
}

function close(sitting: Sitting): void {
  sitting.forgetHint();
  sitting.table?.focus();
}
