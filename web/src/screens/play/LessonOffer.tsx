// At the first game of a kind: a quiet strip that offers the lesson. Whoever plays on has declined.
import { useEffect, useState } from 'preact/hooks';
import { say } from '../../app/live';
import { go } from '../../app/router';
import { answerLesson, offersLesson } from '../../game/lessonOffer';
import { t } from '../../texts';
import { Button, IconButton, useLoaded } from '../parts';
import type { PlaySession } from './playSession';

export function LessonOffer({ session }: { session: PlaySession }) {
  const { game } = session.game.state;
  const isNew = useLoaded(() => offersLesson(game), [session]);
  const [declined, setDeclined] = useState(false);
  const shown = isNew === true && !declined;
  const question = t('lesson.offer', { game: t(`game.${game}`) });
  const decline = () => {
    answerLesson(game, 'declined');
    setDeclined(true);
  };
  useEffect(() => {
    if (!shown) return undefined;
    say(question);
    // What the other players do is no answer.
    return session.game.watch(({ cause }) => cause !== 'bot' && cause !== 'clock' && decline());
  }, [shown]);
  if (!shown) return null;
  return (
    <div class="strip strip-offer" data-testid="lesson-offer">
      <p class="grow">{question}</p>
      <Button
        kind="primary"
        testid="lesson-take"
        onClick={() => {
          answerLesson(game, 'taken');
          go({ screen: 'learn', game });
        }}
      >
        {t('lesson.take')}
      </Button>
      <IconButton
        icon="close"
        label={t('lesson.decline')}
        testid="lesson-decline"
        class="strip-close"
        onClick={() => {
          decline();
          session.table?.focus();
        }}
      />
    </div>
  );
}
