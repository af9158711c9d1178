// What a step of a lesson points at: the card, then its match, then who may get both.
import type { LegalMove } from '../engine/protocol';
import type { Board } from './board';
import type { Choosing } from './choosing';
import { node } from './dom';

export class Guide {
  private moves: readonly LegalMove[] = [];
  private piles: readonly string[] = [];

  constructor(
    private readonly board: Board,
    private readonly choosing: Choosing,
  ) {}

  guide(moves: readonly LegalMove[], piles: readonly string[]): void {
    this.moves = moves;
    this.piles = piles;
    this.show();
  }

  /** After every choice: what comes next. */
  show(): void {
    const { board } = this;
    for (const old of board.root.querySelectorAll('.bluff-guide')) old.remove();
    const all = [...this.next(), ...this.piles.map((name) => board.places.get(name))];
    for (const element of new Set(all)) {
      const mark = node('span', 'bluff-guide', 'guide');
      mark.setAttribute('aria-hidden', 'true');
      element?.append(mark);
    }
  }

  private next(): readonly (HTMLElement | undefined)[] {
    const { board, choosing, moves } = this;
    const mine = moves.filter(({ card }) => card === choosing.card);
    switch (choosing.phase) {
      case 'card':
        return board.hand.filter((held) =>
          moves.some(({ card }) => card !== undefined && card === held.dataset['held']),
        );
      case 'match':
        return mine.map(({ discard, source }) =>
          discard ? board.discard : board.places.get(source ?? ''),
        );
      case 'recipient':
        return mine
          .filter(({ source }) => source === choosing.source)
          .map(({ to }) => board.places.get(`s${to}`));
    }
  }
}
