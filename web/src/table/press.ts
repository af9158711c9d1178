// What a pointer does: a press becomes a tap, a drag, or a look under other cards.
import { listenPointer, type PointerHandlers } from '../app/pointer';
import { rankOf } from '../cards';
import type { Card } from './card';
import type { Interaction } from './interaction';
import { carriedBy, isHeldByTop, type Drag } from './drag';
import type { Point } from './hand';
import { refusalText } from './names';
import type { Peek } from './peek';
import type { Tap } from './tap';

const thresholds: Readonly<Record<string, number>> = { touch: 8 };
const threshold = 4;
const longPress = 350;
/** Refusals that are about the cards taken, not about where they would go. */
const stuck = new Set([
  'not_a_run',
  'only_the_top',
  'face_down',
  'stock_locked',
  'foundation_closed',
]);

/** Somebody wanted to drag a card whose run is held by its top card. */
export const heldByTop = 'held-by-top';

interface Pressed {
  readonly id: number;
  readonly at: Point;
  readonly reach: number;
  readonly card: Card | undefined;
  readonly pile: string | undefined;
  readonly right: boolean;
  spent: boolean;
}

export class Press implements PointerHandlers {
  private pressed: Pressed | null = null;
  private origin: Point = { x: 0, y: 0 };
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly away = new AbortController();

  constructor(
    private readonly interaction: Interaction,
    private readonly drag: Drag,
    private readonly tap: Tap,
    private readonly peek: Peek,
    private readonly beforeInput: () => void,
  ) {
    const { root } = interaction.scene;
    const { signal } = this.away;
    listenPointer(root, this, signal);
  }

  get busy(): boolean {
    return this.pressed !== null;
  }

  close(): void {
    this.cancel();
    this.away.abort();
  }

  /** Esc, a second finger, or the window losing the focus: nothing has happened. */
  cancel(): boolean {
    clearTimeout(this.timer);
    const something = this.drag.active || this.peek.active;
    this.drag.cancel();
    this.peek.close();
    this.pressed = null;
    this.interaction.scene.root.classList.remove('pressing');
    return something;
  }

  /** The table has changed under the hand: only what was aimed at the stock still means it. */
  changed(): void {
    const { pressed } = this;
    if (!pressed || pressed.spent || !this.isStock(pressed.pile)) {
      this.cancel();
      return;
    }
    clearTimeout(this.timer);
    this.pressed = { ...pressed, card: undefined };
  }

  private pointOf(event: PointerEvent): Point {
    return { x: event.clientX - this.origin.x, y: event.clientY - this.origin.y };
  }

  down(event: PointerEvent): void {
    if (this.pressed) {
      if (event.pointerId !== this.pressed.id) this.cancel();
      return;
    }
    if (this.interaction.closed || (event.shiftKey && event.button === 2)) return;
    this.beforeInput();
    const { root } = this.interaction.scene;
    const { left, top } = root.getBoundingClientRect();
    this.origin = { x: left, y: top };
    // Cards in flight are at their places now: what was aimed at may have lain below one of them.
    const target = document.elementFromPoint(event.clientX, event.clientY);
    const card = this.interaction.scene.cardAt(target);
    const pile = card?.pile ?? target?.closest<HTMLElement>('.pile')?.dataset['pile'];
    if (event.button === 1 || (event.button === 0 && event.ctrlKey)) {
      event.preventDefault();
      if (card) this.sameRank(card);
      return;
    }
    if (event.button !== 0 && event.button !== 2) return;
    const right = event.button === 2;
    const reach = thresholds[event.pointerType] ?? threshold;
    this.pressed = {
      id: event.pointerId,
      at: this.pointOf(event),
      reach,
      card,
      pile,
      right,
      spent: false,
    };
    this.drag.grip.setPointerCapture(event.pointerId);
    if (card && !right) this.drag.expect(card.pile, carriedBy(this.interaction, card).length);
    const buried = card !== undefined && this.interaction.tail(card).length > 1;
    if (right && buried) this.look();
    else if (!right && card && event.pointerType !== 'mouse')
      this.timer = setTimeout(() => {
        this.look();
      }, longPress);
  }

  private look(): void {
    const { pressed } = this;
    if (!pressed?.card || this.drag.active) return;
    pressed.spent = true;
    this.peek.open(pressed.card);
    if (!pressed.right && 'vibrate' in navigator) navigator.vibrate(10);
  }

  move(event: PointerEvent): void {
    const { pressed } = this;
    if (pressed?.id !== event.pointerId) return;
    const point = this.pointOf(event);
    if (this.drag.active) {
      this.drag.move(point);
      return;
    }
    if (pressed.spent || pressed.right) return;
    if (Math.hypot(point.x - pressed.at.x, point.y - pressed.at.y) < pressed.reach) return;
    clearTimeout(this.timer);
    pressed.spent = true;
    const { card } = pressed;
    if (card) this.lift(card, pressed.at, point);
  }

  private lift(card: Card, at: Point, point: Point): void {
    const { interaction, drag } = this;
    const cards = carriedBy(interaction, card);
    if (cards.length === 0) {
      if (isHeldByTop(interaction, card))
        interaction.scene.root.dispatchEvent(new Event(heldByTop, { bubbles: true }));
      return;
    }
    drag.begin(cards, card, at);
    drag.move(point);
    const { pile } = card;
    const known = interaction.state.moves.some(
      (move) => move.from === pile && move.count === cards.length,
    );
    if (known) return;
    // Whether the cards may be lifted at all only the engine can say.
    void interaction.game.targets(pile, cards.length).then(({ refusal }) => {
      if (!refusal || !stuck.has(refusal.code) || !drag.active) return;
      drag.cancel();
      interaction.refuse(cards, refusalText(refusal));
    });
  }

  up(event: PointerEvent): void {
    const { pressed } = this;
    if (pressed?.id !== event.pointerId) return;
    clearTimeout(this.timer);
    this.pressed = null;
    if (this.drag.active) {
      this.tap.forget();
      this.drag.move(this.pointOf(event));
      this.drag.drop(event.shiftKey);
      return;
    }
    if (this.peek.close() || pressed.spent) return;
    if (pressed.right) {
      if (pressed.card) void this.tap.home(pressed.card);
    } else if (this.isStock(pressed.pile)) {
      // Its card may have been drawn since it was pressed.
      void this.tap.onPile(pressed.pile);
    } else if (pressed.card) void this.tap.on(pressed.card, pressed.at, event.timeStamp);
    else if (pressed.pile !== undefined) void this.tap.onPile(pressed.pile);
  }

  private isStock(pile: string | undefined): pile is string {
    return pile !== undefined && this.interaction.scene.pile(pile).role === 'stock';
  }

  private sameRank(card: Card): void {
    const { scene, marks } = this.interaction;
    const rank = rankOf(card.text);
    if (rank)
      marks.flash(
        scene.cards.filter((other) => rankOf(other.text) === rank),
        1000,
      );
  }
}
