// A game that was played, step by step: from a link that the engine has checked.
import { gameEngine } from '../engine/client';
import type { State, StoryEntry } from '../engine/protocol';

export interface Replay {
  readonly deal: string;
  readonly entries: readonly StoryEntry[];
  readonly length: number;
  /** The table after so many entries. */
  at(entries: number): Promise<State>;
  /** A save of the game as it stood then. */
  saveAt(entries: number): Promise<string>;
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
  const { turns } = await gameEngine.need<{ turns: StoryEntry[] }>({ command: 'story', match });
  const states = new Map<number, Promise<State>>();

  const asOf = async <T>(entry: number, command: string): Promise<T> => {
    const { match: then } = await gameEngine.need<Opened>({ command: 'replay_to', match, entry });
    const answer = await gameEngine.need<T>({ command, match: then, seat });
    void gameEngine.ask({ command: 'close', match: then });
    return answer;
  };
  return {
    deal,
    entries: turns,
    length: turns.length,
    at(entries) {
      const state = states.get(entries) ?? asOf<State>(entries, 'state').then(shown);
      states.set(entries, state);
      return state;
    },
    async saveAt(entries) {
      return (await asOf<{ save: string }>(entries, 'save')).save;
    },
    close() {
      void gameEngine.ask({ command: 'close', match });
    },
  };
}

export async function openReplay(link: string): Promise<Replay> {
  return replayOfMatch(await gameEngine.need<Opened>({ command: 'load', link }));
}
