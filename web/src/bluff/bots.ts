// The other three players: when it is their turn they play, slowly enough to be followed.
import { settings } from '../app/settings';
import type { Timed, Viewable, WithBots } from '../game/game';

/** Milliseconds between two turns at normal speed: the cards have to be remembered. */
const pace = 1300;
const hurried = 250;
/** How often somebody who is paused or not looking is asked again. */
const later = 300;

/** A game of this page with bots at the other seats. */
export type BotTable = Viewable & WithBots & Pick<Timed, 'paused'>;

export class Bots {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asking = false;
  private closed = false;

  constructor(private readonly game: BotTable) {
    this.next(pace / 2);
  }

  /** After every change. */
  changed(): void {
    if (!this.asking) this.next();
  }
  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  private next(wait = this.wait()): void {
    clearTimeout(this.timer);
    const { to_act, outcome } = this.game.state;
    if (this.closed || outcome !== 'open' || to_act === null || to_act === 0) return;
    this.timer = setTimeout(() => void this.play(), wait);
  }
  private wait(): number {
    const speed = Number(settings().speed);
    return speed === 0 ? hurried : pace / speed;
  }
  private async play(): Promise<void> {
    if (this.game.paused || document.hidden) return this.next(later);
    this.asking = true;
    // An engine that broke has said so elsewhere; nobody plays on alone.
    const reply = await this.game.bot().catch(() => undefined);
    this.asking = false;
    if (reply?.ok) this.next();
  }
}
