// Klondike, as the page shows it.
import type { GameDescription } from './description';
import { column, down, no, yes } from './drawing';
import { solitaire } from './solitaire';

export const klondike: GameDescription = {
  id: 'klondike',
  ...solitaire,
  table: {
    kind: 'columns',
    highest: 0.22,
    foundations: 'free',
    fan: (mode) => (mode === 'K3' ? 3 : 1),
  },
  options: { elsewhere: ['draw', 'autoplay'], front: ['passes'] },
  picture: column(6, 10, ['KS', 'QD', 'JC'], 24, 17),
  board: {
    deal: 'K3-17',
    rows: [
      ['??', '', '-', '', '', '', ''],
      ['JS', 'KC', 'TS', '4D', 'QD', '7S', '5C'].map((card, i) => down(i, card)),
    ],
  },
  examples: [
    yes('6H', '7S'),
    no('6H', '7H'),
    no('8C', '7S'),
    yes('KD', ''),
    no('QS', ''),
    yes('2S', 'AS'),
    no('5H 4S', '4H'),
  ],
};
