// How far the cards of a column lie apart: per column, so that the worst one still fits.

export interface Steps {
  /** From a face-up card to the next. */
  readonly up: number;
  /** From a face-down card to the next. */
  readonly down: number;
}

/** Below this step a column spreads when it is pressed long. */
export const readableStep = 24;
const leastDown = 5;

/** Whole pixels keep edges sharp; only where they would waste the room, fractions. */
function whole(step: number): number {
  return step >= 4 ? Math.floor(step) : Math.max(0, step);
}

/** Face-down steps shrink to 5 px first, then the face-up ones. */
export function stepsOf(height: number, room: number, faceDown: number, faceUp: number): Steps {
  const ups = Math.max(0, faceUp - 1);
  const downs = faceUp > 0 ? faceDown : Math.max(0, faceDown - 1);
  const free = room - height;
  let up = Math.round(Math.max(0.3 * height, readableStep));
  let down = Math.round(0.16 * height);
  if (downs > 0 && downs * down + ups * up > free)
    down = Math.max(Math.min(leastDown, down), Math.min(down, whole((free - ups * up) / downs)));
  if (ups > 0 && downs * down + ups * up > free) up = whole((free - downs * down) / ups);
  if (downs * down > free) down = free / downs;
  return { up, down };
}

/** Cards: one overlap, halved for hidden cards, shrunk to fit (C-043, CD-18). */
export function overlapOf(
  overlap: number,
  height: number,
  room: number,
  faceDown: number,
  faceUp: number,
): Steps {
  const ups = Math.max(0, faceUp - 1);
  const downs = faceUp > 0 ? faceDown : Math.max(0, faceDown - 1);
  const units = ups + downs / 2;
  const up = units > 0 ? Math.max(0, Math.min(overlap, (room - height) / units)) : overlap;
  return { up, down: up / 2 };
}
