// What the page has to know of a game to show it. The rules themselves are the engine's.
import type { Action } from '../app/keys';
import type { CardText, Pile } from '../engine/protocol';

/** A card in the picture on the home screen: left and top edge in hundredths of the picture. */
export interface PictureCard {
  readonly card: CardText | 'back';
  readonly x: number;
  readonly y: number;
  /** In degrees. */
  readonly turn?: number;
}

/** A move in the pictures of the rules. */
export interface Example {
  /** What is moved, and what lies where it would go; an empty text is an empty place. */
  readonly cards: string;
  readonly onto: string;
  readonly legal: boolean;
}
/** How a deal lies on the table: piles from left to right; "" is an empty place, "-" a gap. */
export interface Board {
  readonly deal: string;
  readonly rows: readonly (readonly string[])[];
}

/** A table of columns, as the solitaires have it. */
export interface ColumnsTable {
  readonly kind: 'columns';
  /** A card is never higher than this part of the table: the worst column must stay readable. */
  readonly highest: number;
  /** Height of a card over its width; 1.4 when left out. */
  readonly ratio?: number;
  /** The window alone decides how large cards are and how far they overlap (C-043). */
  readonly sizedByWindow?: boolean;
  /** Of no suit until a card lies there; one of each suit; or two, one of them downwards. */
  readonly foundations: 'free' | 'suits' | 'pairs';
  /** Columns have a badge above them that says their type. */
  readonly badges?: boolean;
  /** The deal and how many cards are home stand beside the foundations. */
  readonly note?: boolean;
  /** How many cards of the waste lie side by side; 1 when left out. */
  fan?(mode: string): number;
  /** Piles that the mode does not play with are left out. */
  isLaid?(pile: Pile, mode: string): boolean;
  /** Targets light up under a resting pointer and, during a drag, only after a while (CD-12). */
  readonly lightsLate?: boolean;
  /** A column wins over a foundation when carried cards lie over both (CD-19). */
  readonly columnsFirst?: boolean;
  /** Milliseconds between two cards that go home together; each after the other when left out. */
  readonly finishStep?: number;
  readonly confetti?: boolean;
}

/** A table with several players around it. */
export interface SeatsTable {
  readonly kind: 'seats';
}

/** Buttons below the table, left and right of the gap. */
export type Tools = readonly [left: readonly Action[], right: readonly Action[]];

export interface GameDescription {
  /** In the language of the engine. */
  readonly id: string;
  readonly table: ColumnsTable | SeatsTable;
  readonly tools: Tools;
  /** Keys that mean something else in this game. */
  readonly keys?: Readonly<Record<string, Action>>;
  /** Who can be asked for advice. */
  readonly advice: 'solver' | 'nobody';
  /** The line that Solve finds is one turn, or is played move by move. */
  readonly solution?: 'turn' | 'moves';
  /** Cards can go to the foundations by themselves after a move. */
  readonly goesHome: boolean;
  /** There are lists of its deals by level. */
  readonly levels: boolean;
  /** How far a game has come is told in moves. */
  readonly countsMoves: boolean;
  /** Capital letters mean nothing in its notation. */
  readonly foldsCase: boolean;
  /** It is also played against others on a server. */
  readonly online?: boolean;
  /** How the engine is to fill the other seats of a deal. */
  bots?(deal: string): Readonly<Record<string, string>>;
  /** Its deals are numbered by a seed, and the last one is remembered. */
  readonly seed?: {
    /** A new one, where no level was asked for. */
    fresh(): number;
    /** The last seed is stored under this name, and offered again as a deal of this mode. */
    readonly storedAs: string;
    readonly mode: string;
  };
  readonly options: {
    /** Said by the mode, set for all games in the settings, or of no effect in the page. */
    readonly elsewhere: readonly string[];
    /** Options that people look for stand before the others. */
    readonly front: readonly string[];
  };
  readonly picture: readonly PictureCard[];
  readonly board: Board;
  readonly examples: readonly Example[];
}
