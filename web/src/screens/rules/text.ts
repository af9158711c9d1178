// The shape of the rules of one game in one language.
import type { GameId } from '../../games';

export interface GameRules {
  readonly lead: string;
  readonly goal: readonly string[];
  readonly deal: readonly string[];
  readonly moves: readonly string[];
  /** What stands under each example of the game's description, in its order. */
  readonly examples: readonly string[];
  readonly terms: readonly (readonly [term: string, meaning: string])[];
  readonly score: readonly string[];
  readonly id: readonly string[];
}

export interface RulesText {
  readonly headings: {
    readonly goal: string;
    readonly deal: string;
    readonly moves: string;
    readonly examples: string;
    readonly terms: string;
    readonly score: string;
    readonly id: string;
  };
  readonly chooser: string;
  readonly lead: string;
  readonly legal: string;
  readonly illegal: string;
  readonly onto: string;
  readonly emptyPlace: string;
  readonly boardOf: string;
  readonly play: string;
  readonly games: Readonly<Record<GameId, GameRules>>;
}
