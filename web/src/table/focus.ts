// The table by keyboard: one focus, moved pile by pile and deeper into a pile.
import { say } from '../app/live';
import type { Action } from '../app/keys';
import type { Role } from '../engine/protocol';
import { t } from '../texts';
import { pileText, tableText } from './announce';
import type { Card } from './card';
import { placeOf } from './geometry';
import type { TableInput } from './input';
import type { Marks } from './marks';
import type { Peek } from './peek';
import type { Scene } from './scene';

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
    private readonly scene: Scene,
    private readonly marks: Marks,
    private readonly peek: Peek,
    private readonly input?: TableInput,
  ) {
    this.pile = this.visual()[0] ?? '';
    const { root } = scene;
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
    const { root } = this.scene;
    const had = root.contains(document.activeElement);
    this.depth = Math.min(this.depth, Math.max(1, this.size()));
    for (const old of root.querySelectorAll<HTMLElement>('[tabindex="0"]')) old.tabIndex = -1;
    const element = this.element();
    if (!element) return;
    element.tabIndex = 0;
    this.marks.run(this.depth > 1 ? this.scene.cardsOf(this.pile).slice(-this.depth) : []);
    if (had && document.activeElement !== element) element.focus({ preventScroll: true });
  }

  handle(action: Action): boolean {
    if (!this.knows(action)) return false;
    const work = () => this.perform(action);
    this.queue = this.queue.then(work, work);
    return true;
  }

  private knows(action: Action): boolean {
    if (acting.has(action)) return this.input?.interaction.closed === false;
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
        return say(pileText(this.scene.pile(this.pile)));
      case 'sayTable':
        return say(tableText(this.scene.state));
      case 'sayLast':
        return say(this.lastSaid || t('say.nothing_yet'));
      case 'escape':
        return void this.input?.selection.cancel();
      default:
        if (this.input) await this.act(action, this.input);
    }
  }

  private async act(action: Action, input: TableInput): Promise<void> {
    switch (action) {
      case 'pick':
        return this.pick(input);
      case 'auto':
        return this.auto(input);
      case 'draw':
        return this.first('stock') === undefined ? this.pick(input) : input.tap.onPile('stock');
      default:
    }
  }

  private async pick(input: TableInput): Promise<void> {
    const { selection, tap } = input;
    const card = this.card();
    if (selection.active) {
      // Twice on the same card: where it fits best.
      if (card && selection.has(card)) {
        selection.cancel();
        await this.auto(input);
      } else await selection.put(this.pile);
      return;
    }
    if (!card || this.scene.pile(this.pile).role === 'stock') await tap.onPile(this.pile);
    else await selection.pick(card);
  }

  private async auto({ selection, tap }: TableInput): Promise<void> {
    selection.cancel();
    const card = this.card();
    if (!card || this.scene.pile(this.pile).role === 'stock') return tap.onPile(this.pile);
    await tap.move(card, { x: -1, y: -1 }, 0);
  }

  private deepen(by: number): void {
    const pile = this.scene.pile(this.pile);
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
    const card = this.scene.cardAt(target);
    const pile = card?.pile ?? target.closest<HTMLElement>('.pile')?.dataset['pile'];
    if (pile === undefined) return;
    this.pile = pile;
    this.depth = card ? this.size() - card.index : 1;
    this.refresh();
  }

  private card(): Card | undefined {
    return this.scene.cardsOf(this.pile).at(-this.depth);
  }
  private element(): HTMLElement | undefined {
    return this.card()?.element ?? this.scene.piles.get(this.pile)?.element;
  }
  private size(): number {
    return this.scene.cardsOf(this.pile).length;
  }
  private first(role: Role): string | undefined {
    return this.scene.state.piles.find((pile) => pile.role === role)?.name;
  }
  private inGroup(group: number): string[] {
    const roles = groups[group] ?? [];
    const at = (name: string) => placeOf(this.scene.layout, name);
    return this.scene.state.piles
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
