// After a win: how it went, beside the table and not over it.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameResult, ModeStatistics } from '../../engine/protocol';
import { statistics } from '../../game/library';
import { t, tCount } from '../../texts';
import { DailyResult } from '../daily/DailyResult';
import { Button, IconButton } from '../parts';
import { shareGame } from './clip';
import type { PlayController } from './playController';
import { replay } from './MoreMenu';
import type { PlaySession } from './playSession';
import { numberWords, timeWords } from './words';

interface Facts {
  readonly result: GameResult;
  readonly mode: ModeStatistics | undefined;
}

export function WinSheet({
  controller,
  session,
}: {
  controller: PlayController;
  session: PlaySession;
}) {
  const { game } = session;
  const next = useRef<HTMLButtonElement>(null);
  const [facts, setFacts] = useState<Facts | null>(null);
  useEffect(() => {
    next.current?.focus();
    let wanted = true;
    void Promise.all([game.result(), statistics({ mode: game.state.mode })]).then(
      ([result, { modes }]) => wanted && setFacts({ result, mode: modes[0] }),
    );
    return () => {
      wanted = false;
    };
  }, [game]);
  return (
    <section class="win-sheet" data-testid="win" aria-labelledby="win-title">
      <header class="win-head">
        <h2 id="win-title">{t('play.won')}</h2>
        <IconButton
          icon="close"
          label={t('parts.close')}
          testid="win-close"
          onClick={() => session.putAway()}
        />
      </header>
      {facts && <Figures {...facts} />}
      {game.daily && (
        <DailyResult
          game={game.state.game}
          day={game.daily}
          showText={(text) => controller.show('text', text)}
        />
      )}
      <div class="row win-actions">
        <Button
          kind="primary"
          icon="fresh"
          testid="win-next"
          buttonRef={next}
          onClick={() => void controller.newDeal()}
        >
          {t('play.win.next')}
        </Button>
        <Button icon="play" testid="win-replay" onClick={() => void replay(controller)}>
          {t('play.replay')}
        </Button>
        <Button icon="share" testid="win-share" onClick={() => void shareGame(controller)}>
          {t('play.win.share')}
        </Button>
      </div>
    </section>
  );
}

function Figures({ result, mode }: Facts) {
  const best = mode?.['best_time'];
  const fewest = mode?.['fewest_moves'];
  const streak = mode?.['streak'];
  const help = [
    result.hints > 0 && tCount('play.win.hints', result.hints),
    result.undos > 0 && tCount('play.win.undos', result.undos),
  ].filter((each) => each !== false);
  return (
    <>
      <dl class="win-figures figures">
        <Pair name={t('play.time')} value={timeWords(result.elapsed)} testid="win-time" />
        <Pair name={t('play.moves')} value={numberWords(result.moves)} testid="win-moves" />
        {typeof best === 'number' && (
          <Pair name={t('play.win.bestTime')} value={timeWords(best)} testid="win-best" />
        )}
        {typeof fewest === 'number' && (
          <Pair name={t('play.win.fewest')} value={numberWords(fewest)} testid="win-fewest" />
        )}
        {typeof streak === 'number' && (
          <Pair name={t('play.win.streak')} value={numberWords(streak)} testid="win-streak" />
        )}
      </dl>
      {result.assisted && (
        <p class="win-assisted" data-testid="win-assisted">
          {t('play.win.assisted')}
        </p>
      )}
      {help.length === 0 && !result.assisted ? (
        <p class="badge badge-accent win-clean" data-testid="win-clean">
          {t('play.win.clean')}
        </p>
      ) : (
        help.length > 0 && (
          <p class="quiet" data-testid="win-help">
            {t('play.win.help', { help: help.join(', ') })}
          </p>
        )
      )}
    </>
  );
}

function Pair({ name, value, testid }: { name: string; value: string; testid: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd data-testid={testid}>{value}</dd>
    </div>
  );
}
