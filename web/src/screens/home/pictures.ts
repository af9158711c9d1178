// A still life of each game: which cards lie where in its picture.
import type { CardText, GameId } from '../../engine/protocol';

export interface Lying {
  readonly card: CardText | 'back';
  /** Left and top edge in hundredths of the picture, turned by degrees. */
  readonly x: number;
  readonly y: number;
  readonly turn?: number;
}

const column = (x: number, y: number, cards: readonly string[], step = 16): Lying[] =>
  cards.map((card, i) => ({ card, x, y: y + i * step }));

const fan = (cards: readonly string[], x: number, y: number, dx: number, turn: number): Lying[] =>
  cards.map((card, i) => {
    const from = i - (cards.length - 1) / 2;
    return { card, x: x + from * dx, y: y + Math.abs(from) ** 2 * 2.2, turn: from * turn };
  });

export const stillLife: Readonly<Record<GameId, readonly Lying[]>> = {
  klondike: [
    { card: 'back', x: 6, y: 17 },
    { card: '7D', x: 24, y: 17 },
    { card: 'TC', x: 29.5, y: 17 },
    { card: 'QH', x: 35, y: 17 },
    ...column(59, 10, ['KS', 'QD', 'JC', 'TH']),
    ...column(79, 28, ['back', 'back', 'AS'], 9),
  ],
  freecell: [
    { card: 'JH', x: 5, y: 14 },
    { card: '4C', x: 22, y: 14 },
    ...column(43, 6, ['9S', '8D', '7C', '6H', '5S'], 15),
    ...column(61, 24, ['KH', 'QC', 'JD'], 15),
    { card: 'AD', x: 80, y: 14 },
  ],
  cards: [
    ...column(5, 38, ['KC', '3H', '9S'], 13),
    ...column(23, 28, ['back', '6D', 'JS', '2H'], 13),
    ...column(41, 18, ['back', 'back', 'QC', '8H', '7S'], 12),
    ...column(59, 8, ['back', 'back', 'back', '5D', 'TC', 'AH'], 11),
    { card: 'KD', x: 80, y: 10, turn: 6 },
  ],
  meridian: [
    { card: '4S', x: 7, y: 46, turn: -8 },
    { card: '5S', x: 18, y: 34, turn: -5 },
    { card: '6S', x: 29, y: 22, turn: -2 },
    { card: '7S', x: 52, y: 22, turn: 2 },
    { card: '8S', x: 63, y: 34, turn: 5 },
    { card: '9S', x: 74, y: 46, turn: 8 },
  ],
  bluffbuddy: [
    { card: 'back', x: 8, y: -16, turn: 168 },
    { card: 'back', x: 16, y: -18, turn: 186 },
    { card: 'back', x: 68, y: -18, turn: 174 },
    { card: 'back', x: 76, y: -16, turn: 192 },
    ...fan(['3C', '3D', 'JH', 'AS'], 42, 34, 11, 8),
  ],
};
