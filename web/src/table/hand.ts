// The moving stack: a temporary pile that exists only during a drag (C-009), moved as one.
import { transformOf, type Card } from './card';
import type { Place } from './geometry';

export const lift = 1.04;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Moves cards without taking the focus from them; to give it back costs a layout of the table. */
function carryOver(cards: readonly Card[], to: Element): void {
  const elements = cards.map((card) => card.element);
  if ('moveBefore' in to) {
    for (const element of elements) to.moveBefore(element, null);
    return;
  }
  const focused = elements.find((element) => element === document.activeElement);
  (to as Element).append(...elements);
  focused?.focus({ preventScroll: true });
}

export class Hand {
  private readonly element = document.createElement('div');
  private readonly starts: readonly Place[];
  private point: Point;

  constructor(
    private readonly root: HTMLElement,
    readonly cards: readonly Card[],
    private readonly grip: Point,
  ) {
    this.element.className = 'hand';
    this.starts = cards.map((card) => card.place);
    this.point = grip;
    root.append(this.element);
    cards.forEach((card, i) => {
      card.raise(i);
    });
    this.moveTo(grip);
    carryOver(cards, this.element);
  }

  /** The point that was gripped stays under the pointer. */
  moveTo(point: Point): void {
    this.point = point;
    const { x, y } = this.grip;
    this.element.style.transform = transformOf({
      x: point.x - x * lift,
      y: point.y - y * lift,
      scale: lift,
    });
  }

  /** Whether the cards may lie down where they are. */
  show(nowhere: boolean): void {
    this.element.classList.toggle('hand-nowhere', nowhere);
  }

  placeOf(index: number): Place {
    const start = this.starts[index] ?? { x: 0, y: 0, scale: 1 };
    return {
      x: this.point.x - (this.grip.x - start.x) * lift,
      y: this.point.y - (this.grip.y - start.y) * lift,
      scale: start.scale * lift,
    };
  }

  /** Lays the cards onto the table where they are. */
  open(layer: number): void {
    this.cards.forEach((card, i) => {
      card.moveTo(this.placeOf(i));
      card.raise(layer + i);
    });
    carryOver(this.cards, this.root);
    this.element.remove();
  }
}
