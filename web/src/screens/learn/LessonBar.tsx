// What a step says, how far the lesson is, and the way on where nothing has to be moved.
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { go, href } from '../../app/router';
import { t } from '../../texts';
import { Button, LinkButton, toast } from '../parts';
import { useObservable } from '../play/observable';
import { dealAfter, isUnderWay } from './firstDeal';
import type { LessonSession } from './lessonSession';

interface Props {
  readonly session: LessonSession;
  readonly onAgain: () => void;
}

export function LessonBar({ session, onAgain }: Props) {
  useObservable(session);
  const { at, length, step, waiting, isRead, isLast } = session;
  const way = useRef<HTMLButtonElement>(null);
  const begun = useRef(false);
  // The keyboard follows: to the button where there is one, else to the table.
  useLayoutEffect(() => {
    if (!begun.current) begun.current = true;
    else if (way.current) way.current.focus({ preventScroll: true });
    else session.focus();
  }, [at]);
  return (
    <section
      class="lesson"
      aria-label={t('lesson.label')}
      data-testid="lesson"
      data-step={step.name}
      data-waiting={waiting}
    >
      <p class="lesson-at">
        <span class="figures" data-testid="lesson-at">
          {t('lesson.at', { n: at + 1, of: length })}
        </span>
        <span class="lesson-dots" aria-hidden="true">
          {Array.from({ length }, (_, i) => (
            <i key={i} data-done={i < at} data-now={i === at} />
          ))}
        </span>
      </p>
      <p class="lesson-text" key={`${at} ${waiting}`} data-testid="lesson-text">
        {waiting ? t('lesson.watch') : session.text}
      </p>
      <div class="lesson-actions">
        {isRead && !isLast && (
          <Button
            kind="primary"
            testid="lesson-next"
            buttonRef={way}
            onClick={() => session.next()}
          >
            {t('lesson.next')}
          </Button>
        )}
        {isLast && <Last session={session} onAgain={onAgain} way={way} />}
      </div>
    </section>
  );
}

interface LastProps extends Props {
  readonly way: RefObject<HTMLButtonElement | null>;
}

function Last({ session, onAgain, way }: LastProps) {
  const { game } = session.game.state;
  const play = async () => {
    const deal = await dealAfter(game).catch(() => null);
    if (deal === null) toast({ text: t('home.noDeal') });
    else go({ screen: 'play', deal }, { replace: true });
  };
  return (
    <>
      <Button
        kind="primary"
        icon="play"
        testid="lesson-play"
        buttonRef={way}
        onClick={() => void play()}
      >
        {t(isUnderWay(game) ? 'lesson.goOn' : 'lesson.play')}
      </Button>
      <Button testid="lesson-again" onClick={onAgain}>
        {t('lesson.again')}
      </Button>
      <LinkButton kind="quiet" href={href({ screen: 'rules', game })} testid="lesson-rules">
        {t('play.menu.rules')}
      </LinkButton>
    </>
  );
}
