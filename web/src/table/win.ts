// A win: the foundations bloom, in some games confetti flies; any input ends it.
import { sound } from '../app/sound';
import { columnsOf } from '../games';
import type { Card } from './card';
import { confetti } from './confetti';
import { isReduced, type Motion } from './motion';
import type { Scene } from './scene';

const longest = 3600;
const bloomEach = 1400;

export class Celebration {
  private end: (() => void) | null = null;
  private running: Promise<void> | null = null;

  constructor(
    private readonly scene: Scene,
    private readonly motion: Motion,
  ) {}

  /** Over within four seconds; still where nothing may move. */
  start(): Promise<void> {
    // The last cards land first.
    this.running ??= this.motion
      .idle()
      .then(() => this.bloom())
      .finally(() => {
        this.running = null;
      });
    return this.running;
  }

  skip(): boolean {
    if (!this.end) return false;
    this.end();
    return true;
  }

  private bloom(): Promise<void> {
    sound('win');
    if (isReduced()) return Promise.resolve();
    const { scene } = this;
    const paper = columnsOf(scene.state.game).confetti ? confetti(scene.root, longest) : undefined;
    const homes = scene.state.piles.filter((pile) => pile.role === 'foundation');
    const turning = homes.flatMap((pile, i) => this.fan(scene.cardsOf(pile.name), i));
    scene.root.classList.add('won');
    return new Promise((done) => {
      const timer = setTimeout(() => this.end?.(), longest);
      this.end = () => {
        this.end = null;
        clearTimeout(timer);
        for (const animation of turning) animation.cancel();
        paper?.stop();
        scene.root.classList.remove('won');
        done();
      };
    });
  }

  /** The cards of a foundation open like a flower and close again. */
  private fan(cards: readonly Card[], order: number): Animation[] {
    const petals = cards.slice(-13);
    const { w, h } = this.scene.layout.card;
    const { width, height } = this.scene.size;
    return petals.map((card, i) => {
      // Flowers open towards the middle, where there is room.
      const [mx, my] = [
        (width / 2 - card.home.x - w / 2) * 0.3,
        (height / 2 - card.home.y - h / 2) * 0.55,
      ];
      const angle = (i / petals.length) * 2 * Math.PI - Math.PI / 2;
      const reach = Math.min(w, h) * 0.55;
      const [dx, dy] = [mx + Math.cos(angle) * reach, my + Math.sin(angle) * reach];
      const turn = (angle * 180) / Math.PI + 90;
      const open = {
        transform: `translate(${dx.toFixed(1)}px, ${dy.toFixed(1)}px) rotate(${turn.toFixed(1)}deg)`,
      };
      const closed = { transform: 'translate(0px, 0px) rotate(0deg)' };
      return this.motion.run(card.face, [closed, open, closed], {
        duration: bloomEach,
        delay: order * 180 + i * 22,
        easing: 'ease-in-out',
        iterations: 2,
      });
    });
  }
}
