// What a card text such as "QH" says, for drawing and naming; what it may do only the engine knows.
import type { CardText } from '../engine/protocol';

export type Suit = 'C' | 'D' | 'H' | 'S';
export type Rank = 'A' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'T' | 'J' | 'Q' | 'K';

export const suits: readonly Suit[] = ['S', 'H', 'C', 'D'];
export const ranks = [...'A23456789TJQK'] as readonly Rank[];
/** All 52 of them. */
export const deck: readonly CardText[] = suits.flatMap((suit) => ranks.map((rank) => rank + suit));

const names = { C: 'clubs', D: 'diamonds', H: 'hearts', S: 'spades' } as const;
const symbols = { C: '♣', D: '♦', H: '♥', S: '♠' } as const;

/** Null for a card the player may not know. */
export function suitOf(card: CardText): Suit | null {
  return suits.find((suit) => suit === card[1]) ?? null;
}
export function rankOf(card: CardText): Rank | null {
  return ranks.find((rank) => rank === card[0]) ?? null;
}
/** "hearts": the last part of a text key, not a sentence. */
export function suitName(card: CardText): (typeof names)[Suit] | null {
  const suit = suitOf(card);
  return suit && names[suit];
}
/** "♥" */
export function suitSymbol(card: CardText): string {
  const suit = suitOf(card);
  return suit ? symbols[suit] : '';
}
/** "10♥"; nothing for an unknown card. */
export function shortName(card: CardText): string {
  const rank = rankOf(card);
  return rank ? (rank === 'T' ? '10' : rank) + suitSymbol(card) : '';
}
export function isRed(card: CardText): boolean {
  return card[1] === 'H' || card[1] === 'D';
}
