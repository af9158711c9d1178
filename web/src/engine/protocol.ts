// What the engine says, as docs/engine-protocol.md writes it.
import type { GameId } from '../games';

export type Role =
  | 'stock'
  | 'waste'
  | 'foundation'
  | 'cell'
  | 'column'
  | 'pocket'
  | 'pool'
  | 'centre'
  | 'slot'
  | 'hand';
/** "QH": rank A23456789TJQK, suit CDHS; "??" for a card the player may not know. */
export type CardText = string;
export type Verdict = 'won' | 'impossible' | 'unknown';

export interface Pile {
  readonly name: string;
  readonly role: Role;
  readonly letter: string;
  readonly face_down: number;
  readonly cards: readonly CardText[];
  readonly mark?: string;
  /** Cards ("9C") or ranks ("K") that it takes next, where that is known exactly. */
  readonly wants?: readonly string[];
}

export interface LegalMove {
  readonly move: string;
  readonly from?: string;
  readonly to?: string;
  readonly count?: number;
  readonly recycle?: boolean;
  /** BluffBuddy */
  readonly card?: CardText;
  readonly source?: string;
  readonly discard?: boolean;
}

export interface Tally {
  readonly moves: number;
  readonly total_moves: number;
  readonly undos: number;
  readonly hints: number;
  readonly recycles: number;
  readonly draws: number;
  readonly without_progress: number;
}

/** The whole table as one seat may see it. */
export interface State {
  readonly game: GameId;
  readonly mode: string;
  readonly deal: string | null;
  readonly options: Readonly<Record<string, string>>;
  readonly piles: readonly Pile[];
  readonly moves: readonly LegalMove[];
  readonly outcome: 'open' | 'won' | 'lost';
  readonly to_act: number | null;
  readonly round?: number;
  readonly tally: Tally;
  readonly score: number | null;
  readonly score_name: 'points' | 'efficiency' | 'penalty' | null;
  readonly elapsed: number;
  readonly paused: boolean;
  readonly assisted: boolean;
  readonly undo_left: number;
  readonly redo_left: number;
  readonly turns: number;
  readonly can_finish: boolean;
  readonly finish_wins: boolean;
  readonly passes_left: number | null;
  readonly supermove?: { readonly column: number; readonly empty: number };
  readonly hidden: number;
  readonly hash: string;
}

export type GameEvent =
  | {
      readonly kind: 'moved';
      readonly from?: string;
      readonly to?: string;
      readonly count?: number;
    }
  | { readonly kind: 'turned_up'; readonly pile: string; readonly card: CardText }
  | { readonly kind: 'typed'; readonly pile: string }
  | { readonly kind: 'warned'; readonly warning: 'no_progress' | 'loop' | 'slow' }
  | { readonly kind: 'hinted'; readonly move: string }
  | {
      readonly kind:
        | 'drawn'
        | 'recycled'
        | 'discarded'
        | 'selecting'
        | 'dealt'
        | 'undone'
        | 'redone'
        | 'rewound'
        | 'paused'
        | 'resumed'
        | 'won'
        | 'lost';
    };

export interface EngineError {
  readonly kind: 'refusal' | 'request';
  readonly code: string;
  readonly sentence: string;
  readonly arguments?: Readonly<Record<string, string>>;
  readonly offset?: number;
}

export interface Target extends LegalMove {
  readonly why: 'safe_home' | 'turns_up' | 'builds' | 'home' | 'empty';
}
export interface Targets {
  readonly moves: readonly Target[];
  readonly refusal?: EngineError;
}

export interface Reason {
  readonly code: string;
  readonly pile?: string;
  readonly card?: CardText;
  readonly on?: CardText;
}

export interface GameResult {
  readonly mode: string;
  readonly played: boolean;
  readonly won: boolean;
  readonly elapsed: number;
  readonly moves: number;
  readonly score: number | null;
  readonly assisted: boolean;
  readonly stalemate: boolean;
  readonly hints: number;
  readonly undos: number;
}

/** A mode's statistics as the engine sums them up. */
export interface ModeStatistics {
  readonly mode: string;
  readonly played: number;
  readonly won: number;
  /** Wins among them that count apart: in no share, streak or record. */
  readonly assisted: number;
  readonly win_share: number;
  readonly [key: string]: unknown;
}

export interface OptionInfo {
  readonly key: string;
  readonly type: 'switch' | 'choice';
  readonly words: readonly string[];
  readonly default: string;
  readonly meaning: string;
}
export interface GameInfo {
  readonly id: GameId;
  readonly title: string;
  readonly modes: readonly { readonly prefix: string; readonly title: string }[];
  readonly levels: readonly { readonly name: string; readonly settings: string }[];
  readonly last_number: number;
  readonly options: readonly OptionInfo[];
}

export interface SolveAnswer {
  readonly verdict: Verdict;
  readonly moves?: string;
  readonly states: number;
  readonly stopped: boolean;
}
export interface VerdictsAnswer {
  readonly verdict: Verdict;
  readonly moves: readonly { readonly move: string; readonly verdict: Verdict }[];
  readonly states: number;
  readonly stopped: boolean;
}
export interface FairAnswer {
  readonly unseen: number;
  readonly samples: number;
  readonly won: number;
  readonly impossible: number;
  readonly unknown: number;
  readonly interval: readonly [number, number];
  readonly states: number;
  readonly stopped: boolean;
}
export interface AdviceAnswer {
  readonly move: string | null;
  readonly votes: number;
  readonly samples: number;
  readonly won: number;
  readonly unseen: number;
  /** It goes on with the plan that was handed in. */
  readonly planned: boolean;
  /** To be handed in with the next question. */
  readonly plan?: string;
  readonly line?: string;
  readonly stopped: boolean;
}
export interface WayBackAnswer {
  readonly turns: number;
  readonly last_won: number | null;
  readonly first_lost: number | null;
  readonly exact: boolean;
  readonly move: string | null;
  readonly moves: readonly { readonly move: string; readonly verdict: Verdict }[];
  readonly fair?: boolean;
  readonly stopped: boolean;
}

export interface StoryEntry {
  readonly command: string;
  readonly moves: readonly string[];
  readonly at?: number;
  /** Of a rewind. */
  readonly turns?: number;
  /** Its moves one by one, where they were asked for. */
  readonly steps?: readonly StoryStep[];
}
/** A move with the cards that it is about: the lowest that goes, and what it comes to lie on. */
export interface StoryStep extends LegalMove {
  readonly on?: CardText;
  /** BluffBuddy: who played, and what the card was matched with. */
  readonly seat?: number;
  readonly with?: readonly CardText[];
}
