// Cards, as the page shows it; much of it is said by its rules (docs/rules/cards.md).
import type { GameDescription } from './description';
import { column, down, no, yes } from './drawing';
import { solitaire } from './solitaire';

export const cards: GameDescription = {
  id: 'cards',
  ...solitaire,
  table: {
    kind: 'columns',
    highest: 0.3,
    ratio: 4 / 3,
    sizedByWindow: true,
    foundations: 'suits',
    note: true,
    lightsLate: true,
    columnsFirst: true,
    // C-032: each flies as long as always.
    finishStep: 10,
    confetti: true,
  },
  // C-062 names them.
  tools: [
    ['undo', 'hint', 'finish', 'solve'],
    ['restart', 'newDeal'],
  ],
  // C-047 … C-051: they mean this, whatever else they are.
  keys: { s: 'solve', r: 'restart', n: 'newDeal', f: 'finish', u: 'undo' },
  solution: 'turn',
  seed: {
    // C-056: the header shows it, in the number of the deal. C-054: at this level it is the time.
    fresh: () => Date.now(),
    // CD-08
    storedAs: 'SeedIndex',
    mode: 'CA',
  },
  options: { elsewhere: ['stacks', 'autoplay'], front: ['passes'] },
  picture: [...column(5, 12, ['back', '9H', '8H'], 0, 20), { card: 'KD', x: 52, y: 18, turn: 6 }],
  board: {
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
      ].map((pile, i) => down(i, pile)),
    ],
  },
  examples: [
    yes('KH QS JD', ''),
    no('QS JD', ''),
    no('4D JH', '5C'),
    yes('5D', '6S'),
    no('9C', 'TS'),
  ],
};
