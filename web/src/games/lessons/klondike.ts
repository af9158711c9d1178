// Klondike: an ace turns up, a column empties, a king moves in with his queen, and the stock brings the jack.
import type { Lesson } from './lesson';

export const klondike: Lesson = {
  start: { deal: 'K1-134' },
  steps: [
    { name: 'build', moves: ['43'] },
    { name: 'home', moves: ['4h'] },
    { name: 'empty', moves: ['17'] },
    { name: 'king', moves: ['31x2'] },
    { name: 'draw', moves: ['s'] },
    { name: 'waste', moves: ['w1'] },
    { name: 'end' },
  ],
};
