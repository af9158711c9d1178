// How large cards are and how far apart the columns stand.
import { columnsOf, type GameId } from '../games';
import type { Room, Size } from './geometry';
import type { Plan, Shape } from './plan';

export interface Measure {
  readonly w: number;
  readonly h: number;
  readonly gap: number;
  readonly left: number;
  /** Free above the first row, below it, below the columns, and below the last row. */
  readonly top: number;
  readonly between: number;
  readonly below: number;
  readonly foot: number;
  /** Room above a column for the badge of its type. */
  readonly badge: number;
  /** The overlap of C-043, where the window decides it. */
  readonly overlap?: number;
}

const kinds = {
  phone: { pad: 4, gap: 3, cap: 96, top: 6, between: 12, foot: 6, badge: 11, below: 6 },
  tablet: { pad: 16, gap: 10, cap: 120, top: 10, between: 14, foot: 8, badge: 16, below: 10 },
  desk: { pad: 24, gap: 16, cap: 132, top: 8, between: 10, foot: 6, badge: 13, below: 6 },
} as const;
const sizes = { s: 0.8, m: 1, l: 1.2, xl: 1.5 } as const;
const widestGap = 0.3;
/** Of the cards at a desk of 1440 × 900. */
const usualHeight = 185;

function kindOf(window: Size, shape: Shape): keyof typeof kinds {
  if (shape === 'landscape' || window.width < 600) return 'phone';
  return window.width < 1200 ? 'tablet' : 'desk';
}

export function measure(room: Room, game: GameId, plan: Plan, shape: Shape): Measure {
  const kind = kinds[kindOf(room.window, shape)];
  const sides = (plan.before.length > 0 ? 1 : 0) + (plan.after.length > 0 ? 1 : 0);
  const across = plan.before.length + plan.columns.length + plan.after.length;
  const gaps = across - 1 + sides;
  const { highest, badges, ratio = 1.4, sizedByWindow } = columnsOf(game);
  const badge = badges ? kind.badge : 0;
  const wide = room.width - 2 * kind.pad;
  const fits = (wide - gaps * kind.gap) / across;
  // Four piles of a rail stand below each other.
  const laneHigh = (room.height - kind.top - kind.foot - 3 * kind.gap) / 4;
  const high = shape === 'landscape' ? laneHigh : highest * room.height;
  const base = { ...kind, badge };
  if (sizedByWindow) {
    const width = Math.min(room.width, (4 * room.window.height) / 3);
    const limit = shape === 'landscape' ? Math.min(fits, laneHigh / ratio) : highest * room.height;
    const w = Math.min(width / 9, limit);
    const h = w * ratio;
    const gap = shape === 'landscape' ? gapOf(wide, w, across, gaps, kind.gap) : w / 9;
    const overlap = Math.max(h / 5.1, room.window.height / 32);
    return { ...base, w, h, gap, overlap, left: leftOf(room.width, w, gap, across, gaps) };
  }
  const cap = capOf(kind, room.window, high / ratio) * sizes[room.size];
  const w = Math.max(20, Math.floor(Math.min(fits, cap, high / ratio)));
  const gap = gapOf(wide, w, across, gaps, kind.gap);
  const h = Math.round(w * ratio);
  // Larger cards than those of a usual desk stand in wider rows.
  const air = kind === kinds.desk ? Math.max(0, (h - usualHeight) / 10) : 0;
  return {
    ...base,
    top: kind.top + air,
    between: kind.between + air,
    w,
    h,
    gap,
    left: leftOf(room.width, w, gap, across, gaps),
  };
}

/** At a desk cards grow with the window, as far as its height lets them. */
function capOf(kind: (typeof kinds)[keyof typeof kinds], window: Size, highest: number): number {
  if (kind !== kinds.desk) return kind.cap;
  return Math.max(kind.cap, Math.min(window.width / 9, highest));
}

/** Room that the cards leave goes to the gaps, up to a third of a card. */
function gapOf(wide: number, w: number, across: number, gaps: number, least: number): number {
  return Math.max(least, Math.min(w * widestGap, Math.floor((wide - across * w) / gaps)));
}

function leftOf(width: number, w: number, gap: number, across: number, gaps: number): number {
  return Math.max(0, (width - across * w - gaps * gap) / 2);
}
