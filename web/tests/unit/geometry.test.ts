// The table's geometry: sizes, steps, and that the worst column of every game fits.
import { describe, expect, it } from 'vitest';
import type { Pile, Role } from '../../src/engine/protocol';
import type { GameId } from '../../src/games';
import {
  layoutOf,
  placeOf,
  spotsOf,
  stepsIn,
  type Layout,
  type Room,
} from '../../src/table/geometry';
import { lanesOf } from '../../src/table/spread';

const modes: Record<string, string> = {
  klondike: 'K3',
  freecell: 'FC',
  cards: 'CL',
  meridian: 'MMD',
};

function pile(name: string, role: Role, faceDown = 0, faceUp = 0): Pile {
  const cards = [...Array<string>(faceDown).fill('??'), ...Array<string>(faceUp).fill('7H')];
  return { name, role, letter: name.at(-1) ?? '', face_down: faceDown, cards };
}

/** All piles of a game, every column as bad as it can be. */
function piles(game: GameId, faceDown: number, faceUp: number): Pile[] {
  const columns = (n: number) =>
    Array.from({ length: n }, (_, i) => pile(`t${i + 1}`, 'column', faceDown, faceUp));
  const some = (names: string, role: Role, cards = 0) =>
    names.split(' ').map((name) => pile(name, role, 0, cards));
  switch (game) {
    case 'klondike':
      return [
        ...some('stock', 'stock', 9),
        ...some('waste', 'waste', 9),
        ...some('f1 f2 f3 f4', 'foundation', 1),
        ...columns(7),
      ];
    case 'freecell':
      return [...some('a b c d', 'cell'), ...some('fc fd fh fs', 'foundation'), ...columns(8)];
    case 'cards':
      return [...some('fs fh fc fd', 'foundation'), ...columns(8)];
    default:
      return [
        ...some('stock', 'stock'),
        ...some('waste', 'waste'),
        ...some('p q', 'pocket'),
        ...some('uh ud uc us dh dd dc ds', 'foundation', 1),
        ...columns(7),
      ];
  }
}

function room(width: number, height: number, window = { width, height }): Room {
  return { width, height, window, size: 'm', leftHanded: false };
}
/** A window and what header, toolbar and panel leave of it. */
const phone = room(360, 540, { width: 360, height: 640 });
const tablet = room(768, 912, { width: 768, height: 1024 });
const desk = room(1120, 844, { width: 1440, height: 900 });
const landscape = room(684, 324, { width: 740, height: 360 });
const small = room(320, 468, { width: 320, height: 568 });
const low = room(1024, 520, { width: 1024, height: 600 });
const large = room(2560, 1370, { width: 2560, height: 1440 });
const rooms = { phone, tablet, desk, landscape, small, low, large };
const worst: [GameId, number, number][] = [
  ['klondike', 6, 13],
  ['freecell', 0, 19],
  ['cards', 7, 13],
  ['cards', 0, 50],
  ['cards', 2, 48],
  ['meridian', 0, 18],
  ['meridian', 6, 13],
];

function table(at: Room, game: GameId, faceDown: number, faceUp: number) {
  const all = piles(game, faceDown, faceUp);
  const layout = layoutOf(at, { game, piles: all, mode: modes[game] ?? '' });
  const column = all.find((one) => one.role === 'column') as Pile;
  return { all, layout, column, steps: stepsIn(layout, column) };
}

