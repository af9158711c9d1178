// What the server and this page say to each other, as docs/server-protocol.md writes it.
import type { CardText } from '../engine/protocol';

export const protocolVersion = 1;
export type BotLevel = 'off' | 'easy' | 'medium' | 'hard';
export type QueueMode = 'casual' | 'ranked';
export const emotes = ['hello', 'well_played', 'thinking', 'oops', 'thanks', 'hurry'] as const;
export type Emote = (typeof emotes)[number];

export interface Player {
  readonly id: string;
  readonly name: string;
  readonly rating: number;
  readonly games?: number;
  readonly tier?: string;
  readonly account?: boolean;
}

/** How a room is to be. */
export interface RoomWishes {
  /** "matching=forced seals=part" */
  readonly options?: string;
  /** Who fills the seats that are empty at the start. */
  readonly bots?: BotLevel;
  readonly spectators?: boolean;
}

/** What the page may ask; the connection gives each request its id. */
export type Request =
  | {
      readonly type: 'hello';
      readonly version: number;
      readonly token?: string;
      readonly name?: string;
    }
  | { readonly type: 'ping' }
  | {
      readonly type: 'account:create' | 'account:login';
      readonly name: string;
      readonly password: string;
    }
  | { readonly type: 'account:rename'; readonly name: string }
  | { readonly type: 'account:logout' | 'account:delete' | 'match:cancel' }
  | ({ readonly type: 'room:create'; readonly start?: boolean } & RoomWishes)
  | { readonly type: 'room:join'; readonly room: string; readonly seat?: number }
  | { readonly type: 'room:ready'; readonly room: string; readonly ready?: boolean }
  | {
      readonly type: 'room:leave' | 'room:state' | 'room:again' | 'spectate';
      readonly room: string;
    }
  | { readonly type: 'emote'; readonly room: string; readonly emote: Emote }
  | { readonly type: 'match:queue'; readonly mode: QueueMode }
  | {
      readonly type: 'game:nonce_hash';
      readonly room: string;
      readonly match: string;
      readonly hash: string;
    }
  | {
      readonly type: 'game:nonce';
      readonly room: string;
      readonly match: string;
      readonly nonce: string;
    }
  | PlayRequest;

export interface PlayRequest {
  /** `game:target` says what a begun play left open; its card is known. */
  readonly type: 'game:play' | 'game:target';
  readonly room: string;
  readonly turn: number;
  readonly card?: CardText;
  readonly source?: string;
  readonly recipient?: number;
}

export interface Welcome {
  readonly version: number;
  readonly epoch: string;
  readonly now: number;
  readonly player: Player;
  readonly token?: string;
  readonly rooms: readonly string[];
  readonly draining?: boolean;
  readonly limits: {
    readonly turn: number;
    readonly selection: number;
    readonly reconnect: number;
  };
}

export type Answer =
  ({ readonly type: 'ok'; readonly id: string } & Readonly<Record<string, unknown>>) | ErrorAnswer;
export interface ErrorAnswer {
  readonly type: 'error';
  readonly id?: string;
  readonly code: string;
  readonly sentence: string;
}

export interface RoomSeat {
  readonly seat: number;
  readonly player?: Player;
  readonly bot?: BotLevel;
  readonly ready?: boolean;
  readonly connected?: boolean;
  /** Whoever sat there has left the game; a bot plays on. */
  readonly abandoned?: boolean;
  /** Wants another game. */
  readonly voted?: boolean;
}
export interface RoomState {
  readonly type: 'room:state';
  readonly room: string;
  readonly phase: string;
  readonly host: number;
  readonly rated: boolean;
  readonly options: string;
  readonly bots: BotLevel;
  readonly spectators: boolean;
  readonly watching: number;
  /** After a game: how long another one can be voted for, in milliseconds. */
  readonly again?: number;
  readonly seats: readonly RoomSeat[];
}

