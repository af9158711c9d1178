// FreeCell, as the page shows it.
import type { GameDescription } from './description';
import { fan, no, yes } from './drawing';
import { solitaire } from './solitaire';

export const freecell: GameDescription = {
  id: 'freecell',
  ...solitaire,
  table: { kind: 'columns', highest: 0.2, foundations: 'suits' },
  options: { elsewhere: ['autoplay'], front: ['passes'] },
  picture: fan(['AC', 'AD', 'AS'], 27, 20, 22, 12),
  board: {
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
  examples: [
    yes('5H', '6S'),
    no('7H', '8D'),
    yes('7H', ''),
    yes('5H 4S 3H', '6C'),
    no('5H 4H 3H', '6C'),
    no('5D', '3D'),
  ],
};
