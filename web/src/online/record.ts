// A finished game from its record: the memory report and the replay, both seen from one seat.
import type { MemoryReport } from '../bluff/report';
import { gameEngine } from '../engine/client';
import type { State } from '../engine/protocol';
import { replayOfMatch, type Replay } from '../game/replay';
import { turnedMove, turnedPlace, turnedSeat } from './turned';

async function opened<T>(record: string, use: (match: number) => Promise<T>): Promise<T> {
  const { match } = await gameEngine.need<{ match: number }>({ command: 'load', save: record });
  try {
    return await use(match);
  } finally {
    void gameEngine.ask({ command: 'close', match }).catch(() => undefined);
  }
}

export function reportOf(record: string, own: number): Promise<MemoryReport> {
  return opened(record, async (match) =>
    turnedReport(await gameEngine.need<MemoryReport>({ command: 'report', match }), own),
  );
}

export function turnedReport(report: MemoryReport, own: number): MemoryReport {
  const seat = (number: number) => turnedSeat(number, own);
  const places = (names: readonly string[]) => names.map((name) => turnedPlace(name, own));
  return {
    seats: report.seats.map((one) => ({ ...one, seat: seat(one.seat) })),
    sealed: report.sealed.map((one) => ({ ...one, seat: seat(one.seat), by: seat(one.by) })),
    turns: report.turns.map((turn) => ({
      ...turn,
      seat: seat(turn.seat),
      move: turnedMove(turn.move, own),
      could_know: {
        ...turn.could_know,
        hand: turn.could_know.hand.map((held) => ({
          ...held,
          matches: places(held.matches),
          sealed: places(held.sealed),
        })),
        slots: turn.could_know.slots.map((slot) => ({ ...slot, seat: seat(slot.seat) })),
      },
    })),
  };
}

/** What the seat saw after so many turns. */
export async function replayOf(record: string, own: number): Promise<Replay> {
  const { match } = await gameEngine.need<{ match: number }>({ command: 'load', save: record });
  return replayOfMatch({ match, deal: '' }, own, (state) => turnedState(state, own));
}

function turnedState(state: State, own: number): State {
  return {
    ...state,
    moves: [],
    piles: state.piles.map((pile) => ({ ...pile, name: turnedPlace(pile.name, own) })),
    to_act: state.to_act === null ? null : turnedSeat(state.to_act, own),
  };
}
