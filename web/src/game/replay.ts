// A game that was played, step by step: from a link that the engine has checked.
import { gameEngine } from '../engine/client';
import type { State, StoryEntry } from '../engine/protocol';
import { begin, stepsOf, type Step } from './steps';

export interface Replay {
  readonly deal: string;
  readonly entries: readonly StoryEntry[];
  readonly steps: readonly Step[];
  /** How many steps there are. */
  readonly length: number;
  /** The table after so many steps. */
  at(position: number): Promise<State>;
  /** A save of the whole game. */
  save(): Promise<string>;
  close(): void;
}

interface Opened {
  readonly match: number;
  readonly deal: string;
}

/** The replay of a match that the engine has loaded, as one seat saw it. */
export async function replayOfMatch(
  { match, deal }: Opened,
  seat = 0,
  shown: (state: State) => State = (state) => state,
): Promise<Replay> {
  const { turns } = await gameEngine.need<{ turns: StoryEntry[] }>({
    command: 'story',
    match,
    steps: true,
  });
  const steps = stepsOf(turns);
  const states = new Map<number, Promise<State>>();

  const asOf = async (position: number): Promise<State> => {
    const { entries: entry, within } = steps[position - 1] ?? begin;
    const { match: then } = await gameEngine.need<Opened>({ command: 'replay_to', match, entry });
    const moves = turns[entry]?.moves.slice(0, within).join(' ') ?? '';
    if (moves !== '') await gameEngine.need({ command: 'line', match: then, moves });
    const answer = await gameEngine.need<State>({ command: 'state', match: then, seat });
    void gameEngine.ask({ command: 'close', match: then });
    return answer;
  };
  return {
    deal,
    entries: turns,
    steps,
    length: steps.length,
    at(position) {
      const state = states.get(position) ?? asOf(position).then(shown);
      states.set(position, state);
      return state;
    },
    async save() {
      return (await gameEngine.need<{ save: string }>({ command: 'save', match })).save;
    },
    close() {
      void gameEngine.ask({ command: 'close', match });
    },
  };
}

export async function openReplay(link: string): Promise<Replay> {
  return replayOfMatch(await gameEngine.need<Opened>({ command: 'load', link }));
}
