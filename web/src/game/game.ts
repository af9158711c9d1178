// What can be done with a game, in small parts: whoever needs one of them asks for no more than that.
// Games in this page have them all, a game on a server some, a position of a replay few.
import type { Day } from './days';
import type {
  EngineError,
  GameEvent,
  GameResult,
  LegalMove,
  Reason,
  State,
  StoryEntry,
  Targets,
} from '../engine/protocol';

export type Cause =
  'new' | 'play' | 'bot' | 'undo' | 'redo' | 'rewind' | 'retract' | 'finish' | 'line' | 'clock';

/** What happened. Everybody who watches hears of it after the state has changed. */
export interface Change {
  readonly cause: Cause;
  readonly state: State;
  readonly before: State;
  readonly events: readonly GameEvent[];
  /** The move in notation, where one was made. */
  readonly move?: string;
}

export type Reply =
  | { readonly ok: true; readonly change: Change }
  | { readonly ok: false; readonly error: EngineError };

/** It can be drawn. */
export interface Viewable {
  readonly state: State;
  watch(listener: (change: Change) => void): () => void;
}

/** Moves can be made. */
export interface Playable {
  play(move: string): Promise<Reply>;
}

/** Cards can be dragged and tapped. */
export interface Draggable {
  /** A drag: legal or not, the engine answers. */
  carry(from: string, to: string, count: number): Promise<Reply>;
  /** Why the cards could not go there; null when they can. Nothing changes. */
  check(from: string, to: string, count: number): Promise<EngineError | null>;
  /** Where a tap on the top `count` cards of a pile could bring them, best first. */
  targets(pile: string, count: number): Promise<Targets>;
  /** Takes a tap back as if it had not been. */
  retract(): Promise<Reply>;
}

/** Moves can be taken back. */
export interface Undoable {
  undo(): Promise<Reply>;
  redo(): Promise<Reply>;
  rewind(turns: number): Promise<Reply>;
}

/** Several moves can be made at once: to the end, or as somebody found them. */
export interface Scripted {
  finish(): Promise<Reply>;
  line(moves: string): Promise<Reply>;
}

/** The time that is played is counted, and can be stopped. */
export interface Timed {
  /** In milliseconds, as the clock shows them. */
  readonly elapsed: number;
  readonly paused: boolean;
  pause(): void;
  resume(): void;
}

/** It can be written down as it stands. */
export interface Saveable {
  save(): Promise<string>;
}

/** Help can be given, and is counted. */
export interface Advisable {
  /** Counts a hint that was given. */
  countHint(): Promise<void>;
  /** The game was helped by something that the engine does not see, such as an exact verdict. */
  markAssisted(): void;
  reasons(move: string): Promise<readonly Reason[]>;
  find(move: string): LegalMove | undefined;
}

/** Its moves are remembered, and it can be shown to others. */
export interface Recorded {
  story(): Promise<readonly StoryEntry[]>;
  link(): Promise<string>;
  text(): Promise<string>;
  result(): Promise<GameResult>;
}

/** Positions can be marked to come back to; the marks are kept with the game. */
export interface Bookmarkable {
  bookmarks: readonly number[];
}

/** Bots sit at the other seats. */
export interface WithBots {
  /** The bot to act moves. */
  bot(): Promise<Reply>;
}

/** What everybody could have known is told after the end. */
export interface Reported {
  report(): Promise<unknown>;
}

/** A game that is played in this page. */
export interface Game
  extends
    Viewable,
    Playable,
    Draggable,
    Undoable,
    Scripted,
    Timed,
    Saveable,
    Advisable,
    Recorded,
    Bookmarkable,
    WithBots,
    Reported {
  readonly id: string;
  /** The day whose daily deal it is played as. */
  readonly daily: Day | null;
  close(): void;
}
