// The memory report, as docs/engine-protocol.md writes it.
import type { CardText } from '../engine/protocol';

export interface SeatReport {
  readonly seat: number;
  readonly points: number;
  readonly place: number;
  readonly slot: readonly CardText[];
}
export interface TurnReport {
  readonly round: number;
  readonly seat: number;
  readonly move: string;
  readonly result: 'matched' | 'no_match' | 'memory_penalty';
  readonly late?: boolean;
  readonly could_know: {
    readonly hand: readonly {
      readonly card: CardText;
      readonly matches: readonly string[];
      readonly sealed: readonly string[];
      readonly unseen: number;
    }[];
    readonly slots: readonly {
      readonly seat: number;
      readonly covered: readonly CardText[];
      readonly points: number;
      readonly sealed: boolean;
    }[];
    readonly pool: readonly CardText[];
  };
}
export interface SealReport {
  readonly turn: number;
  readonly by: number;
  readonly seat: number;
  readonly rank: string;
  readonly cards: readonly CardText[];
  readonly covered: number;
  readonly built: boolean;
  readonly forced: boolean;
}
export interface MemoryReport {
  readonly seats: readonly SeatReport[];
  readonly turns: readonly TurnReport[];
  readonly sealed: readonly SealReport[];
}
