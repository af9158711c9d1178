// Meridian, as the page shows it.
import type { GameDescription } from './description';
import { no, yes } from './drawing';
import { solitaire } from './solitaire';

export const meridian: GameDescription = {
  id: 'meridian',
  ...solitaire,
  table: {
    kind: 'columns',
    highest: 0.178,
    foundations: 'pairs',
    badges: true,
    // Only one mode plays with the second pocket.
    isLaid: (pile, mode) => pile.name !== 'q' || mode === 'MMD',
  },
  options: { elsewhere: ['mode', 'autoplay', 'double_click'], front: [] },
  picture: [
    { card: '6S', x: 4, y: 30, turn: -9 },
    { card: '7S', x: 49, y: 16, turn: 7 },
  ],
  board: {
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
  examples: [
    yes('7H', ''),
    yes('5H', '6S'),
    yes('7H', '6S'),
    yes('2S', 'AD'),
    no('2C', 'AD 2S 3H'),
    no('5C', ''),
  ],
};
