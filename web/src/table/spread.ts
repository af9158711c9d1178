// A column pulled apart so that every card can be read: in lanes over its neighbours.
import type { Pile } from '../engine/protocol';
import { placeOf, type Layout, type Place, type Size } from './geometry';

const wideStep = 32;
const leastStep = 18;

/** The places of the cards of a spread column: 32 px apart, in as few lanes as hold them. */
export function lanesOf(layout: Layout, pile: Pile, room: Size): Place[] {
  const { w, h } = layout.card;
  const { x, y } = placeOf(layout, pile.name);
  const count = pile.cards.length;
  const pitch = w * 1.06;
  const most = Math.max(1, Math.floor((room.width - w) / pitch) + 1);
  const perLane = (step: number) => Math.max(1, Math.floor((layout.bottom - y - h) / step) + 1);
  let step = wideStep;
  while (step > leastStep && Math.ceil(count / perLane(step)) > most) step -= 1;
  const lanes = Math.min(most, Math.ceil(count / perLane(step)));
  const each = Math.ceil(count / lanes);
  const fitting = each > 1 ? Math.min(step, (layout.bottom - y - h) / (each - 1)) : step;
  // The lanes open to the side where there is room.
  const width = (lanes - 1) * pitch + w;
  const left = Math.max(0, Math.min(x, room.width - width));
  return pile.cards.map((_, i) => ({
    x: left + Math.floor(i / each) * pitch,
    y: y + (i % each) * fitting,
    scale: 1,
  }));
}
