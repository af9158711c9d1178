// Beside a wide table: the moves so far, and what the solver thinks of those that are legal.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { StoryEntry, VerdictsAnswer } from '../../engine/protocol';
import { t } from '../../texts';
import { Button, IconButton, Segmented } from '../parts';
import { lineOf } from './line';
import { panel } from './panel';
import type { PlaySession } from './playSession';
import { VerdictList } from './VerdictList';
import { carryWords, numberWords } from './words';

export function SidePanel({ session }: { session: PlaySession }) {
  const { page } = panel;
  return (
    <aside class="panel play-panel" data-testid="panel" aria-label={t('play.panel')}>
      <div class="panel-head">
        <Segmented
          quiet
          label={t('play.panel.pages')}
          testid="panel-page"
          value={page}
          options={[
            { value: 'moves', label: t('play.panel.moves') },
            { value: 'solver', label: t('play.panel.solver') },
          ]}
          onChange={(value) => panel.turnTo(value)}
        />
        <IconButton
          icon="close"
          label={t('parts.close')}
          testid="panel-close"
          onClick={() => panel.toggle()}
        />
      </div>
      {page === 'moves' ? (
        <MovesPage session={session} />
      ) : (
        <SolverPage key={session.game.state.hash} session={session} />
      )}
    </aside>
  );
}

function MovesPage({ session }: { session: PlaySession }) {
  const { game } = session;
  const { hash, turns } = game.state;
  const [line, setLine] = useState<readonly StoryEntry[]>([]);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    let wanted = true;
    void game.story().then((story) => wanted && setLine(lineOf(story)));
    return () => {
      wanted = false;
    };
  }, [game, hash, turns]);
  useEffect(() => list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' }), [line]);
  if (line.length === 0) return <p class="quiet">{t('play.panel.noMoves')}</p>;
  return (
    <ol
      class="moves-list"
      ref={list}
      data-testid="moves-list"
      tabIndex={0}
      aria-label={t('play.panel.moves')}
    >
      {line.map(({ steps = [] }, turn) => (
        <li key={turn} aria-current={turn === line.length - 1 ? 'step' : undefined}>
          <span class="quiet figures">{turn + 1}</span>
          <span>{steps.map((step) => carryWords(step, game.state.piles)).join('; ')}</span>
          {session.marks.map(
            (mark, index) =>
              mark.turn === turn + 1 &&
              !mark.left && (
                <span key={index} class="badge">
                  {t('play.bookmark.mark', { n: index + 1 })}
                </span>
              ),
          )}
        </li>
      ))}
    </ol>
  );
}

function SolverPage({ session }: { session: PlaySession }) {
  const { game, adviser } = session;
  const [answer, setAnswer] = useState<VerdictsAnswer | 'busy' | null>(null);
  const ask = async () => {
    setAnswer('busy');
    // It says which moves win, whether cards are hidden or not.
    game.markAssisted();
    setAnswer((await adviser?.verdicts().catch(() => null)) ?? null);
    session.refresh();
  };
  return (
    <div class="stack" data-testid="solver">
      <p class="quiet">{t(game.state.hidden > 0 ? 'play.solver.xray' : 'play.solver.explain')}</p>
      <Button icon="solve" testid="solver-ask" onClick={() => void ask()}>
        {t(answer === 'busy' ? 'play.solver.busy' : 'play.solver.ask')}
      </Button>
      <div role="status">
        {answer && answer !== 'busy' && (
          <>
            <p class="quiet figures">
              {t('play.solver.states', { states: numberWords(answer.states) })}
            </p>
            <VerdictList testid="solver-moves" moves={answer.moves} state={game.state} />
          </>
        )}
      </div>
    </div>
  );
}
