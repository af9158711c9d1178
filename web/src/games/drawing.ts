// Words in which the descriptions of games draw their pictures.
import type { Example, PictureCard } from './description';

export const yes = (cards: string, onto: string): Example => ({ cards, onto, legal: true });
export const no = (cards: string, onto: string): Example => ({ cards, onto, legal: false });

/** A pile with so many face-down cards below. */
export const down = (n: number, rest: string) => `${'?? '.repeat(n)}${rest}`;

/** Cards over each other, each so far beside and below the one before. */
export const column = (
  x: number,
  y: number,
  cards: readonly string[],
  dx: number,
  dy: number,
): PictureCard[] => cards.map((card, i) => ({ card, x: x + i * dx, y: y + i * dy }));

export const fan = (
  cards: readonly string[],
  x: number,
  y: number,
  dx: number,
  turn: number,
): PictureCard[] =>
  cards.map((card, i) => {
    const from = i - (cards.length - 1) / 2;
    return { card, x: x + from * dx, y: y + Math.abs(from) ** 2 * 2.2, turn: from * turn };
  });
