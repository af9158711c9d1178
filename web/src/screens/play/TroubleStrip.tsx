// What to do when a game is lost or goes nowhere: offered, never demanded.
import type { WayBackAnswer } from '../../engine/protocol';
import { t, tCount, type TextKey } from '../../texts';
import { Button, IconButton } from '../parts';
import type { PlayController } from './playController';
import type { PlaySession } from './playSession';
import { isLoss, type Trouble } from './trouble';
import { VerdictList } from './VerdictList';
import { notationWords } from './words';

interface Props {
  readonly controller: PlayController;
  readonly session: PlaySession;
  readonly trouble: Trouble;
}

export function TroubleStrip({ controller, session, trouble }: Props) {
  const { state } = session.game;
  const { wayBack, asking } = session;
  const fromTheStart = trouble === 'impossible' && state.turns === 0;
  const back = wayBack?.last_won == null ? 0 : state.turns - wayBack.last_won;
  return (
    <div class="strip strip-trouble" data-testid="trouble" data-trouble={trouble}>
      <p class="grow">
        {t(fromTheStart ? 'play.trouble.impossibleDeal' : (`play.trouble.${trouble}` as TextKey))}
      </p>
      {isLoss(trouble) && (
        <div class="strip-actions">
          {back > 0 && (
            <Button kind="primary" testid="way-back" onClick={() => void session.goBack()}>
              {tCount('play.wayBack.go', back)}
            </Button>
          )}
          {asking === 'wayBack' && <span class="quiet">{t('play.wayBack.asking')}</span>}
          {state.undo_left > 0 && (
            <Button testid="trouble-undo" onClick={() => void session.undo()}>
              {t('play.undo')}
            </Button>
          )}
          <Button testid="trouble-new" onClick={() => void controller.newDeal()}>
            {t('play.win.next')}
          </Button>
          {back > 0 && (
            <Button testid="trouble-why" pressed={session.why} onClick={() => session.toggleWhy()}>
              {t('play.why')}
            </Button>
          )}
        </div>
      )}
      <IconButton
        icon="close"
        label={t('parts.close')}
        testid="trouble-close"
        class="strip-close"
        onClick={() => {
          session.dismiss();
          session.table?.focus();
        }}
      />
      {session.why && wayBack && <Why session={session} answer={wayBack} />}
    </div>
  );
}

/** The decisive move, and what its siblings would have been worth. */
function Why({ session, answer }: { session: PlaySession; answer: WayBackAnswer }) {
  const turn = answer.last_won ?? 0;
  const state = session.path.get(turn);
  const winning = answer.moves.filter(({ verdict }) => verdict === 'won').length;
  const key: TextKey = answer.fair
    ? 'play.why.fair'
    : answer.exact
      ? 'play.why.exact'
      : 'play.why.about';
  return (
    <div class="why" data-testid="why">
      <p>
        {t(key, {
          turn: turn + 1,
          move: answer.move === null ? '?' : notationWords(answer.move, state),
          kept: winning,
          all: answer.moves.length,
        })}
      </p>
      <VerdictList testid="why-moves" moves={answer.moves} state={state} played={answer.move} />
    </div>
  );
}
