// The table by keyboard: one focus, moved pile by pile and deeper into a pile.
import { say } from '../app/live';
import type { Action } from '../app/keys';
import type { Role } from '../engine/protocol';
import { t } from '../texts';
import { pileText, tableText } from './announce';
import type { Card } from './card';
import type { Desk } from './desk';
import { placeOf } from './geometry';
import type { Peek } from './peek';
import type { Selection } from './select';
import type { Tap } from './tap';

const groups: readonly (readonly Role[])[] = [
  ['stock', 'waste'],
  ['cell', 'pocket'],
  ['foundation'],
  ['column'],
];

const moving: ReadonlySet<Action> = new Set<Action>([
  'left',
  'right',
  'deeper',
  'shallower',
  'waste',
  'cell',
  'foundation',
  'sayPile',
  'sayLast',
  'sayTable',
  'escape',
]);
/** What changes the game. */
const acting: ReadonlySet<Action> = new Set<Action>(['pick', 'auto', 'draw']);

export class Focus {
  private pile: string;
  /** How many cards from the top are meant. */
  private depth = 1;
  private readonly away = new AbortController();
  /** A key waits for what the one before it began. */
  private queue: Promise<unknown> = Promise.resolve();
  lastSaid = '';

  constructor(
    private readonly desk: Desk,
    private readonly selection: Selection,
    private readonly tap: Tap,
    private readonly peek: Peek,
  ) {
    this.pile = this.visual()[0] ?? '';
    const { root } = desk.scene;
    const { signal } = this.away;
    root.addEventListener(
      'focusin',
      (event) => {
        this.entered(event.target);
      },
      { signal },
    );
    root.addEventListener(
      'keydown',
      (event) => {
        if (
          event.key === 'Tab' &&
          !event.ctrlKey &&
          !event.altKey &&
          this.nextGroup(event.shiftKey)
        )
          event.preventDefault();
      },
      { signal },
    );
    this.refresh();
  }

  close(): void {
    this.away.abort();
  }

  focus(): void {
    this.element()?.focus();
  }

  /** After every change: one element of the table can be tabbed to, and the focus stays on its pile. */
  refresh(): void {
    const { root } = this.desk.scene;
    const had = root.contains(document.activeElement);
    this.depth = Math.min(this.depth, Math.max(1, this.size()));
    for (const old of root.querySelectorAll<HTMLElement>('[tabindex="0"]')) old.tabIndex = -1;
    const element = this.element();
    if (!element) return;
    element.tabIndex = 0;
    this.desk.marks.run(
      this.depth > 1 ? this.desk.scene.cardsOf(this.pile).slice(-this.depth) : [],
    );
    if (had && document.activeElement !== element) element.focus({ preventScroll: true });
  }

  handle(action: Action): boolean {
    if (!this.knows(action)) return false;
    const work = () => this.perform(action);
    this.queue = this.queue.then(work, work);
    return true;
  }

  private knows(action: Action): boolean {
    if (acting.has(action)) return !this.desk.closed;
    return moving.has(action) || action.startsWith('column');
  }

  private async perform(action: Action): Promise<void> {
    const column = /^column(\d)$/.exec(action);
    if (column) return this.go(this.inGroup(3)[Number(column[1]) - 1]);
    switch (action) {
      case 'left':
        return this.step(-1);
      case 'right':
        return this.step(1);
      case 'deeper':
        return this.deepen(1);
      case 'shallower':
        return this.deepen(-1);
      case 'waste':
        return this.go(this.first('waste'));
      case 'cell':
        return this.go(this.nextIn(1));
      case 'foundation':
        return this.go(this.nextIn(2));
      case 'sayPile':
        return say(pileText(this.desk.scene.pile(this.pile)));
      case 'sayTable':
        return say(tableText(this.desk.state));
      case 'sayLast':
        return say(this.lastSaid || t('say.nothing_yet'));
      case 'escape':
        return void this.selection.cancel();
      case 'pick':
        return this.pick();
      case 'auto':
        return this.auto();
      case 'draw':
        return this.first('stock') === undefined ? this.pick() : this.tap.onPile('stock');
      default:
    }
  }

  private async pick(): Promise<void> {
    const card = this.card();
    if (this.selection.active) {
      // Twice on the same card: where it fits best.
      if (card && this.selection.has(card)) {
        this.selection.cancel();
        await this.auto();
      } else await this.selection.put(this.pile);
      return;
    }
    if (!card || this.desk.scene.pile(this.pile).role === 'stock') await this.tap.onPile(this.pile);
    else await this.selection.pick(card);
  }

  private async auto(): Promise<void> {
    this.selection.cancel();
    const card = this.card();
    if (!card || this.desk.scene.pile(this.pile).role === 'stock')
      return this.tap.onPile(this.pile);
    await this.tap.move(card, { x: -1, y: -1 }, 0);
  }

  private deepen(by: number): void {
    const pile = this.desk.scene.pile(this.pile);
    if (pile.role !== 'column') return;
    if (by > 0 && this.peek.isTight(this.pile)) this.peek.spread(this.pile);
    this.depth = Math.max(1, Math.min(this.size(), this.depth + by));
    this.moved();
  }

  private go(pile: string | undefined): void {
    if (pile === undefined) return;
    if (pile !== this.pile) this.peek.close();
    this.pile = pile;
    this.depth = 1;
    this.moved();
  }

  private step(by: number): void {
    const order = this.visual();
    const at = order.indexOf(this.pile);
    this.go(order[(at + by + order.length) % order.length]);
  }

  /** False at the ends: then Tab leaves the table. */
  private nextGroup(backwards: boolean): boolean {
    const own = groups.findIndex((_, i) => this.inGroup(i).includes(this.pile));
    const step = backwards ? -1 : 1;
    for (let next = own + step; next >= 0 && next < groups.length; next += step) {
      const [first] = this.inGroup(next);
      if (first === undefined) continue;
      this.go(first);
      return true;
    }
    return false;
  }

  private moved(): void {
    this.refresh();
    this.focus();
  }

  private entered(target: EventTarget | null): void {
    if (!(target instanceof Element)) return;
    const card = this.desk.scene.cardAt(target);
    const pile = card?.pile ?? target.closest<HTMLElement>('.pile')?.dataset['pile'];
    if (pile === undefined) return;
    this.pile = pile;
    this.depth = card ? this.size() - card.index : 1;
    this.refresh();
  }

  private card(): Card | undefined {
    return this.desk.scene.cardsOf(this.pile).at(-this.depth);
  }
  private element(): HTMLElement | undefined {
    return this.card()?.element ?? this.desk.scene.piles.get(this.pile)?.element;
  }
  private size(): number {
    return this.desk.scene.cardsOf(this.pile).length;
  }
  private first(role: Role): string | undefined {
    return this.desk.state.piles.find((pile) => pile.role === role)?.name;
  }
  private inGroup(group: number): string[] {
    const roles = groups[group] ?? [];
    const at = (name: string) => placeOf(this.desk.scene.layout, name);
    return this.desk.state.piles
      .filter((pile) => roles.includes(pile.role))
      .map((pile) => pile.name)
      .sort((a, b) => at(a).y - at(b).y || at(a).x - at(b).x);
  }
  private visual(): string[] {
    return groups.flatMap((_, i) => this.inGroup(i));
  }
  private nextIn(group: number): string | undefined {
    const names = this.inGroup(group);
    return names[(names.indexOf(this.pile) + 1) % names.length];
  }
}
