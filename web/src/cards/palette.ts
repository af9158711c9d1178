// The colours of the faces: two or four suit colours, on white or on dark ("dim") cards.
import type { Suit } from './names';

export type Inks = Readonly<Record<Suit, string>>;

/** What a face is drawn with besides the ink of its suit. */
export interface Paper {
  readonly face: string;
  readonly edge: string;
  readonly skin: string;
  readonly gold: string;
  /** Linen: collars, ermine, pearls. */
  readonly linen: string;
  /** Outlines of the court figures. */
  readonly line: string;
}

/** Suit colours were searched for: they stay apart for colour-blind eyes too. */
export const inks = {
  two: { S: '#16181A', C: '#16181A', H: '#C1121F', D: '#C1121F' },
  four: { S: '#16181A', C: '#1F8270', H: '#B3150F', D: '#0A2BC8' },
  dimTwo: { S: '#F2F4F6', C: '#F2F4F6', H: '#E06A66', D: '#E06A66' },
  dimFour: { S: '#F2F4F6', C: '#4BE83A', H: '#E06A66', D: '#7C9BE0' },
} as const satisfies Record<string, Inks>;

/** A dark face is nearly the colour of a dark table, so its edge must carry the card. */
export const papers = {
  normal: {
    face: '#FFFFFF',
    edge: '#565D64',
    skin: '#F7DCBF',
    gold: '#EDB63F',
    linen: '#FFFFFF',
    line: '#16181A',
  },
  dim: {
    face: '#1E2227',
    edge: '#8A949E',
    skin: '#D9B48F',
    gold: '#D3A13C',
    linen: '#D5DADF',
    line: '#0E1013',
  },
} as const satisfies Record<string, Paper>;

export const hair: Inks = { S: '#54504D', H: '#B9602F', D: '#E6C77F', C: '#8A5A34' };

const channels = (colour: string) =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** A flat mixture: `part` of the first colour, the rest of the second. */
export function mix(first: string, second: string, part: number): string {
  const other = channels(second);
  const mixed = channels(first).map((value, at) =>
    Math.round(value * part + (other[at] ?? 0) * (1 - part)),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
