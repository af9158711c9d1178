// A game that was played, step by step: from a link that the engine has checked.
import { gameEngine } from '../engine/client';
import type { GameEvent, State, StoryEntry } from '../engine/protocol';

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

export async function openReplay(link: string): Promise<Replay> {
  const { match, deal } = await gameEngine.need<Opened>({ command: 'load', link });
  const { turns } = await gameEngine.need<{ turns: StoryEntry[] }>({ command: 'story', match });
  const shown = new Map<number, Promise<State>>();

  const asOf = async <T>(entry: number, command: string): Promise<T> => {
    const { match: then } = await gameEngine.need<Opened>({ command: 'replay_to', match, entry });
    const answer = await gameEngine.need<T>({ command, match: then });
    await gameEngine.ask({ command: 'close', match: then });
    return answer;
  };
  return {
    deal,
    entries: turns,
    length: turns.length,
    at(entries) {
      const state = shown.get(entries) ?? asOf<State>(entries, 'state');
      shown.set(entries, state);
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

export type { GameEvent };
