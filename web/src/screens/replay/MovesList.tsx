// The moves of a replay: a press goes there; at the decisive one its siblings are judged.
import { useEffect, useRef } from 'preact/hooks';
import type { State } from '../../engine/protocol';
import { t, type TextKey } from '../../texts';
import { useLoaded } from '../parts';
import { VerdictList, VerdictSign } from '../play/VerdictList';
import { notationWords } from '../play/words';
import { stepWords } from './stepWords';
import type { Player } from './player';

export function MovesList({ player }: { player: Player }) {
  const list = useRef<HTMLOListElement>(null);
  const { steps } = player.replay;
  const { piles } = player.shown.state;
  const judgement = player.judgement === 'busy' ? null : player.judgement;
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [player.at]);
  return (
    <>
      <Verdict player={player} />
      <ol class="moves-list replay-moves" ref={list} data-testid="replay-moves">
        {[null, ...steps].map((step, position) => (
          <li key={position}>
            <button
              type="button"
              class="replay-move"
              data-testid="replay-move"
              aria-current={position === player.at ? 'step' : undefined}
              onClick={() => player.stepTo(position)}
            >
              <span class="quiet figures">{position}</span>
              <span class="grow">{step ? stepWords(step, piles) : t('replay.start')}</span>
              {judgement && <VerdictSign verdict={judgement.verdicts[position] ?? 'unknown'} />}
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}

/** What decided the game, in words. */
function Verdict({ player }: { player: Player }) {
  const judgement = player.judgement === 'busy' ? null : player.judgement;
  const decisive = judgement?.decisive ?? null;
  const state = useLoaded<State | null>(
    () => (decisive === null ? Promise.resolve(null) : player.replay.at(decisive)),
    [decisive],
  );
  if (!judgement) return null;
  const { answer } = judgement;
  if (decisive === null)
    return (
      <p class="quiet">{t(answer.last_won === null ? 'replay.band.never' : 'replay.band.won')}</p>
    );
  const key: TextKey = answer.fair
    ? 'play.why.fair'
    : answer.exact
      ? 'play.why.exact'
      : 'play.why.about';
  const winning = answer.moves.filter(({ verdict }) => verdict === 'won').length;
  return (
    <section class="replay-decisive" data-testid="replay-verdict">
      <p>
        {t(key, {
          turn: (answer.last_won ?? 0) + 1,
          move: answer.move === null ? '?' : notationWords(answer.move, state ?? undefined),
          kept: winning,
          all: answer.moves.length,
        })}
      </p>
      <details>
        <summary data-testid="replay-siblings">{t('replay.siblings')}</summary>
        <VerdictList
          testid="replay-sibling-list"
          moves={answer.moves}
          state={state ?? undefined}
          played={answer.move}
        />
      </details>
    </section>
  );
}
