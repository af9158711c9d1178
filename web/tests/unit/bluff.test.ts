// BluffBuddy's table: what can be chosen, whether it fits, and how a turn is told.
import { describe, expect, it } from 'vitest';
import { Choosing } from '../../src/bluff/choosing';
import { fit, fullGroup, plate } from '../../src/bluff/size';
import { initialsOf } from '../../src/bluff/players';
import { madeBy, madeIn } from '../../src/bluff/words';
import type { LegalMove, State } from '../../src/engine/protocol';

const moves: readonly LegalMove[] = [
  { move: '9S -', card: '9S', discard: true },
  { move: 'QH -', card: 'QH', discard: true },
  ...['1', '2', '3', '4'].flatMap((to) => [
    { move: `QH c2 >${to}`, card: 'QH', source: 'c2', to },
    { move: `QH s3 >${to}`, card: 'QH', source: 's3', to },
  ]),
];

describe('choosing', () => {
  it('goes from the card over its match to who gets both', () => {
    const choosing = new Choosing(() => moves);
    expect(choosing.phase).toBe('card');
    expect(choosing.pick('QH')).toBe(true);
    expect(choosing.sources).toEqual(['c2', 's3']);
    expect(choosing.recipients).toEqual([]);
    expect(choosing.match('c2')).toBe(true);
    expect(choosing.recipients).toEqual(['s1', 's2', 's3', 's4']);
    expect(choosing.give('s3')?.move).toBe('QH c2 >3');
  });
  it('knows a card without a match, and none that is not listed', () => {
    const choosing = new Choosing(() => moves);
    expect(choosing.pick('9S')).toBe(true);
    expect(choosing.sources).toEqual([]);
    expect(choosing.match('c2')).toBe(false);
    expect(choosing.discard?.move).toBe('9S -');
    expect(choosing.pick('2C')).toBe(false);
    expect(choosing.phase).toBe('card');
  });
  it('offers nothing in the turn of another', () => {
    expect(new Choosing(() => []).pick('QH')).toBe(false);
  });
});

describe('sizes', () => {
  const rooms = [
    ['phone', 360, 540, 'narrow'],
    ['small phone', 320, 480, 'narrow'],
    ['tablet', 768, 912, 'wide'],
    ['desktop', 1440, 844, 'wide'],
    ['desktop with panel', 1120, 844, 'wide'],
    ['landscape phone', 684, 324, 'low'],
  ] as const;
  it.each(rooms)('fit the fullest slots on a %s', (_, width, height, layout) => {
    const size = fit(width, height, 'xl');
    expect(size.layout).toBe(layout);
    const slot = size.height + (fullGroup - 1) * size.strip;
    const rows = layout === 'low' ? slot + plate : 2 * slot + size.height + plate;
    expect(rows).toBeLessThan(height);
    expect(5 * size.width).toBeLessThan(width);
  });
  it.each(rooms)('keep cards readable on a %s', (_, width, height) => {
    const { width: card, strip } = fit(width, height, 'm');
    expect(card).toBeGreaterThanOrEqual(44);
    expect(strip).toBeGreaterThanOrEqual(17);
  });
});

describe('a turn', () => {
  it('is read from the notation', () => {
    expect(madeBy('QH c2 >3')).toEqual({ card: 'QH', source: 'c2', slot: 's3' });
    expect(madeBy('9S -')).toEqual({ card: '9S' });
  });
  it('that lost its card is told as a discard', () => {
    const state = {} as State;
    const change = { cause: 'play', state, before: state, move: '7C s2 >3' } as const;
    expect(madeIn({ ...change, events: [{ kind: 'discarded' }] })).toEqual({ card: '7C' });
    expect(madeIn({ ...change, events: [{ kind: 'moved' }] }).slot).toBe('s3');
  });
});

describe('the ring of a seat', () => {
  it('tells a bot from somebody called Brave', () => {
    expect(initialsOf('Bot 1')).toBe('B1');
    expect(initialsOf('Brave Otter 12')).toBe('BO');
    expect(initialsOf('Ada')).toBe('A');
  });
});
