// How wide a card may be, so that the fullest table fits without scrolling.
import type { Settings } from '../app/settings';

export type Layout = 'narrow' | 'wide' | 'low';
export interface Size {
  readonly layout: Layout;
  readonly width: number;
  readonly height: number;
  /** What is seen of a card of a slot under another one. */
  readonly strip: number;
}

/** A slot shows one rank: four cards at most. */
export const fullGroup = 4;
const widest: Readonly<Record<Settings['size'], number>> = { s: 72, m: 100, l: 116, xl: 132 };
const narrowest = 30;

/** Heights of what is no card, as the styles of this folder have them. */
export const plate = 40;
const prompt = 40;
const below = 36;
const gap = 8;
const pad = 6;

function sizeOf(layout: Layout, width: number): Size {
  const height = Math.round(width * 1.4);
  // Small cards have rank and suit side by side in a strip that is high for their width.
  const strip = Math.ceil(width < 72 ? width * 0.38 : height * 0.23);
  return { layout, width, height, strip };
}

/** The room that the table needs with cards of this size and every slot full. */
function needs({ layout, width, height, strip }: Size): { width: number; height: number } {
  const slot = height + (fullGroup - 1) * strip;
  const seat = Math.max(width, 96);
  const middle = { width: 5 * width + 5 * gap, height: height + below };
  const own = { width: 5 * width + 5 * gap, height: prompt + slot };
  switch (layout) {
    case 'narrow':
      return {
        width: Math.max(3 * seat + 2 * gap, middle.width, own.width) + 2 * pad,
        height: plate + slot + middle.height + own.height + 2 * gap + 2 * pad,
      };
    case 'low':
      return {
        width: 3 * seat + 4 * gap + Math.max(middle.width, own.width) + 2 * pad,
        height: Math.max(plate + slot, middle.height + gap + own.height) + 2 * pad,
      };
    case 'wide':
      return {
        width: 2 * Math.max(width, 128) + middle.width + 6 * gap + 2 * pad,
        height: slot + plate + slot + own.height + 4 * gap + 2 * pad,
      };
  }
}

export function layoutFor(width: number, height: number): Layout {
  if (height < 430 && width > 1.4 * height) return 'low';
  return width >= 640 && height >= 600 ? 'wide' : 'narrow';
}

/** Beyond a usual desk the cards grow with the room there is. */
function widestIn(width: number, height: number, size: Settings['size']): number {
  return Math.floor(widest[size] * Math.max(1, Math.min(width / 1440, height / 844)));
}

export function fit(width: number, height: number, size: Settings['size']): Size {
  const layout = layoutFor(width, height);
  for (let card = widestIn(width, height, size); card > narrowest; --card) {
    const found = sizeOf(layout, card);
    const room = needs(found);
    if (room.width <= width && room.height <= height) return found;
  }
  return sizeOf(layout, narrowest);
}
