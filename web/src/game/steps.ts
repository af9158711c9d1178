// What a replay stops at: the moves of a game, and where they were taken back. Hints and pauses
// change nothing on the table, so they are no steps; a line of several moves is one step for each.
import type { StoryEntry, StoryStep } from '../engine/protocol';

export interface Step {
  readonly command: string;
  /** The move that was made; null where moves were taken back or made again. */
  readonly move: StoryStep | null;
  /** How many cards then went home by themselves. */
  readonly followed: number;
  /** How many turns a rewind took back. */
  readonly turns: number;
  /** The table after it: so many entries of the story, and so many moves of the next one. */
  readonly entries: number;
  readonly within: number;
}

const changeless: readonly string[] = ['hint', 'pause', 'resume'];

export function stepsOf(story: readonly StoryEntry[]): Step[] {
  return story.flatMap(({ command, steps = [], turns = 1 }, entry) => {
    if (changeless.includes(command)) return [];
    const whole = { command, turns, entries: entry + 1, within: 0 };
    const [first = null] = steps;
    if (command === 'play' || first === null)
      return [{ ...whole, move: first, followed: Math.max(0, steps.length - 1) }];
    return steps.map((move, i) => ({
      ...whole,
      ...(i + 1 < steps.length ? { entries: entry, within: i + 1 } : {}),
      move,
      followed: 0,
    }));
  });
}

export const begin: Pick<Step, 'entries' | 'within'> = { entries: 0, within: 0 };

/** The last position, counted from the deal, at which no more than so many entries were done. */
export function positionAfter(steps: readonly Step[], entries: number): number {
  return 1 + steps.findLastIndex((step) => step.within === 0 && step.entries <= entries);
}
