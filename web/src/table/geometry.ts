// Where every card lies: from the room there is, the game and its piles, to places in pixels.
import type { Pile, Role, State } from '../engine/protocol';
import { columnsOf, type GameId } from '../games';
import { arrange } from './arrange';
import { overlapOf, stepsOf, type Steps } from './steps';

export interface Size {
  readonly width: number;
  readonly height: number;
}
export interface Room extends Size {
  /** The whole window, bars included: it decides between phone, tablet and desk. */
  readonly window: Size;
  readonly size: 's' | 'm' | 'l' | 'xl';
  readonly leftHanded: boolean;
  /** So much of its foot lies under something else: cards keep their size and stay above it. */
  readonly covered?: number;
}

/** Where a pile begins; cards there may be drawn smaller than in the columns. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface Layout {
  readonly game: GameId;
  readonly card: { readonly w: number; readonly h: number };
  readonly places: ReadonlyMap<string, Place>;
  /** Columns end here. */
  readonly bottom: number;
  /** How many cards of the waste are fanned. */
  readonly fan: number;
  /** The overlap of C-043, where the window decides it. */
  readonly overlap?: number;
  /** What is left at the top for a note, or nothing. */
  readonly note?: Box;
}

/** The waste shows its last cards side by side, this part of a card apart. */
export const fanStep = 0.28;

export function layoutOf(room: Room, state: Pick<State, 'game' | 'piles' | 'mode'>): Layout {
  return arrange(room, state.game, state.piles, columnsOf(state.game).fan?.(state.mode) ?? 1);
}

export function stepsIn(layout: Layout, pile: Pile): Steps {
  const place = placeOf(layout, pile.name);
  const room = layout.bottom - place.y;
  const up = pile.cards.length - pile.face_down;
  return layout.overlap === undefined
    ? stepsOf(layout.card.h, room, pile.face_down, up)
    : overlapOf(layout.overlap, layout.card.h, room, pile.face_down, up);
}

export function placeOf(layout: Layout, name: string): Place {
  return layout.places.get(name) ?? { x: 0, y: 0, scale: 1 };
}

/** The place of each card of a pile, from its base. */
export function spotsOf(layout: Layout, pile: Pile): Place[] {
  const { x, y, scale } = placeOf(layout, pile.name);
  const count = pile.cards.length;
  if (pile.role === 'column') {
    const { up, down } = stepsIn(layout, pile);
    return pile.cards.map((_, i) => ({
      x,
      scale,
      y: y + Math.min(i, pile.face_down) * down + Math.max(0, i - pile.face_down) * up,
    }));
  }
  if (pile.role === 'waste') {
    const fanned = Math.min(layout.fan, count);
    const step = layout.card.w * scale * fanStep;
    return pile.cards.map((_, i) => ({ x: x + Math.max(0, i - count + fanned) * step, y, scale }));
  }
  return pile.cards.map(() => ({ x, y, scale }));
}

/** Where a drop counts for a pile: a column takes cards down to the edge of the table. */
export function zoneOf(layout: Layout, pile: Pile): Box {
  const { x, y, scale } = placeOf(layout, pile.name);
  const w = layout.card.w * scale;
  const h = layout.card.h * scale;
  if (pile.role === 'column') return { x, y, w, h: layout.bottom - y };
  const last = spotsOf(layout, pile).at(-1) ?? { x };
  return { x, y, w: w + last.x - x, h };
}

export function isLandscapePhone(window: Size): boolean {
  return window.height <= 480 && window.width > window.height;
}

export type { Role };
