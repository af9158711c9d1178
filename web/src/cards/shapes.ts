// Suits, ranks and the places of the pips: plain paths, no fonts.
import type { Rank, Suit } from './names';

/** Filled, in a box of 100 × 100. */
export const suitPath: Readonly<Record<Suit, string>> = {
  H: 'M50 92C20 66 6 49 6 30 6 16 17 7 29 7c9 0 17 6 21 14 4-8 12-14 21-14 12 0 23 9 23 23 0 19-14 36-44 62Z',
  D: 'M50 3C60 21 73 37 90 50 73 63 60 79 50 97 40 79 27 63 10 50 27 37 40 21 50 3Z',
  S: 'M50 4C60 25 93 39 93 63c0 13-10 22-21 22-8 0-14-4-18-10 1 10 5 16 12 21H34c7-5 11-11 12-21-4 6-10 10-18 10C17 85 7 76 7 63 7 39 40 25 50 4Z',
  C: 'M50 5a21 21 0 0 1 17 34 21 21 0 1 1-12 37c1 9 5 15 12 20H33c7-5 11-11 12-20A21 21 0 1 1 33 39 21 21 0 0 1 50 5Z',
};

/** Stroked 13 wide, in a box of 60 × 90; ten is wider. */
export const rankPath: Readonly<Record<Rank, string>> = {
  A: 'M6 84 30 8 54 84M15 58H45',
  2: 'M9 28C9 4 51 2 51 28 51 48 9 60 9 83H52',
  3: 'M9 8H50L28 37C52 35 58 84 28 84 18 84 10 79 7 70',
  4: 'M42 84V8L7 60H54',
  5: 'M49 8H14L11 41C28 29 54 38 52 60 50 88 14 88 8 70',
  6: 'M46 12C24 0 8 26 8 58 8 92 52 90 52 60 52 34 16 34 9 58',
  7: 'M8 8H52L22 84',
  8: 'M30 8C4 8 6 42 30 43 54 42 56 8 30 8ZM30 43C0 44 0 84 30 84 60 84 60 44 30 43Z',
  9: 'M14 80C36 92 52 66 52 34 52 0 8 2 8 32 8 58 44 58 51 34',
  T: 'M8 20 20 8V84M58 8C34 8 34 84 58 84 82 84 82 8 58 8Z',
  J: 'M44 8V62C44 90 10 90 8 66',
  Q: 'M30 8C2 8 4 84 30 84 56 84 58 8 30 8ZM34 62 54 86',
  K: 'M12 8V84M50 8 14 50M26 38 52 84',
};
export const rankWidth = (rank: Rank) => (rank === 'T' ? 86 : 60);

type Place = readonly [across: number, down: number];
const sides = (...downs: number[]): Place[] =>
  downs.flatMap((down): Place[] => [
    [0, down],
    [1, down],
  ]);
const middle = (...downs: number[]): Place[] => downs.map((down): Place => [0.5, down]);

/** Where the pips lie, as parts of the pip field; none for courts. */
export const pipPlaces: Partial<Record<Rank, readonly Place[]>> = {
  A: middle(0.5),
  2: middle(0, 1),
  3: middle(0, 0.5, 1),
  4: sides(0, 1),
  5: [...sides(0, 1), ...middle(0.5)],
  6: sides(0, 0.5, 1),
  7: [...sides(0, 0.5, 1), ...middle(0.25)],
  8: [...sides(0, 0.5, 1), ...middle(0.25, 0.75)],
  9: [...sides(0, 1 / 3, 2 / 3, 1), ...middle(0.5)],
  T: [...sides(0, 1 / 3, 2 / 3, 1), ...middle(1 / 6, 5 / 6)],
};
