// FreeCell: a cell frees an ace and gives its card back; then two cards go at once.
import type { Lesson } from './lesson';

export const freecell: Lesson = {
  start: { deal: 'FC-256' },
  steps: [
    { name: 'build', moves: ['46'] },
    { name: 'cell', moves: ['2a'] },
    { name: 'home', moves: ['2h'] },
    // Whichever cell the player chose.
    { name: 'back', moves: ['a2', 'b2', 'c2', 'd2'] },
    { name: 'run', moves: ['65'] },
    { name: 'end' },
  ],
};
