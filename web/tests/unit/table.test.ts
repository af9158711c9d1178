// The table without a browser: which card is which, where a drop goes, when cards set off.
import { describe, expect, it } from 'vitest';
import type { Pile, Role, State } from '../../src/engine/protocol';
import { layoutOf, zoneOf, type Box, type Room } from '../../src/table/geometry';
import { matchCards } from '../../src/table/match';
import { dealTimes, timesOf, turnsOf } from '../../src/table/schedule';
import { dropTargets, meant, oneInstead, type DropTarget } from '../../src/table/targets';

function pile(name: string, role: Role, text: string): Pile {
  const cards = text.split(' ').filter(Boolean);
  const down = role === 'stock' ? cards.length : cards.filter((card) => card === '??').length;
  return { name, role, letter: name.at(-1) ?? '', face_down: down, cards };
}

describe('matching cards after a change', () => {
  const seats = new Map([
    ['stock', [0, 1, 2]],
    ['waste', [3]],
    ['t1', [4, 5]],
  ]);
  const texts = ['??', '??', '??', '9C', '??', 'KS'];

  const table = (stock: string, waste: string, column: string) => [
    pile('stock', 'stock', stock),
    pile('waste', 'waste', waste),
    pile('t1', 'column', column),
  ];

  it('keeps known cards whatever pile they go to', () => {
    const next = matchCards(table('?? ?? ??', '', '?? KS 9C'), seats, texts);
    expect(next.get('t1')).toEqual([4, 5, 3]);
  });
  it('turns a card up where it lies', () => {
    const next = matchCards(table('?? ?? ??', '9C KS', '4D'), seats, texts);
    expect(next.get('t1')).toEqual([4]);
    expect(next.get('waste')).toEqual([3, 5]);
  });
  it('draws from the top of the stock, and turns the waste over in the same order', () => {
    const drawn = matchCards(table('??', '9C 2H 3H', '?? KS'), seats, texts);
    expect(drawn.get('waste')).toEqual([3, 2, 1]);
    const back = matchCards(table('?? ?? ?? ??', '', '?? KS'), drawn, [
      '??',
      '3H',
      '2H',
      '9C',
      '??',
      'KS',
    ]);
    expect(back.get('stock')).toEqual([0, 1, 2, 3]);
  });
  it('gives new cards new numbers', () => {
    const next = matchCards([pile('t1', 'column', 'KS QH')], new Map(), []);
    expect(next.get('t1')).toEqual([0, 1]);
  });
});

const room: Room = {
  width: 768,
  height: 912,
  window: { width: 768, height: 1024 },
  size: 'm',
  leftHanded: false,
};
function freecell(moves: State['moves']): State {
  const columns = Array.from({ length: 8 }, (_, i) =>
    pile(`t${i + 1}`, 'column', i === 7 ? '' : 'KS'),
  );
  const piles = [
    ...[...'abcd'].map((name) => pile(name, 'cell', '')),
    ...[...'cdhs'].map((suit) => ({
      ...pile(`f${suit}`, 'foundation', ''),
      wants: [`A${suit.toUpperCase()}`],
    })),
    ...columns,
  ];
  return {
    game: 'freecell',
    mode: 'FC',
    piles,
    moves,
    supermove: { column: 5, empty: 2 },
  } as unknown as State;
}

describe('drop targets', () => {
  const state = freecell([
    { move: '1a', from: 't1', to: 'a', count: 1 },
    { move: '18', from: 't1', to: 't8', count: 1 },
    { move: '18x2', from: 't1', to: 't8', count: 2 },
    { move: '12x3', from: 't1', to: 't2', count: 3 },
    { move: '1h', from: 't1', to: 'fs', count: 1 },
  ]);
  const layout = layoutOf(room, state);
  const targets = dropTargets(state, layout, 't1', 3);
  const to = (name: string) => targets.find((target) => target.pile === name && !target.silent);

  it('let the destination decide how many cards land', () => {
    expect([to('t8')?.count, to('t2')?.count, to('a')?.count]).toEqual([2, 3, 1]);
  });
  it('take one card with Shift, where one may go', () => {
    expect(oneInstead(state, 't1', to('t8') as DropTarget)).toBe(1);
    expect(oneInstead(state, 't1', to('t2') as DropTarget)).toBe(3);
  });
  it('count every free cell, and every foundation for the right one', () => {
    expect(['b', 'c', 'd'].every((cell) => to(cell))).toBe(true);
    expect(targets.filter((target) => target.silent).map((target) => target.pile)).toEqual([
      'fs',
      'fs',
      'fs',
    ]);
  });

  const at = (name: string, dx = 0, dy = 0): Box => {
    const zone = zoneOf(layout, state.piles.find((one) => one.name === name) as Pile);
    return { x: zone.x + dx, y: zone.y + dy, w: layout.card.w, h: layout.card.h };
  };
  const own = at('t1');
  const others = state.piles.map((one) => zoneOf(layout, one));
  it('mean the largest overlap among legal ones', () => {
    expect(meant(at('t2', 10), targets, own, others, false)?.pile).toBe('t2');
    expect(meant(at('t3'), targets, own, others, false)).toBeNull();
  });
  it('mean nothing over the own pile', () => {
    expect(meant(at('t1', 5), targets, own, others, false)).toBeNull();
  });
  it('prefer columns to foundations in Cards', () => {
    const two: DropTarget[] = [
      {
        pile: 'f',
        role: 'foundation',
        count: 1,
        silent: false,
        zone: { x: 0, y: 0, w: 100, h: 100 },
      },
      {
        pile: 't',
        role: 'column',
        count: 1,
        silent: false,
        zone: { x: 0, y: 110, w: 100, h: 300 },
      },
    ];
    const box = { x: 0, y: 20, w: 100, h: 100 };
    const far = { x: 900, y: 900, w: 1, h: 1 };
    expect(meant(box, two, far, [], true)?.pile).toBe('t');
    expect(meant(box, two, far, [], false)?.pile).toBe('f');
  });
});

describe('times', () => {
  it('follow the order of the moves', () => {
    const turns = turnsOf(
      [
        { kind: 'moved', from: 'a', to: 'b', count: 2 },
        { kind: 'moved', from: 'b', to: 'c', count: 1 },
      ],
      new Map([
        ['a', [1, 2, 3]],
        ['b', [4]],
        ['c', []],
      ]),
    );
    expect([...turns]).toEqual([
      [2, 0],
      [3, 1],
    ]);
  });
  it('end a deal within 900 ms and an auto-complete within 2500', () => {
    const deal = dealTimes(51, 52);
    expect(deal.delay + deal.duration).toBeLessThanOrEqual(900);
    const last = timesOf('finish', 'klondike', 51, 52);
    expect(last.delay + last.duration).toBeLessThanOrEqual(2500);
  });
  it('start a card every 10 ms in Cards', () => {
    // C-032
    expect(timesOf('finish', 'cards', 7, 52)).toEqual({ delay: 70, duration: 200 });
  });
  it('let automatic moves fly ever faster, never below 70 ms', () => {
    const durations = Array.from(
      { length: 30 },
      (_, turn) => timesOf('play', 'freecell', turn, 30).duration,
    );
    expect(durations[0]).toBe(200);
    expect(Math.min(...durations)).toBe(70);
  });
});
