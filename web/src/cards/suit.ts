// All cards of a suit side by side in one picture, and where each of them lies in it.
import type { CardText } from '../engine/protocol';
import { face, svg } from './face';
import type { Look } from './look';
import { ranks, type Suit } from './names';

/** As wide as two cards, so that whole pixels stay whole and no card shows at its neighbour's edge. */
const step = 500;
const width = step * (ranks.length - 1) + 250;

export function suitSvg(suit: Suit, look: Look): string {
  const cards = ranks.map(
    (rank, i) => `<g transform="translate(${i * step})">${face(rank + suit, look)}</g>`,
  );
  return svg(look.height, cards.join(''), width);
}

export function placeInSuit(card: CardText): {
  backgroundSize: string;
  backgroundPosition: string;
} {
  const at = ranks.findIndex((rank) => rank === card[0]);
  return {
    backgroundSize: `${(width / 250) * 100}% 100%`,
    backgroundPosition: `${(at / (ranks.length - 1)) * 100}% 0`,
  };
}
