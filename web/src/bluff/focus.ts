// The table by keyboard: one focus in three rows, which goes to what can be chosen next.
import type { Action } from '../app/keys';
import { say } from '../app/live';
import { t } from '../texts';
import type { MoveChooser } from './moveChooser';
import { pileWords, spoken, tableWords } from './words';

export class Focus {
  lastSaid = '';
  private current: HTMLElement | undefined;
  private readonly away = new AbortController();

  constructor(private readonly chooser: MoveChooser) {
    const { signal } = this.away;
    chooser.board.root.addEventListener(
      'focusin',
      (event) => {
        if (!(event.target instanceof HTMLElement) || !this.order().includes(event.target)) return;
        this.current = event.target;
        this.tabStops();
      },
      { signal },
    );
  }

  close(): void {
    this.away.abort();
  }

  focus(): void {
    this.settle();
    this.current?.focus({ preventScroll: true });
  }

  /** After every change: what had the focus may be gone. */
  refresh(): void {
    const { root } = this.chooser.board;
    const had = document.activeElement === this.current || root.contains(document.activeElement);
    const lost = this.current !== undefined && !this.order().includes(this.current);
    this.settle();
    if ((had || (lost && document.activeElement === document.body)) && this.isUsed())
      this.current?.focus({ preventScroll: true });
  }

  /** The choice went on: the first thing that can be chosen now gets the focus of the keyboard. */
  follow(): void {
    const { choosing } = this.chooser;
    if (choosing.phase === 'card' || !this.byKeyboard()) return this.tabStops();
    const [first] = this.targets();
    if (first) this.go(first);
  }

  handle(action: Action): boolean {
    const column = /^column(\d)$/.exec(action)?.[1];
    if (column !== undefined) return this.go(this.chooser.board.hand[Number(column) - 1]);
    switch (action) {
      case 'left':
        return this.step(-1);
      case 'right':
        return this.step(1);
      case 'deeper':
        return this.row(-1);
      case 'shallower':
        return this.row(1);
      case 'pick':
      case 'draw':
        return this.press();
      case 'waste':
        return this.go(this.chooser.board.places.get('pool'));
      case 'sayPile':
        say(this.currentWords());
        return true;
      case 'sayTable':
        say(tableWords(this.chooser.game.state));
        return true;
      case 'sayLast':
        say(this.lastSaid || t('say.nothing_yet'));
        return true;
      default:
        return false;
    }
  }

  private press(): boolean {
    const { activeElement } = document;
    if (
      !(activeElement instanceof HTMLElement) ||
      !this.chooser.board.root.contains(activeElement)
    ) {
      this.focus();
      return true;
    }
    activeElement.click();
    return true;
  }
  private step(by: number): boolean {
    const targets = this.targets();
    const order =
      this.chooser.choosing.phase === 'card' ? this.order() : [...targets, ...this.picked()];
    const at = this.current ? order.indexOf(this.current) : -1;
    return this.go(order[(at + by + order.length) % order.length]);
  }
  private row(by: number): boolean {
    if (this.chooser.choosing.phase !== 'card') return this.step(by);
    const rows = this.chooser.board.rows().filter((row) => row.length > 0);
    const own = rows.findIndex((row) => row.some((element) => element === this.current));
    const next = rows[own + by];
    const left = this.current?.getBoundingClientRect().left ?? 0;
    const away = (element: Element) => Math.abs(element.getBoundingClientRect().left - left);
    return this.go(next && [...next].sort((a, b) => away(a) - away(b))[0]);
  }
  private go(element: HTMLElement | undefined): boolean {
    if (!element) return true;
    this.current = element;
    this.tabStops();
    element.focus({ preventScroll: true });
    return true;
  }

  private order(): readonly HTMLElement[] {
    return this.chooser.board.rows().flat();
  }
  private targets(): readonly HTMLElement[] {
    return this.order().filter((element) => element.dataset['target'] === 'true');
  }
  private picked(): readonly HTMLElement[] {
    return this.chooser.board.hand.filter((element) => element.dataset['picked'] === 'true');
  }
  private settle(): void {
    const { board } = this.chooser;
    if (!this.current || !this.order().includes(this.current))
      this.current = board.hand[0] ?? board.places.get('s1');
    this.tabStops();
  }
  /** One stop of the Tab key a row. */
  private tabStops(): void {
    for (const row of this.chooser.board.rows()) {
      const stop = row.find((element) => element === this.current) ?? row[0];
      for (const element of row) element.tabIndex = element === stop ? 0 : -1;
    }
  }
  private isUsed(): boolean {
    return this.current !== undefined;
  }
  private byKeyboard(): boolean {
    const { root } = this.chooser.board;
    return root.contains(document.activeElement) && root.querySelector(':focus-visible') !== null;
  }
  private currentWords(): string {
    const { held, place } = this.current?.dataset ?? {};
    if (held !== undefined) return spoken(held);
    if (place === undefined || place === 'discard') return t('bluff.discard');
    return pileWords(this.chooser.game.state, place);
  }
}
