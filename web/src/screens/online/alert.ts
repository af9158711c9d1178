// A player who looks at another tab hears of their turn: by the title, and by a sound if they want any.
import { sound } from '../../app/sound';
import { t } from '../../texts';

const blink = 1000;

export class TurnAlert {
  private timer: ReturnType<typeof setInterval> | undefined;
  private title = '';
  private mine = false;

  constructor() {
    document.addEventListener('visibilitychange', this.seen);
  }

  turn(mine: boolean): void {
    if (mine === this.mine) return;
    this.mine = mine;
    if (mine && document.hidden) this.start();
    else this.stop();
  }
  close(): void {
    document.removeEventListener('visibilitychange', this.seen);
    this.stop();
  }

  private readonly seen = () => {
    if (!document.hidden) this.stop();
  };
  private start(): void {
    this.stop();
    this.title = document.title;
    document.title = t('online.alert');
    sound('home');
    let on = true;
    this.timer = setInterval(() => {
      on = !on;
      document.title = on ? t('online.alert') : this.title;
    }, blink);
  }
  private stop(): void {
    if (this.timer === undefined) return;
    clearInterval(this.timer);
    this.timer = undefined;
    document.title = this.title;
  }
}
