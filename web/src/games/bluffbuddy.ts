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
  picture: [{ card: 'back', x: 27, y: -34, turn: 180 }, ...fan(['3C', 'JH', 'AS'], 27, 36, 22, 10)],
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