describe('card sizes and steps', () => {
  it.each([
    [phone, 'klondike', 6, 13, 47, 66, 24, 11],
    [phone, 'freecell', 0, 19, 41, 57, 22, undefined],
    [phone, 'meridian', 0, 18, 47, 66, 18, undefined],
    [tablet, 'klondike', 6, 13, 96, 134, 40, 21],
    [tablet, 'freecell', 0, 19, 83, 116, 35, undefined],
    [tablet, 'meridian', 0, 18, 96, 134, 27, undefined],
    [desk, 'klondike', 6, 13, 132, 185, 35, 5],
    [desk, 'freecell', 0, 19, 120, 168, 26, undefined],
    [desk, 'meridian', 0, 18, 101, 141, 31, undefined],
  ] as const)('are those of the design %#', (at, game, down, up, w, h, stepUp, stepDown) => {
    const { layout, steps } = table(at, game, down, up);
    expect([layout.card.w, layout.card.h, steps.up]).toEqual([w, h, stepUp]);
    if (stepDown !== undefined) expect(steps.down).toBe(stepDown);
  });

  it.each([
    ['klondike', 215, 64],
    ['freecell', 195, 58],
    ['meridian', 174, 52],
  ] as const)('grow with a large window, and fill it: %s', (game, w, gap) => {
    const { layout, all } = table(large, game, 0, 1);
    expect(layout.card.w).toBe(w);
    const boxes = boxesOf(layout, all);
    const left = Math.min(...boxes.map((box) => box.left));
    const right = Math.max(...boxes.map((box) => box.right));
    expect((right - left) / large.width).toBeGreaterThan(0.7);
    expect(placeOf(layout, 't2').x - placeOf(layout, 't1').x - w).toBeCloseTo(gap, -1);
  });
  it.each(['s', 'l'] as const)('are %s as the player likes them on a large window', (size) => {
    const usual = table(large, 'klondike', 0, 1).layout.card.w;
    const { layout } = table({ ...large, size }, 'klondike', 0, 1);
    if (size === 's') expect(layout.card.w).toBe(Math.floor((0.22 * 1370 * 0.8) / 1.4));
    else expect(layout.card.w).toBe(usual);
  });

  it('draws the foundations of Meridian smaller on a phone', () => {
    const { layout } = table(phone, 'meridian', 0, 1);
    expect(Math.round(placeOf(layout, 'us').scale * layout.card.w)).toBe(41);
  });

  // CT-23
  it.each([
    [1200, 900, 133.33, 177.78, 34.86],
    [1000, 1600, 111.11, 148.15, 50],
  ])('draws Cards by its own formula in %d × %d', (width, height, w, h, overlap) => {
    const { layout, steps } = table(room(width, height), 'cards', 0, 4);
    expect(layout.card.w).toBeCloseTo(w, 2);
    expect(layout.card.h).toBeCloseTo(h, 2);
    expect(steps.up).toBeCloseTo(overlap, 2);
    expect(steps.down).toBeCloseTo(overlap / 2, 2);
  });
});

function boxesOf(layout: Layout, all: readonly Pile[]) {
  return all.flatMap((one) => {
    const spots = one.cards.length > 0 ? spotsOf(layout, one) : [placeOf(layout, one.name)];
    return spots.map((spot) => ({
      pile: one.name,
      left: spot.x,
      top: spot.y,
      right: spot.x + layout.card.w * spot.scale,
      bottom: spot.y + layout.card.h * spot.scale,
    }));
  });
}

describe.each(Object.entries(rooms))('on a %s', (_, at) => {
  it.each(worst)('the worst column of %s fits (%d face down, %d face up)', (game, down, up) => {
    const { layout, all } = table(at, game, down, up);
    const outside = boxesOf(layout, all).filter(
      (box) =>
        box.left < 0 || box.top < 0 || box.right > at.width + 0.01 || box.bottom > at.height + 0.01,
    );
    expect(outside).toEqual([]);
  });

  it.each(['klondike', 'freecell', 'cards', 'meridian'] as const)(
    'no two piles of %s overlap',
    (game) => {
      for (const leftHanded of [false, true]) {
        const { layout, all } = table({ ...at, leftHanded }, game, 5, 10);
        const boxes = boxesOf(layout, all);
        const clashes = boxes.flatMap((a) =>
          boxes
            .filter(
              (b) =>
                a.pile < b.pile &&
                a.left < b.right - 0.01 &&
                b.left < a.right - 0.01 &&
                a.top < b.bottom - 0.01 &&
                b.top < a.bottom - 0.01,
            )
            .map((b) => `${a.pile} ${b.pile}`),
        );
        expect(clashes).toEqual([]);
      }
    },
  );

  it.each(worst)('a spread column of %s stays on the table (%d, %d)', (game, down, up) => {
    const { layout, column, all } = table(at, game, down, up);
    for (const one of all.filter((other) => other.role === 'column')) {
      const lanes = lanesOf(layout, { ...column, name: one.name }, at);
      expect(lanes).toHaveLength(column.cards.length);
      const outside = lanes.filter(
        (spot) =>
          spot.x < 0 ||
          spot.x + layout.card.w > at.width + 0.01 ||
          spot.y + layout.card.h > at.height + 0.01,
      );
      expect(outside).toEqual([]);
    }
  });
});

it('fans the last three cards of the waste', () => {
  const { layout, all } = table(tablet, 'klondike', 0, 1);
  const waste = all.find((one) => one.role === 'waste') as Pile;
  const xs = spotsOf(layout, waste).map((spot) => spot.x);
  const step = 0.28 * layout.card.w;
  expect(xs[6]).toBe(xs[0]);
  expect(xs[7]).toBeCloseTo((xs[6] as number) + step);
  expect(xs[8]).toBeCloseTo((xs[6] as number) + 2 * step);
});

it('mirrors the top row for left-handed players, not the columns', () => {
  const right = table(tablet, 'freecell', 0, 1).layout;
  const left = table({ ...tablet, leftHanded: true }, 'freecell', 0, 1).layout;
  expect(placeOf(left, 't1').x).toBe(placeOf(right, 't1').x);
  expect(placeOf(left, 'a').x).toBe(placeOf(right, 't8').x);
});
