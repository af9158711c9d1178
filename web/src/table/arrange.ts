// From the plan and the measure to the place of every pile.
import type { Pile } from '../engine/protocol';
import { columnsOf, type GameId } from '../games';
import { fanStep, isLandscapePhone, type Layout, type Place, type Room } from './geometry';
import { measure } from './measure';
import { planOf, type Lane, type Shape } from './plan';

function shapeOf(room: Room, game: GameId): Shape {
  if (isLandscapePhone(room.window)) return 'landscape';
  return columnsOf(game).foundations === 'pairs' && room.window.width >= 1200 ? 'desk' : 'rows';
}

export function arrange(room: Room, game: GameId, piles: readonly Pile[], fan: number): Layout {
  const shape = shapeOf(room, game);
  const plan = planOf(game, piles, shape, room.leftHanded);
  const m = measure(room, game, plan, shape);
  const { w, h, gap, left, top } = m;
  const foot = room.height - (room.covered ?? 0) - m.foot;
  const places = new Map<string, Place>();
  const pitch = w + gap;
  const first = left + plan.before.length * pitch + (plan.before.length > 0 ? gap : 0);
  const x = (column: number) => first + column * pitch;
  const right = x(plan.columns.length - 1) + w;

  // The piles of the head share the width of the columns, drawn smaller where they must.
  const headPitch = (right - first + m.gap) / Math.max(1, plan.head.length);
  const scale = Math.min(1, (headPitch - Math.min(m.gap, w / 12)) / w);
  plan.head.forEach((name, i) => places.set(name, { x: first + i * headPitch, y: top, scale }));

  const rowHeight = plan.head.length > 0 ? h * scale : plan.top.length > 0 ? h : 0;
  const columnsTop = top + rowHeight + (rowHeight > 0 ? m.between : 0) + m.badge;
  const lowest = foot - h;
  plan.columns.forEach((name, i) => places.set(name, { x: x(i), y: columnsTop, scale: 1 }));
  for (const [name, column] of plan.top) places.set(name, { x: x(column), y: top, scale: 1 });
  for (const [name, column] of plan.bottom) places.set(name, { x: x(column), y: lowest, scale: 1 });

  const room4 = (foot - top - h) / 3;
  const stand = (lane: Lane, at: number) => {
    const step = shape === 'landscape' ? Math.min(room4, h * 1.2) : Math.min(room4, h + gap);
    lane.forEach((name, row) => {
      if (name)
        places.set(name, {
          x: at,
          y: top + (shape === 'desk' ? m.badge : 0) + row * step,
          scale: 1,
        });
    });
  };
  plan.before.forEach((lane, i) => stand(lane, left + i * pitch));
  plan.after.forEach((lane, i) => stand(lane, right + 2 * gap + i * pitch));

  // Mirrored, the fan of the waste still opens to the right: it begins further left.
  const waste = places.get('waste');
  if (plan.mirrored && fan > 1 && waste)
    places.set('waste', { ...waste, x: waste.x - (fan - 1) * fanStep * w });

  const noted = columnsOf(game).note && shape === 'rows';
  const noteX = plan.mirrored ? x(4) : first;
  return {
    game,
    places,
    fan,
    card: { w, h },
    bottom: plan.bottom.length > 0 ? lowest - m.below : foot,
    ...(m.overlap === undefined ? {} : { overlap: m.overlap }),
    ...(noted ? { note: { x: noteX, y: top, w: x(3) + w - first, h } } : {}),
  };
}
