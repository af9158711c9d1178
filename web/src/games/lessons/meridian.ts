// Meridian: two foundations a suit, a column that goes up, an ace that types one, and the pocket.
import type { Lesson } from './lesson';

export const meridian: Lesson = {
  start: { deal: 'MMC-2696' },
  steps: [
    { name: 'up', moves: ['6h'] },
    { name: 'down', moves: ['4h'] },
    { name: 'build', moves: ['17'] },
    { name: 'ace', moves: ['51'] },
    { name: 'grow', moves: ['61'] },
    { name: 'pocket', moves: ['2p'] },
    { name: 'free', moves: ['2h'] },
    { name: 'end', at: ['t2', 'stock'] },
  ],
};
