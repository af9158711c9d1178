// The moving stack: a temporary pile that exists only during a drag (C-009), moved as one.
import { transformOf, type Card } from './card';
import type { Place } from './geometry';

export const lift = 1.04;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Moves an element without taking the focus from what it holds. */
function carryOver(element: Element, to: Element): void {
  const focused = element === document.activeElement;
  to.append(element);
  if (focused && element instanceof HTMLElement) element.focus({ preventScroll: true });
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
      carryOver(card.element, this.element);
    });
    this.moveTo(grip);
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
      carryOver(card.element, this.root);
    });
    this.element.remove();
  }
}
