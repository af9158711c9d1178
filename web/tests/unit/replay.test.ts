// A replay: which entries of a story are steps, what each says, what its positions are worth.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Pile, StoryEntry, StoryStep } from '../../src/engine/protocol';
import { positionAfter, stepsOf } from '../../src/game/steps';
import { verdictsAt } from '../../src/screens/replay/judge';
import { stepWords } from '../../src/screens/replay/stepWords';
import { speak } from './speak';

const move = (text: string, more: Partial<StoryStep> = {}): StoryStep => ({ move: text, ...more });
const entry = (command: string, steps: readonly StoryStep[] = [], turns?: number): StoryEntry => ({
  command,
  moves: steps.map((step) => step.move),
  steps,
  ...(turns === undefined ? {} : { turns }),
});
const pile = (name: string, role: Pile['role'], letter: string): Pile => ({
  name,
  role,
  letter,
  face_down: 0,
  cards: [],
});
const piles = [
  pile('t3', 'column', '3'),
  pile('t7', 'column', '7'),
  pile('fh', 'foundation', 'h'),
  pile('stock', 'stock', 's'),
  pile('waste', 'waste', 'w'),
];

const story = [
  entry('hint'),
  entry('play', [move('37', { from: 't3', to: 't7', count: 2, card: '9H', on: 'TS' })]),
  entry('pause'),
  entry('resume'),
  entry('undo'),
  entry('line', [
    move('s', { from: 'stock', to: 'waste', count: 3 }),
    move('w7', { from: 'waste', to: 't7', count: 1, card: '9D', on: 'TS' }),
  ]),
  entry('rewind', [], 2),
  entry('play', [
    move('3h', { from: 't3', to: 'fh', count: 1, card: '2H', on: 'AH' }),
    move('7h', { from: 't7', to: 'fh', count: 1, card: '3H', on: '2H' }),
  ]),
];

describe('the steps of a replay', () => {
  it('are moves and what took them back; hints and pauses are none', () => {
    expect(
      stepsOf(story).map(({ command, entries, within }) => [command, entries, within]),
    ).toEqual([
      ['play', 2, 0],
      ['undo', 5, 0],
      ['line', 5, 1],
      ['line', 6, 0],
      ['rewind', 7, 0],
      ['play', 8, 0],
    ]);
  });
  it('are found again by the entries that were done', () => {
    const steps = stepsOf(story);
    expect([0, 1, 2, 3, 4, 5, 6].map((done) => positionAfter(steps, done))).toEqual([
      0, 0, 1, 1, 1, 2, 4,
    ]);
  });
  it('are worth what the entries around them are worth', () => {
    const steps = stepsOf(story.slice(0, 6));
    const after = ['won', 'won', 'won', 'won', 'won', 'won', 'won'] as const;
    expect(verdictsAt(steps, after)).toEqual(['won', 'won', 'won', 'won', 'won']);
    const lost = [...after.slice(0, 6), 'impossible'] as const;
    expect(verdictsAt(steps, lost)).toEqual(['won', 'won', 'won', 'unknown', 'impossible']);
  });
});

describe('a step in words', () => {
  beforeAll(() => speak('en'));
  const words = () => stepsOf(story).map((step) => stepWords(step, piles));

  it('says the cards and where they went', () => {
    expect(words()).toEqual([
      '9♥ and 1 more from column 3 to column 7, onto 10♠',
      'Move taken back',
      'Draw from the stock',
      '9♦ from the waste to column 7, onto 10♠',
      '2 moves taken back',
      '2♥ from column 3 to the foundation of hearts; 1 card follows home',
    ]);
  });
  it('and in Turkish, too', async () => {
    await speak('tr');
    expect(words()[0]).toBe('9♥ ve 1 kart daha, 3. sütundan 7. sütuna, 10♠ üstüne');
    expect(words()[1]).toBe('Hamle geri alındı');
  });
});
