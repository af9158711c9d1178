// Plays a line of the solver move by move: it can be paused, hastened and stopped.
import type { Scripted } from '../../game/game';

export const speeds = ['0.5', '1', '2', '4', '8'] as const;
export type Speed = (typeof speeds)[number];
const step = 350; // milliseconds a move

export class Playback {
  playing = true;
  speed: Speed = '1';
  at = 0;
  readonly length: number;
  private readonly moves: readonly string[];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private over = false;

  constructor(
    private readonly game: Scripted,
    line: string,
    private readonly changed: () => void,
    private readonly ended: () => void,
  ) {
    this.moves = line.split(' ').filter(Boolean);
    this.length = this.moves.length;
    this.wait();
  }

  toggle(): void {
    this.playing = !this.playing;
    this.wait();
    this.changed();
  }
  setSpeed(speed: Speed): void {
    this.speed = speed;
    this.wait();
    this.changed();
  }
  stop(): void {
    if (this.over) return;
    this.over = true;
    clearTimeout(this.timer);
    this.ended();
  }

  private wait(): void {
    clearTimeout(this.timer);
    if (this.playing && !this.over)
      this.timer = setTimeout(() => void this.next(), step / Number(this.speed));
  }

  private async next(): Promise<void> {
    const move = this.moves[this.at];
    if (move === undefined) return this.stop();
    const reply = await this.game.line(move);
    if (this.over) return;
    if (!reply.ok) return this.stop();
    ++this.at;
    this.changed();
    if (this.at === this.length) this.stop();
    else this.wait();
  }
}
