// Which drawn card is which after a change: known cards by what they are, hidden ones by where they lie.
import type { CardText, Pile } from '../engine/protocol';

/** The numbers of the drawn cards, pile by pile, from the base. */
export type Seats = ReadonlyMap<string, readonly number[]>;

interface Gap {
  readonly pile: string;
  readonly index: number;
}

/**
 * A card that is seen keeps its number. A hidden one is taken to be the card that lay there; what is
 * left over changed piles unseen (drawn, turned over, taken back), and such cards come off one pile
 * in the opposite order of the other. Numbers beyond `texts` are new cards.
 */
export function matchCards(
  piles: readonly Pile[],
  seats: Seats,
  texts: readonly CardText[],
): Map<string, number[]> {
  const byText = new Map<CardText, number>();
  texts.forEach((text, card) => {
    if (text !== '??') byText.set(text, card);
  });
  const taken = new Set<number>();
  const next = new Map<string, number[]>();
  const gaps: Gap[] = [];
  for (const pile of piles) {
    const row = pile.cards.map((text) => byText.get(text) ?? -1);
    for (const card of row) taken.add(card);
    next.set(pile.name, row);
  }
  for (const [pile, row] of next)
    row.forEach((card, index) => {
      if (card >= 0) return;
      const before = seats.get(pile)?.[index];
      if (before === undefined || taken.has(before)) {
        gaps.push({ pile, index });
        return;
      }
      row[index] = before;
      taken.add(before);
    });
  const spare = [...seats.values()]
    .flatMap((row) => [...row].reverse())
    .filter((card) => !taken.has(card));
  let fresh = texts.length;
  for (const { pile, index } of gaps) {
    const row = next.get(pile);
    if (row) row[index] = spare.shift() ?? fresh++;
  }
  return next;
}