/** The view of a seat (B-007), or of somebody who only watches: then no hand and no index. */
export interface GameState {
  readonly type: 'game:state';
  readonly roomId: string;
  readonly phase: string;
  readonly round: number;
  readonly myHand?: readonly CardText[];
  readonly opponents: readonly {
    readonly id: string;
    readonly nickname: string;
    readonly cardCount: number;
    readonly isConnected: boolean;
  }[];
  readonly openCenter: readonly (CardText | null)[];
  readonly poolTopCard: CardText | null;
  readonly poolCount?: number;
  readonly penaltySlots: readonly {
    readonly playerId: string;
    readonly topCards: readonly CardText[];
    readonly buriedCount: number;
    readonly sealed?: boolean;
  }[];
  readonly currentPlayerId: string | null;
  readonly turnTimeRemaining: number;
  readonly myIndex?: number | null;
  readonly pendingMove?: Pending | null;
}
export interface Pending {
  readonly card: CardText;
  readonly source?: string;
  readonly recipient?: number;
}

export interface Commit {
  readonly type: 'game:commit';
  readonly room: string;
  readonly match: string;
  readonly commitment: string;
  readonly options: string;
  readonly seats: string;
}
export interface OpenNonces {
  readonly type: 'game:open_nonces';
  readonly room: string;
  readonly match: string;
  readonly hashes: readonly (string | null)[];
}
export interface Start {
  readonly type: 'game:start';
  readonly room: string;
  readonly match: string;
  readonly nonces: readonly (string | null)[];
  readonly starter: number;
}
export interface Turn {
  readonly type: 'game:turn';
  readonly room: string;
  readonly turn: number;
  readonly seat: number;
  readonly remaining: number;
  /** In notation, for the seat to act alone. */
  readonly moves?: readonly string[];
}
export interface SelectTarget {
  readonly type: 'game:select_target';
  readonly room: string;
  readonly turn: number;
  readonly card: CardText;
  readonly sources: readonly string[];
  readonly remaining: number;
}
export interface Selecting {
  readonly type: 'game:selecting';
  readonly room: string;
  readonly turn: number;
  readonly seat: number;
  readonly remaining: number;
}
export interface Played {
  readonly type: 'game:played';
  readonly room: string;
  readonly turn: number;
  readonly seat: number;
  readonly card: CardText;
  readonly result: 'MATCHED' | 'NO_MATCH';
  readonly source?: string;
  readonly recipient?: number;
  readonly by: 'player' | 'bot' | 'clock';
}
export interface SeatResult {
  readonly seat: number;
  readonly playerId: string;
  readonly cards: readonly CardText[];
  readonly total: number;
  readonly rank: number;
  readonly abandoned: boolean;
  readonly rating?: { readonly before: number; readonly change: number; readonly after: number };
}
/** Everything about a finished match that can be checked. */
export interface Proof {
  readonly match: string;
  readonly options: string;
  readonly seats: string;
  readonly commitment: string;
  readonly hashes: readonly (string | null)[];
  readonly results: readonly Omit<SeatResult, 'cards'>[];
  readonly secret: string;
  readonly nonces: readonly (string | null)[];
  readonly starter: number;
  readonly deck: readonly CardText[] | string;
  readonly record: string;
}
export interface End extends Proof {
  readonly type: 'game:end';
  readonly room: string;
  readonly results: readonly SeatResult[];
}

export type Event =
  | RoomState
  | GameState
  | Commit
  | OpenNonces
  | Start
  | Turn
  | SelectTarget
  | Selecting
  | Played
  | End
  | { readonly type: 'game:round:end'; readonly room: string; readonly round: number }
  | {
      readonly type: 'game:emote';
      readonly room: string;
      readonly seat: number;
      readonly emote: Emote;
    }
  | { readonly type: 'room:closed'; readonly room: string; readonly reason: string }
  | { readonly type: 'match:found'; readonly room: string }
  | { readonly type: 'server:closing'; readonly back: number }
  | { readonly type: 'server:draining'; readonly draining: boolean };
export type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;

/** The room that an event is about. */
export function roomOf(event: Event): string | undefined {
  if (event.type === 'game:state') return event.roomId;
  return 'room' in event ? event.room : undefined;
}

/** A frame; undefined when it is no message. */
export function parse(text: string): Answer | Event | undefined {
  try {
    const said: unknown = JSON.parse(text);
    const type = typeof said === 'object' && said !== null && 'type' in said ? said.type : null;
    return typeof type === 'string' ? (said as Answer | Event) : undefined;
  } catch {
    return undefined;
  }
}
