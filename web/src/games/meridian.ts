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
    { card: '4S', x: 7, y: 46, turn: -8 },
    { card: '5S', x: 18, y: 34, turn: -5 },
    { card: '6S', x: 29, y: 22, turn: -2 },
    { card: '7S', x: 52, y: 22, turn: 2 },
    { card: '8S', x: 63, y: 34, turn: 5 },
    { card: '9S', x: 74, y: 46, turn: 8 },
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
