// Where carried cards may go, and which of those places is meant: read from the engine's legal moves.
import type { Pile, State } from '../engine/protocol';
import { zoneOf, type Box, type Layout } from './geometry';

export interface DropTarget {
  readonly pile: string;
  readonly role: Pile['role'];
  /** How many of the carried cards would land. */
  readonly count: number;
  readonly zone: Box;
  /** A place that stands for the target but is not marked itself. */
  readonly silent: boolean;
}

/**
 * `most` cards are carried; where the game has supermoves the destination decides how many of them
 * land, elsewhere all or none.
 */
export function dropTargets(
  state: State,
  layout: Layout,
  from: string,
  most: number,
): DropTarget[] {
  const counts = new Map<string, number>();
  for (const move of state.moves) {
    if (move.from !== from || move.to === undefined) continue;
    const count = move.count ?? 1;
    const fits = state.supermove ? count <= most : count === most;
    if (fits) counts.set(move.to, Math.max(count, counts.get(move.to) ?? 0));
  }
  const named = (name: string) => state.piles.find((pile) => pile.name === name);
  const targets: DropTarget[] = [];
  for (const [name, count] of counts) {
    const pile = named(name);
    if (!pile) continue;
    const like = (other: Pile) => other.role === pile.role && other.name !== from;
    targets.push({ pile: name, role: pile.role, count, silent: false, zone: zoneOf(layout, pile) });
    if (pile.role === 'column') continue;
    // Of equal empty places the engine lists one; and a card finds its own foundation.
    for (const other of state.piles.filter((one) => like(one) && !counts.has(one.name))) {
      const zone = zoneOf(layout, other);
      const equal = pile.cards.length === 0 && other.cards.length === 0 && sameWants(pile, other);
      if (equal) targets.push({ pile: other.name, role: pile.role, count, silent: false, zone });
      else if (pile.role === 'foundation')
        targets.push({ pile: name, role: pile.role, count, silent: true, zone });
    }
  }
  return targets;
}

function sameWants(a: Pile, b: Pile): boolean {
  return (a.wants ?? []).join() === (b.wants ?? []).join();
}

/** How many of the carried cards a Shift-drop takes: one, where one may go there. */
export function oneInstead(state: State, from: string, target: DropTarget): number {
  const one = state.moves.some(
    (move) => move.from === from && move.to === target.pile && move.count === 1,
  );
  return one ? 1 : target.count;
}

export function overlap(a: Box, b: Box): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

function gapBetween(a: Box, b: Box): number {
  const dx = Math.max(0, a.x - (b.x + b.w), b.x - (a.x + a.w));
  const dy = Math.max(0, a.y - (b.y + b.h), b.y - (a.y + a.h));
  return Math.hypot(dx, dy);
}

/**
 * The target a drop means: the largest overlap; beside all piles the nearest within half a card. In
 * Cards a column wins over a foundation (CD-19). Null when it lies more on its own pile.
 */
export function meant(
  box: Box,
  targets: readonly DropTarget[],
  own: Box,
  others: readonly Box[],
  columnsFirst: boolean,
): DropTarget | null {
  const under = targets
    .map((target) => ({ target, area: overlap(box, target.zone) }))
    .filter(({ area }) => area > 0)
    .sort((a, b) => b.area - a.area);
  const column = columnsFirst ? under.find(({ target }) => target.role === 'column') : undefined;
  const best = column ?? under[0];
  if (best) return overlap(box, own) > best.area ? null : best.target;
  if ([own, ...others].some((zone) => overlap(box, zone) > 0)) return null;
  const near = targets
    .map((target) => ({ target, far: gapBetween(box, target.zone) }))
    .filter(({ far }) => far <= box.w / 2)
    .sort((a, b) => a.far - b.far);
  return near[0]?.target ?? null;
}
