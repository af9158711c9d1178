// The pictures of the rules: moves that may be made or not, and how each game lies on the table.
import type { GameId } from '../../engine/protocol';

export interface Example {
  /** What is moved, and what lies where it would go; nothing is an empty place. */
  readonly cards: string;
  readonly onto: string;
  readonly legal: boolean;
}
const yes = (cards: string, onto: string): Example => ({ cards, onto, legal: true });
const no = (cards: string, onto: string): Example => ({ cards, onto, legal: false });

export const examples: Readonly<Record<GameId, readonly Example[]>> = {
  klondike: [
    yes('6H', '7S'),
    no('6H', '7H'),
    no('8C', '7S'),
    yes('KD', ''),
    no('QS', ''),
    yes('2S', 'AS'),
    no('5H 4S', '4H'),
  ],
  freecell: [
    yes('5H', '6S'),
    no('7H', '8D'),
    yes('7H', ''),
    yes('5H 4S 3H', '6C'),
    no('5H 4H 3H', '6C'),
    no('5D', '3D'),
  ],
  cards: [yes('KH QS JD', ''), no('QS JD', ''), no('4D JH', '5C'), yes('5D', '6S'), no('9C', 'TS')],
  meridian: [
    yes('7H', ''),
    yes('5H', '6S'),
    yes('7H', '6S'),
    yes('2S', 'AD'),
    no('2C', 'AD 2S 3H'),
    no('5C', ''),
  ],
  bluffbuddy: [yes('QH', 'QD'), yes('2H', '2S 2D'), yes('AD', 'AH AS'), no('9C', 'JH JS')],
};

export interface Board {
  readonly deal: string;
  readonly rows: readonly (readonly string[])[];
}

const down = (n: number, rest: string) => `${'?? '.repeat(n)}${rest}`;

/** Piles from left to right; "" is an empty place, "-" a gap. */
export const boards: Readonly<Record<GameId, Board>> = {
  klondike: {
    deal: 'K3-17',
    rows: [
      ['??', '', '-', '', '', '', ''],
      ['JS', 'KC', 'TS', '4D', 'QD', '7S', '5C'].map((card, i) => down(i, card)),
    ],
  },
  freecell: {
    deal: 'FC-1',
    rows: [
      ['', '', '', '', '', '', '', ''],
      [
        'JD KD 2S 4C 3S 6D 6S',
        '2D KC KS 5C TD 8S 9C',
        '9H 9S 9D TS 4S 8D 2H',
        'JC 5S QD QH TH QS 6H',
        '5D AD JS 4H 8H 6C',
        '7H QC AS AC 2C 3D',
        '7C KH AH 4D JH 8C',
        '5H 3H 3C 7S 7D TC',
      ],
    ],
  },
  cards: {
    deal: 'CA-42',
    rows: [
      ['-', '-', '-', '-', '', '', '', ''],
      [
        '8C AS 5H',
        '3D 7D 5C',
        '5S AC AD',
        '9S 7C 2C',
        '2D QH 2S',
        '4C 4D JH',
        'TS KD 5D',
        '8H AH JD',
      ].map((cards, i) => down(i, cards)),
    ],
  },
  meridian: {
    deal: 'MMC-17',
    rows: [
      ['', '', '', '', '', '', '', ''],
      [
        'JS',
        '3S KC',
        '6C JH TS',
        '3D JC KS 4D',
        '7D QH 6D TD QD',
        'AC 8C 5S 5H AS 7S',
        'TC 6S 2H 4C 3C 7C 5C',
      ],
      ['??', '', '-', ''],
    ],
  },
  bluffbuddy: {
    deal: 'BB-7',
    rows: [
      ['-', '-', '??', '??', '??', '??', '-', '-'],
      ['??', '-', 'KH', 'KD', '9S', '6D', '-', '??'],
      ['-', '-', '6C', '8D', '2S', '7H', '-', '-'],
    ],
  },
};
