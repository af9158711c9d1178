// BluffBuddy: one round with three others, whose cards and moves are made for the story.
import type { Lesson } from './lesson';

/** Dealt from its last card: the centre, then seats 1, 4, 3 and 2. */
const deck = [
  'AC 2C 3C 4C 5C 7C 8C TC QC KC 3D 4D 5D 8D 9D TD',
  'KD 2H 3H 4H 6H 9H TH KH 2S 3S 5S 6S 8S 9S QS KS',
  '7H 5H 2D 6D',
  'TS 8H 9C JS',
  '7S JD JH AH',
  'JC 4S AD QH',
  '6C 7D AS QD',
].join(' ');

export const bluffbuddy: Lesson = {
  start: { game: 'bluffbuddy', options: { starter: '1' }, deck },
  steps: [
    { name: 'goal', at: ['s1'] },
    {
      name: 'give',
      moves: ['QH c1 >2', 'QH c1 >3', 'QH c1 >4'],
      then: ['AH c2 >1', 'JS -', '6D c4 >3'],
    },
    { name: 'back', moves: ['AD s1 >4'], then: ['JH pool >3', '9C -', '2D -'] },
    { name: 'discard', moves: ['4S -'], then: ['JD s3 >3', '8H -', '5H -'] },
    { name: 'memory', at: ['s3'] },
    // The last of these reaches for a slot that is sealed by then.
    { name: 'seal', moves: ['JC s3 >3'], then: ['7S c3 >3', 'TS -', '7H s3 >4'] },
    { name: 'sealed', at: ['s3', 'pool'] },
    { name: 'end' },
  ],
};
