// What to do when a game is lost or goes nowhere: offered, never demanded.
import type { WayBackAnswer } from '../../engine/protocol';
import { t, tCount, type TextKey } from '../../texts';
import { Button, IconButton } from '../parts';
import type { Desk } from './desk';
import type { Sitting } from './sitting';
import { isLoss, type Trouble } from './trouble';
import { VerdictList } from './VerdictList';
import { notationWords } from './words';

interface Props {
  readonly desk: Desk;
  readonly sitting: Sitting;
  readonly trouble: Trouble;
}

export function TroubleStrip({ desk, sitting, trouble }: Props) {
  const { state } = sitting.game;
  const { wayBack, asking } = sitting;
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
            <Button kind="primary" testid="way-back" onClick={() => void sitting.goBack()}>
              {tCount('play.wayBack.go', back)}
            </Button>
          )}
          {asking === 'wayBack' && <span class="quiet">{t('play.wayBack.asking')}</span>}
          {state.undo_left > 0 && (
            <Button testid="trouble-undo" onClick={() => void sitting.undo()}>
              {t('play.undo')}
            </Button>
          )}
          <Button testid="trouble-new" onClick={() => void desk.newDeal()}>
            {t('play.newDeal')}
          </Button>
          {back > 0 && (
            <Button testid="trouble-why" pressed={sitting.why} onClick={() => sitting.toggleWhy()}>
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
          sitting.dismiss();
          sitting.table?.focus();
        }}
      />
      {sitting.why && wayBack && <Why sitting={sitting} answer={wayBack} />}
    </div>
  );
}

/** The decisive move, and what its siblings would have been worth. */
function Why({ sitting, answer }: { sitting: Sitting; answer: WayBackAnswer }) {
  const turn = answer.last_won ?? 0;
  const state = sitting.path.get(turn);
  const kept = answer.moves.filter(({ verdict }) => verdict === 'won').length;
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
          kept,
          all: answer.moves.length,
        })}
      </p>
      <VerdictList testid="why-moves" moves={answer.moves} state={state} played={answer.move} />
    </div>
  );
}
