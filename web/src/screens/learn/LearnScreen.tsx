// The first minute with a game: its table, and the step that the player is at.
import { useEffect, useState } from 'preact/hooks';
import { go, href } from '../../app/router';
import { openGameOf } from '../../game/library';
import { answerLesson } from '../../game/lessonOffer';
import { descriptionOf, type GameId } from '../../games';
import { t } from '../../texts';
import { Button, LinkButton, Page } from '../parts';
import { useObservable } from '../play/observable';
import { LessonBar } from './LessonBar';
import { LessonSession } from './lessonSession';
import { LessonTable } from './LessonTable';
import '../play/play.css';
import './learn.css';

export function LearnScreen({ game }: { game: GameId }) {
  const [session, setSession] = useState<LessonSession | null>(null);
  const [failed, setFailed] = useState(false);
  /** How often it was begun. */
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let opened: LessonSession | null = null;
    let wanted = true;
    LessonSession.begin(game).then(
      (ready) => {
        if (!wanted) return ready.close();
        opened = ready;
        setSession(ready);
        answerLesson(game, 'taken');
        ready.again();
      },
      () => wanted && setFailed(true),
    );
    return () => {
      wanted = false;
      opened?.close();
      setSession(null);
    };
  }, [game, turn]);

  useObservable(session);
  const name = t(`game.${game}`);
  if (failed)
    return (
      <Page title={t('lesson.title', { game: name })} testid="lesson-fault">
        <div class="stack">
          <p role="alert">{t('home.noEngine')}</p>
          <div class="row">
            <LinkButton href={href({ screen: 'rules', game })} testid="lesson-rules">
              {t('rules.title', { game: name })}
            </LinkButton>
          </div>
        </div>
      </Page>
    );
  return (
    <main
      class="play learn"
      data-testid="learn"
      data-game={game}
      data-table={descriptionOf(game).table.kind}
      data-state-hash={session?.game.state.hash}
      aria-busy={!session}
    >
      <header class="bar play-header">
        <div class="bar-start">
          <h1 class="learn-name" tabIndex={-1} data-heading>
            {t('lesson.title', { game: name })}
          </h1>
        </div>
        <div class="bar-end">
          {!session?.isLast && (
            <Button kind="quiet" testid="lesson-skip" onClick={() => skip(game)}>
              {t('lesson.skip')}
            </Button>
          )}
        </div>
      </header>
      {session && (
        <>
          <LessonBar key={turn} session={session} onAgain={() => setTurn(turn + 1)} />
          <LessonTable key={`table ${turn}`} session={session} />
        </>
      )}
    </main>
  );
}

/** Back to the game that waits, or to all games. */
function skip(game: GameId): void {
  const deal = openGameOf(game)?.deal;
  go(deal === undefined ? { screen: 'home' } : { screen: 'play', deal }, { replace: true });
}
