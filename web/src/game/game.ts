// A game at the table, wherever it is kept: in this page (LocalGame) or on a server.
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

/** What happened: told to everybody who watches, after the state has changed. */
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

export interface Game {
  readonly id: string;
  readonly state: State;
  /** Milliseconds played, as the clock shows them. */
  readonly elapsed: number;

  watch(listener: (change: Change) => void): () => void;

  play(move: string): Promise<Reply>;
  /** A drag: legal or not, the engine answers. */
  carry(from: string, to: string, count: number): Promise<Reply>;
  /** Why the cards could not go there; null when they can. Nothing changes. */
  check(from: string, to: string, count: number): Promise<EngineError | null>;
  /** Where a tap on the top `count` cards of a pile could bring them, best first. */
  targets(pile: string, count: number): Promise<Targets>;
  undo(): Promise<Reply>;
  redo(): Promise<Reply>;
  /** Takes a tap back as if it had not been. */
  retract(): Promise<Reply>;
  rewind(turns: number): Promise<Reply>;
  finish(): Promise<Reply>;
  line(moves: string): Promise<Reply>;
  /** Counts a hint that was given. */
  countHint(): Promise<void>;
  /** BluffBuddy: the bot to act moves. */
  bot(): Promise<Reply>;
  /** The game was helped by something that the engine does not see, such as an exact verdict. */
  markAssisted(): void;
  /** Turns that were marked to come back to; kept with the game. */
  bookmarks: readonly number[];
  /** BluffBuddy: what everybody could have known, after the end. */
  report(): Promise<unknown>;
  /** A line of the game's own heuristic (Cards); empty where there is none. */
  attempt(seed: number): Promise<string>;
  reasons(move: string): Promise<readonly Reason[]>;
  find(move: string): LegalMove | undefined;
  pause(): void;
  resume(): void;
  readonly paused: boolean;
  result(): Promise<GameResult>;
  story(): Promise<readonly StoryEntry[]>;
  link(): Promise<string>;
  save(): Promise<string>;
  text(): Promise<string>;
  close(): void;
}
