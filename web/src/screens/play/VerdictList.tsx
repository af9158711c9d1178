// Moves with what the solver thinks of each: a sign, never colour alone.
import type { State, Verdict } from '../../engine/protocol';
import { t } from '../../texts';
import { notationWords } from './words';

interface Props {
  readonly moves: readonly { readonly move: string; readonly verdict: Verdict }[];
  /** The position they are moves of, where it is known. */
  readonly state: State | undefined;
  readonly played?: string | null;
  readonly testid: string;
}

const signs = { won: '✓', impossible: '✗', unknown: '?' } as const;

export function VerdictSign({ verdict }: { verdict: Verdict }) {
  return (
    <span class={`verdict verdict-${verdict}`}>
      <span aria-hidden="true">{signs[verdict]}</span>
      <span class="visually-hidden">{t(`play.verdict.${verdict}`)}</span>
    </span>
  );
}

export function VerdictList({ moves, state, played, testid }: Props) {
  return (
    <ul class="verdicts" data-testid={testid}>
      {moves.map(({ move, verdict }) => (
        <li key={move} data-verdict={verdict} data-move={move}>
          <VerdictSign verdict={verdict} />
          <span>{notationWords(move, state)}</span>
          {move === played && <span class="badge">{t('play.why.played')}</span>}
        </li>
      ))}
    </ul>
  );
}
