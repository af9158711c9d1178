// When the game is over its results come over the table, and can be put aside and called again.
import { say } from '../app/live';
import { sound } from '../app/sound';
import type { Reported, Viewable } from '../game/game';
import { t } from '../texts';
import type { Board } from './board';
import type { Players } from './players';
import { button, node } from './dom';
import type { MemoryReport } from './report';
import { headline, resultsSheet } from './results';

export class Outcome {
  private readonly open = button('button bluff-results-open', 'bluff-results-open');
  private sheet: HTMLElement | undefined;
  private announced = false;
  private waiting: (() => void)[] = [];

  private clear: (() => void) | undefined;

  /** Without a report, as in a replay, there are no results to show. */
  constructor(
    private readonly board: Board,
    private readonly game: Viewable,
    private readonly reported: Reported | undefined,
    private readonly more?: Players['results'],
  ) {
    this.translate();
    this.open.hidden = true;
    this.open.addEventListener('click', () => void this.show());
    board.root.append(this.open);
  }

  translate(): void {
    this.open.textContent = t('bluff.results.open');
  }
  changed(): void {
    const over = this.game.state.outcome !== 'open' && this.reported !== undefined;
    this.open.hidden = !over || this.sheet !== undefined;
    if (over && !this.announced) {
      this.announced = true;
      void this.show();
    } else if (!over) {
      this.close();
    }
  }
  /** When the results have been looked at. */
  seen(): Promise<void> {
    return new Promise((resolve) => {
      this.waiting.push(resolve);
    });
  }

  /** True when the sheet was there. */
  close(): boolean {
    if (!this.sheet) return false;
    this.clear?.();
    this.sheet.remove();
    this.sheet = undefined;
    for (const resolve of this.waiting.splice(0)) resolve();
    this.open.hidden = this.game.state.outcome === 'open';
    if (!this.open.hidden) this.open.focus({ preventScroll: true });
    return true;
  }

  private async show(): Promise<void> {
    const report = (await this.reported?.report().catch(() => undefined)) as
      MemoryReport | undefined;
    if (!report || this.sheet || this.game.state.outcome === 'open') return;
    this.board.showPoints(report.seats);
    const more = this.more && node('div', 'bluff-more');
    if (more) this.clear = this.more?.(more);
    this.sheet = resultsSheet(report, () => void this.close(), more);
    this.open.hidden = true;
    this.board.root.append(this.sheet);
    this.sheet.querySelector('h2')?.focus({ preventScroll: true });
    if (this.game.state.outcome === 'won') sound('win');
    say(headline(report));
  }
}
