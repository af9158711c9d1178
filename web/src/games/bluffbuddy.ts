// BluffBuddy, as the page shows it.
import type { GameDescription } from './description';
import { fan, no, yes } from './drawing';

/** How well the other three play is an option of the deal. */
function bots(deal: string): Record<string, string> {
  const skill = /\+bots=(\w+)/.exec(deal)?.[1] ?? 'medium';
  return { 1: skill, 2: skill, 3: skill };
}

export const bluffbuddy: GameDescription = {
  id: 'bluffbuddy',
  table: { kind: 'seats' },
  tools: [[], ['newDeal']],
  advice: 'nobody',
  goesHome: false,
  levels: false,
  countsMoves: false,
  foldsCase: false,
  online: true,
  bots,
  options: { elsewhere: ['timeout'], front: ['bots'] },
  picture: [
    { card: 'back', x: 8, y: -16, turn: 168 },
    { card: 'back', x: 16, y: -18, turn: 186 },
    { card: 'back', x: 68, y: -18, turn: 174 },
    { card: 'back', x: 76, y: -16, turn: 192 },
    ...fan(['3C', '3D', 'JH', 'AS'], 42, 34, 11, 8),
  ],
  board: {
    deal: 'BB-7',
    rows: [
      ['-', '-', '??', '??', '??', '??', '-', '-'],
      ['??', '-', 'KH', 'KD', '9S', '6D', '-', '??'],
      ['-', '-', '6C', '8D', '2S', '7H', '-', '-'],
    ],
  },
  examples: [yes('QH', 'QD'), yes('2H', '2S 2D'), yes('AD', 'AH AS'), no('9C', 'JH JS')],
};
