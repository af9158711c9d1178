// Cards: a run turns a card up, a pile empties, and a king moves in with all that lies on him.
import type { Lesson } from './lesson';

export const cards: Lesson = {
  start: { deal: 'CA-2479' },
  steps: [
    { name: 'build', moves: ['18'] },
    { name: 'home', moves: ['2h'] },
    { name: 'run', moves: ['21'] },
    { name: 'clear', moves: ['27'] },
    { name: 'king', moves: ['12x3'] },
    { name: 'end' },
  ],
};
