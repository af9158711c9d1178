// Movement: how long everything takes, and that it never stands in the player's way.
import { settings } from '../app/settings';
import type { Background } from '../cards';
import { transformOf, type Card } from './card';
import type { Place } from './geometry';

export const durations = {
  move: 200,
  flip: 160,
  back: 180,
  cancel: 150,
  relayout: 120,
  home: 220,
  homeLeast: 70,
  undo: 120,
  deal: 900,
  dealEach: 18,
  complete: 2500,
  fade: 100,
  shake: 120,
  line: 350,
  lineTotal: 5000,
} as const;
const ease = 'cubic-bezier(0.2, 0.7, 0.3, 1)';
const flyingLayer = 1000;

export function isReduced(): boolean {
  const { motion } = settings();
  if (motion !== 'system') return motion === 'reduced';
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

export interface Times {
  readonly delay: number;
  readonly duration: number;
}

export class Motion {
  private readonly running = new Set<Animation>();
  private readonly waiting: (() => void)[] = [];

  /** What the player's speed makes of a duration; 0 when nothing is to move. */
  scaled(milliseconds: number): number {
    const speed = Number(settings().speed);
    return isReduced() || speed === 0 ? 0 : milliseconds / speed;
  }

  /** Draws a card at its new place and lets it fly there from the old one. */
  fly(card: Card, to: Place, times: Times, order: number): void {
    const from = card.place;
    card.moveTo(to);
    card.raise(order);
    if (from.x === to.x && from.y === to.y && from.scale === to.scale) return;
    const duration = this.scaled(times.duration);
    if (duration === 0) {
      if (isReduced() && times.duration > 0) this.fade(card.element);
      return;
    }
    const delay = this.scaled(times.delay);
    card.raise(flyingLayer + Math.round(delay) + order);
    const frames = [{ transform: transformOf(from) }, { transform: transformOf(to) }];
    const options = { duration, delay, easing: ease, fill: 'backwards' } as const;
    this.run(card.element, frames, options, () => {
      card.raise(order);
    });
  }

  /** Turns a card over; the picture changes when it stands on its edge. */
  flip(card: Card, before: Background, delay: number): void {
    const duration = this.scaled(durations.flip);
    if (duration === 0) {
      if (isReduced()) this.fade(card.element);
      return;
    }
    const after = card.picture;
    const frames = [
      { transform: 'scaleX(1)', ...before },
      { transform: 'scaleX(0.02)', ...before, offset: 0.5 },
      { transform: 'scaleX(0.02)', ...after, offset: 0.5 },
      { transform: 'scaleX(1)', ...after },
    ];
    this.run(card.face, frames, { duration, delay: this.scaled(delay), fill: 'backwards' });
  }

  fade(element: Element): void {
    this.run(element, [{ opacity: 0.3 }, { opacity: 1 }], { duration: durations.fade });
  }

  /** "No": a short shake, or a blink where nothing may move. */
  shake(elements: readonly Element[]): void {
    for (const element of elements)
      if (isReduced()) this.fade(element);
      else
        this.run(
          element,
          [0, -4, 4, -4, 0].map((x) => ({ translate: `${x}px 0` })),
          { duration: durations.shake },
        );
  }

  /** Input goes on at once: whatever still moves is there. */
  finishAll(): void {
    for (const animation of [...this.running]) animation.finish();
  }

  /** When nothing moves any more. */
  async idle(): Promise<void> {
    // What is being told right now may still set cards moving.
    await Promise.resolve();
    if (this.running.size > 0)
      await new Promise<void>((still) => {
        this.waiting.push(still);
      });
  }

  run(
    element: Element,
    frames: Keyframe[],
    options: KeyframeAnimationOptions,
    done?: () => void,
  ): Animation {
    const animation = element.animate(frames, options);
    this.running.add(animation);
    const end = () => {
      if (!this.running.delete(animation)) return;
      done?.();
      if (this.running.size === 0) for (const still of this.waiting.splice(0)) still();
    };
    animation.addEventListener('finish', end);
    animation.addEventListener('cancel', end);
    return animation;
  }
}
