// A lesson: the first minute with a game, on its own table. What is allowed there the engine says, as ever.

export interface LessonStep {
  /** Its sentence stands in the texts under "lesson", the game and this name. */
  readonly name: string;
  /** Piles that are pointed at. */
  readonly at?: readonly string[];
  /** Any of these moves, in notation, leads to the next step; without them the player has read enough. */
  readonly moves?: readonly string[];
  /** What the other players do then. */
  readonly then?: readonly string[];
}

export interface Lesson {
  /** The members of the engine's command `new`: a deal, or a deck that tells a story. */
  readonly start: Readonly<Record<string, unknown>>;
  readonly steps: readonly LessonStep[];
}
