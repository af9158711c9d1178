// The twelve court figures: half a figure, turned by 180 degrees for the other half.
// Drawn around the middle of the card, upwards is negative; the halves meet under a slanting sash.
import { attributes } from './attributes';
import { headOf } from './heads';
import type { Suit } from './names';
import { hair, mix, papers, type Paper } from './palette';

export type Court = 'J' | 'Q' | 'K';

/** The flats a figure is drawn with. */
export interface Flats extends Paper {
  readonly ink: string;
  readonly tint: string;
  readonly hair: string;
}

/** Weave of the robe, in a tile of 16 × 16: chevrons, scales, lozenges, trefoils. */
const weave: Readonly<Record<Suit, string>> = {
  S: '<path d="M0 4 8 12 16 4" fill="none" stroke-width="3"/>',
  H: '<path d="M0 8A8 8 0 0 0 16 8M-8 0A8 8 0 0 0 8 0 8 8 0 0 0 24 0" fill="none" stroke-width="2"/>',
  D: '<path d="M8 1 13 8 8 15 3 8Z" stroke="none"/>',
  C: '<path d="M8 3v.1M4 10v.1M12 10v.1" stroke-width="5" stroke-linecap="round"/>',
};

const robe = 'M-88 17V-12C-86-38-64-48-22-56H22C64-48 86-38 88-12V-17Z';

/** What lies over the robe: ermine for kings, veil and bodice for queens, a tabard for jacks. */
const dress: Readonly<Record<Court, (flats: Flats) => string>> = {
  K: ({ linen, ink, gold }) =>
    `<path fill="${gold}" d="M-13-50H13V-3L-13 2Z"/><path fill="${ink}" d="M0-34l5 6-5 6-5-6ZM0-17l4 5-4 5-4-5Z"/>` +
    `<path fill="${linen}" d="M-22-58C-46-52-66-44-72-26-48-38-28-36 0-26 28-36 48-38 72-26 66-44 46-52 22-58L0-44Z"/>` +
    `<path stroke-width="4" d="M-52-39l-2 5M-34-44l-1 6M-16-43l1 6M16-43l-1 6M34-44l1 6M52-39l2 5"/>`,
  Q: ({ skin, gold, tint, linen }) =>
    `<path fill="${tint}" d="M0-106C-36-106-40-74-46-44L-30-38H30L46-44C40-74 36-106 0-106Z"/>` +
    `<path fill="${tint}" d="M-30-54H30L22-13-22-4Z"/>` +
    `<path fill="${linen}" d="M-34-57C-36-40-16-30 0-27 16-30 36-40 34-57L26-59C24-46 12-39 0-37-12-39-24-46-26-59Z"/>` +
    `<path fill="${skin}" d="M-10-66V-58C-14-54-22-54-26-55-22-45-12-39 0-37 12-39 22-45 26-55 22-54 14-54 10-58V-66Z"/>` +
    `<path fill="${gold}" d="M0-48l5 6-5 7-5-7ZM-9-22H9V-14H-9Z"/>`,
  J: ({ gold, linen, tint }) =>
    `<path fill="${tint}" d="M-30-52 0-40 30-52 22-13-22-4Z"/><path fill="${gold}" d="M-4-40H4V-10L-4-8Z"/>` +
    `<path fill="${linen}" d="M-13-62 0-52 13-62 36-52 16-34 0-46-16-34-36-52Z"/>`,
};

/** The head stands a little to the right, clear of the rank and suit in the corner. */
function half(court: Court, suit: Suit, flats: Flats): string {
  const { ink, skin, gold } = flats;
  return (
    `<path fill="${ink}" d="${robe}"/><path fill="url(#w)" d="${robe}"/>` +
    `<g transform="translate(8)">${dress[court](flats)}${headOf(court, suit, flats)}</g>` +
    attributes[court][suit](flats) +
    `<path fill="${gold}" d="M48-20 74-26 78-14 52-8Z"/>` +
    `<path fill="${skin}" d="M51-20C47-34 53-40 61-40 70-40 74-34 71-25Z"/><path d="M54-34H69M53-28H71"/>`
  );
}

/** Both halves and the sash, around the point (0, 0). */
export function figure(court: Court, suit: Suit, suitInk: string, paper: Paper): string {
  // Large flats of the light inks would glare on a dark card.
  const ink = paper.face === papers.dim.face ? mix(suitInk, paper.face, 0.7) : suitInk;
  const tint = mix(suitInk, paper.face, 0.28);
  const flats: Flats = { ...paper, ink, tint, hair: hair[suit] };
  return (
    `<defs><pattern id="w" width="16" height="16" patternUnits="userSpaceOnUse"><g fill="${flats.tint}" stroke="${flats.tint}">${weave[suit]}</g></pattern>` +
    `<g id="h${court}" stroke="${paper.line}" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round" fill="none">${half(court, suit, flats)}</g></defs>` +
    `<use href="#h${court}"/><use href="#h${court}" transform="rotate(180)"/>` +
    `<path d="M-88 8 88-26V-8L-88 26Z" fill="${paper.gold}" stroke="${paper.line}" stroke-width="2" stroke-linejoin="round"/>` +
    `<path d="M-80 15.5 80-15.5" stroke="${ink}" stroke-width="6" stroke-dasharray="0 16" stroke-linecap="round"/>`
  );
}
