// Where a replay stands, and the hand that turns its pages.
import type { State } from '../../engine/protocol';
import { descriptionOf } from '../../games';
import type { Replay } from '../../game/library';
import type { Speed } from '../play/playback';
import { Observable } from '../play/observable';
import { judge, type Judgement } from './judge';
import { ReplayPosition } from './replayPosition';

const step = 350; // milliseconds a move

export class Player extends Observable {
  at = 0;
  playing = false;
  speed: Speed = '1';
  judgement: Judgement | 'busy' | null = null;
  readonly shown: ReplayPosition;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closeJudge: (() => void) | null = null;
  private closed = false;
  private wanted = 0;

  private constructor(
    readonly replay: Replay,
    deal: State,
  ) {
    super();
    this.shown = new ReplayPosition(0, deal);
    if (descriptionOf(deal.game).advice === 'solver') void this.judge();
  }
  static async open(replay: Replay): Promise<Player> {
    return new Player(replay, await replay.at(0));
  }

  async goTo(position: number): Promise<void> {
    const to = Math.max(0, Math.min(this.replay.length, position));
    this.wanted = to;
    const state = await this.replay.at(to);
    if (this.closed || this.wanted !== to) return;
    this.at = to;
    this.shown.show(to, state);
    if (to === this.replay.length) this.playing = false;
    this.changed();
  }
  /** By hand: the player who steps does not want it to run on. */
  stepTo(position: number): void {
    this.stop();
    void this.goTo(position);
  }
  toggle(): void {
    this.playing = !this.playing;
    if (this.playing && this.at === this.replay.length) void this.goTo(0).then(() => this.run());
    else this.run();
    this.changed();
  }
  setSpeed(speed: Speed): void {
    this.speed = speed;
    this.run();
    this.changed();
  }
  close(): void {
    this.closed = true;
    this.stop();
    this.closeJudge?.();
    this.replay.close();
  }

  private stop(): void {
    this.playing = false;
    clearTimeout(this.timer);
    this.changed();
  }
  private run(): void {
    clearTimeout(this.timer);
    if (!this.playing || this.closed) return;
    this.timer = setTimeout(
      () => {
        void this.goTo(this.at + 1).then(() => this.run());
      },
      step / Number(this.speed),
    );
  }
  private async judge(): Promise<void> {
    this.judgement = 'busy';
    try {
      const { result, close } = judge(this.replay);
      this.closeJudge = close;
      this.judgement = await result;
    } catch {
      // Nobody knows: the band stays empty.
      this.judgement = null;
    }
    this.changed();
  }
}
