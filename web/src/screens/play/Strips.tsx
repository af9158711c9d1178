// The quiet strip at the foot of the table: one thing at a time, never in the way of the cards.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../../texts';
import { Button, IconButton } from '../parts';
import { LessonOffer } from './LessonOffer';
import type { PlayController } from './playController';
import { MoveBox } from './MoveBox';
import { PlaybackBar } from './PlaybackBar';
import type { PlaySession } from './playSession';
import { TroubleStrip } from './TroubleStrip';
import { numberWords } from './words';

export function Strips({
  controller,
  session,
}: {
  controller: PlayController;
  session: PlaySession;
}) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = place;
    if (!current) return undefined;
    const sizes = new ResizeObserver(() => session.table?.cover?.(current.offsetHeight));
    sizes.observe(current);
    return () => sizes.disconnect();
  }, [session]);
  return (
    <div class="strips" ref={place}>
      {strip(controller, session)}
      {controller.sheet === 'move' && <MoveBox controller={controller} session={session} />}
    </div>
  );
}

function strip(controller: PlayController, session: PlaySession) {
  const { playback, searching, coach, asking, hintStep } = session;
  if (session.game.paused) return null;
  if (playback) return <PlaybackBar playback={playback} />;
  if (searching !== null)
    return (
      <div class="strip" data-testid="searching">
        <p class="grow">{t('play.solve.searching', { states: numberWords(searching) })}</p>
        <Button kind="quiet" testid="stop-search" onClick={() => session.stopSearch()}>
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
      <div class="strip" data-testid="hint" data-step={hintStep} data-move={coach.hint?.move.move}>
        <p class="grow">{coach.text}</p>
        {hintStep < 3 && (
          <Button kind="quiet" testid="hint-more" onClick={() => void session.hint()}>
            {t(hintStep === 1 ? 'play.hint.showMove' : 'play.hint.showWhy')}
          </Button>
        )}
        <IconButton
          icon="close"
          label={t('parts.close')}
          testid="hint-close"
          onClick={() => close(session)}
        />
      </div>
    );
  return session.strip ? (
    <TroubleStrip controller={controller} session={session} trouble={session.strip} />
  ) : (
    <LessonOffer key={session.game.id} session={session} />
  );
}

function close(session: PlaySession): void {
  session.forgetHint();
  session.table?.focus();
}
