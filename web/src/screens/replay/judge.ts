// Which positions of a replay could be won, and with which move it was lost.
import type { Verdict, WayBackAnswer } from '../../engine/protocol';
import type { Replay } from '../../game/library';
import { Solver } from '../../game/solver';
import { positionAfter, type Step } from '../../game/steps';
import { lineages } from '../play/line';

export interface Judgement {
  /** Of each position, the deal first. */
  readonly verdicts: readonly Verdict[];
  readonly answer: WayBackAnswer;
  /** The position in which the decisive move was made; null when nothing was lost. */
  readonly decisive: number | null;
}

/** How many entries two lines of play begin with in common. */
function common(a: readonly number[], b: readonly number[]): number {
  const differs = a.findIndex((entry, turn) => b[turn] !== entry);
  return differs < 0 ? a.length : differs;
}

/** Along one line of play verdicts run from won to lost; whatever branches off a lost one is lost. */
export function verdictsFrom(
  lines: readonly (readonly number[])[],
  answer: Pick<WayBackAnswer, 'last_won' | 'first_lost'>,
): Verdict[] {
  const last = lines.at(-1) ?? [];
  return lines.map((line) => {
    const shared = common(line, last);
    if (answer.first_lost !== null && shared >= answer.first_lost) return 'impossible';
    const onTheWay = shared === line.length;
    return onTheWay && answer.last_won !== null && line.length <= answer.last_won
      ? 'won'
      : 'unknown';
  });
}

export function decisiveIn(
  lines: readonly (readonly number[])[],
  answer: Pick<WayBackAnswer, 'last_won' | 'turns'>,
): number | null {
  const { last_won: turn, turns } = answer;
  if (turn === null || turn >= turns) return null;
  return lines.at(-1)?.[turn] ?? null;
}

/** The verdicts of entries as those of positions; within a turn of several moves what is certain. */
export function verdictsAt(steps: readonly Step[], after: readonly Verdict[]): Verdict[] {
  const known = (entries: number) => after[entries] ?? 'unknown';
  return [
    known(0),
    ...steps.map(({ entries, within }) => {
      if (within === 0) return known(entries);
      // It leads to what can be won, or comes from what cannot.
      if (known(entries + 1) === 'won') return 'won';
      return known(entries) === 'impossible' ? 'impossible' : 'unknown';
    }),
  ];
}

export function judge(replay: Replay): { result: Promise<Judgement>; close(): void } {
  const solver = new Solver({ save: () => replay.save() });
  const work = async (): Promise<Judgement> => {
    const lines = lineages(replay.entries);
    const answer = await solver.wayBack();
    const { steps } = replay;
    const decisive = decisiveIn(lines, answer);
    return {
      answer,
      verdicts: verdictsAt(steps, verdictsFrom(lines, answer)),
      decisive: decisive === null ? null : positionAfter(steps, decisive),
    };
  };
  return { result: work(), close: () => solver.close() };
}
