// Looking under other cards: one card slides out, or a tight column spreads over its neighbours.
import type { Card } from './card';
import { stepsIn } from './geometry';
import { durations } from './motion';
import type { Scene } from './scene';
import { lanesOf } from './spread';
import { readableStep } from './steps';

const peekLayer = 2000;

export class Peek {
  private pile: string | null = null;

  constructor(private readonly scene: Scene) {}

  get active(): boolean {
    return this.pile !== null;
  }

  isTight(pile: string): boolean {
    const { scene } = this;
    const shown = scene.pile(pile);
    return (
      shown.role === 'column' &&
      shown.cards.length - shown.face_down > 1 &&
      stepsIn(scene.layout, shown).up < readableStep
    );
  }

  open(card: Card): void {
    const { scene } = this;
    if (this.isTight(card.pile)) {
      this.spread(card.pile);
      return;
    }
    this.pile = card.pile;
    const { w, h } = scene.layout.card;
    const place = {
      ...card.home,
      x: Math.min(card.home.x + w / 3, scene.size.width - w * card.home.scale),
      y: Math.max(0, card.home.y - h / 3),
    };
    scene.motion.fly(card, place, { delay: 0, duration: durations.relayout }, peekLayer);
  }

  spread(pile: string): void {
    const { scene } = this;
    this.pile = pile;
    const lanes = lanesOf(scene.layout, scene.pile(pile), scene.size);
    scene.cardsOf(pile).forEach((card, i) => {
      const place = lanes[i] ?? card.home;
      scene.motion.fly(card, place, { delay: 0, duration: durations.relayout }, peekLayer + i);
    });
  }

  close(): boolean {
    if (this.pile === null) return false;
    this.pile = null;
    this.scene.settle(durations.relayout);
    return true;
  }
}
