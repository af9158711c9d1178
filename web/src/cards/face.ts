// A card's face as SVG: standard with pips and figures, or compact with one large suit.
import type { CardText } from '../engine/protocol';
import { figure } from './courts';
import { headgear } from './heads';
import type { Look } from './look';
import { rankOf, suitOf, type Rank, type Suit } from './names';
import { mix } from './palette';
import { pipPlaces, rankPath, rankWidth, suitPath } from './shapes';

export const svg = (height: number, inside: string, width = 250) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none">${inside}</svg>`;

/** The card itself; its edge separates white cards in a fan and carries dark ones on a dark table. */
export function sheet({ height, edge, paper }: Look): string {
  return `<rect x="${edge / 2}" y="${edge / 2}" width="${250 - edge}" height="${height - edge}" rx="18" fill="${paper.face}" stroke="${paper.edge}" stroke-width="${edge}"/>`;
}

/** One suit of the given size around (x, y). */
const pip = (suit: Suit, x: number, y: number, size: number, turned = false) =>
  `<path d="${suitPath[suit]}" transform="translate(${x} ${y})${turned ? 'rotate(180)' : ''}scale(${size / 100})translate(-50-50)"/>`;

/** A rank with its upper left corner at (x, y). */
const glyph = (rank: Rank, ink: string, x: number, y: number, across: number, down = across) =>
  `<path d="${rankPath[rank]}" transform="translate(${x} ${y})scale(${across} ${down})" fill="none" stroke="${ink}" stroke-width="13" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Rank and suit side by side in the top strip, one large suit below; courts wear their crown on it. */
function compactFace(rank: Rank, suit: Suit, look: Look): string {
  const ink = look.inks[suit];
  const scale = [0.9, 0.64, 0.58][look.size] ?? 1;
  const strip = 94 * scale;
  const below = (look.height + strip) / 2 + 2;
  const court = rank === 'K' || rank === 'Q' || rank === 'J';
  const large = court ? 148 : 176;
  const crown = () => {
    const flats = { ...look.paper, ink, tint: mix(ink, look.paper.face, 0.35) };
    const top = below + 24 - large / 2;
    return `<g transform="translate(125 ${top + 178})scale(1.7)" stroke="${look.paper.line}" stroke-width="2.5" stroke-linejoin="round">${headgear[rank as 'K'](flats)}</g>`;
  };
  return (
    glyph(rank, ink, 13, 11, scale * (rank === 'T' ? 0.98 : 1.1), scale) +
    pip(suit, 236 - 47 * scale, 11 + 45 * scale, 92 * scale) +
    pip(suit, 125, below + (court ? 26 : 0), large) +
    (court ? crown() : '')
  );
}

function standardFace(rank: Rank, suit: Suit, look: Look): string {
  const ink = look.inks[suit];
  const { height } = look;
  const scale = look.size === 1 ? 0.56 : 0.46;
  const across = rank === 'T' ? scale * 0.86 : scale;
  const corner =
    glyph(rank, ink, 13, 12, across, scale) +
    pip(suit, 15 + rankWidth(rank) * across + 45 * scale, 12 + 45 * scale, 84 * scale);
  const corners = `<g id="c${rank}">${corner}</g><use href="#c${rank}" transform="rotate(180 125 ${height / 2})"/>`;
  const places = pipPlaces[rank];
  if (!places) {
    return `${corners}<g transform="translate(125 ${height / 2})scale(1.17)">${figure(rank as 'K', suit, ink, look.paper)}</g>`;
  }
  // Clear of the corners, which are relatively larger on smaller cards.
  const top = look.size === 1 ? 94 : 86;
  const size = rank === 'A' ? 130 : look.size === 1 ? 48 : 50;
  return (
    corners +
    places
      .map(([x, y]) => pip(suit, 74 + 102 * x, top + (height - 2 * top) * y, size, y > 0.5))
      .join('')
  );
}

/** A known card within a picture; names are unique among the cards of a suit. */
export function face(card: CardText, look: Look): string {
  const rank = rankOf(card);
  const suit = suitOf(card);
  if (!rank || !suit) throw new Error(`There is no card "${card}".`);
  const inside = look.compact ? compactFace(rank, suit, look) : standardFace(rank, suit, look);
  return `${sheet(look)}<g fill="${look.inks[suit]}">${inside}</g>`;
}

/** The whole picture of a known card. */
export function faceSvg(card: CardText, look: Look): string {
  return svg(look.height, face(card, look));
}
