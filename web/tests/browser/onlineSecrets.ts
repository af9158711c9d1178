// What a seat was entitled to: every view that it was sent against the engine's own view of that turn.
import { expect } from '@playwright/test';
import type { Pile, State } from '../../src/engine/protocol';
import { Engine } from './engine';
import type { Frame, Guest } from './onlineServer';

/** Every card that a message names, alone or as the first word of a move. */
export function cardsIn(value: unknown): string[] {
  if (typeof value === 'string') return /^([A2-9TJQK][CDHS])(?: .*)?$/.exec(value)?.slice(1) ?? [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(cardsIn);
}

const open = (piles: readonly Pile[]) =>
  piles.flatMap(({ cards, face_down }) => cards.slice(face_down)).filter((card) => card !== '??');

/** The engine's views of a record: by turn from 1, by seat. */
class Views {
  private constructor(
    private readonly engine: Engine,
    private readonly match: number,
  ) {}
  static async of(record: string): Promise<Views> {
    const engine = new Engine();
    const { match } = await engine.ask<{ match: number }>({ command: 'load', save: record });
    return new Views(engine, match);
  }
  /** What a seat may see when the turn begins; null is somebody who watches. */
  async cards(turn: number, seat: number | null): Promise<string[]> {
    const { match } = await this.engine.ask<{ match: number }>({
      command: 'replay_to',
      match: this.match,
      entry: turn - 1,
    });
    const state = await this.engine.ask<State>({ command: 'state', match, seat: seat ?? 0 });
    await this.engine.ask({ command: 'close', match });
    return open(state.piles.filter(({ role }) => seat !== null || role !== 'hand'));
  }
  close(): void {
    this.engine.close();
  }
}

/** The turn that a view is of is told right behind it. */
function turnAfter(frames: readonly Frame[], at: number): number {
  const next = frames.slice(at).find(({ type }) => type === 'game:turn');
  return Number(next?.['turn'] ?? 0);
}

/** No frame before the end names a card that the seat could not see at that moment. */
export async function expectOnlyEntitled(
  guest: Guest,
  seat: number | null,
  record: string,
): Promise<number> {
  const views = await Views.of(record);
  const { frames } = guest;
  const plays = record.split('\n').filter((line) => line.startsWith('play '));
  let checked = 0;
  for (const [at, frame] of frames.entries()) {
    const cards = cardsIn(frame);
    if (frame.type === 'game:end' || cards.length === 0) continue;
    if (frame.type === 'game:played') {
      // The card that lies open now, and no other.
      expect(cards).toEqual([String(plays[Number(frame['turn']) - 1]).slice(5, 7)]);
      continue;
    }
    expect(['game:state', 'game:turn'], `cards in ${frame.type}`).toContain(frame.type);
    const turn = frame.type === 'game:turn' ? Number(frame['turn']) : turnAfter(frames, at);
    const entitled = await views.cards(turn, seat);
    expect(
      cards.filter((card) => !entitled.includes(card)),
      `${frame.type} of turn ${turn} to ${seat ?? 'a spectator'}`,
    ).toEqual([]);
    ++checked;
  }
  views.close();
  return checked;
}
