// Everything that lies on the table: draws a state, and moves cards from what was drawn before.
import { settings } from '../app/settings';
import { lookOf, prepareSuits, type Look } from '../cards';
import type { Pile, State } from '../engine/protocol';
import type { Change } from '../game/game';
import { Card, hidden } from './card';
import { layoutOf, spotsOf, type Layout, type Place, type Room } from './geometry';
import { matchCards } from './match';
import { durations, type Motion, type Times } from './motion';
import { cardLabel } from './names';
import { PileElement } from './piles';
import { dealTimes, timesOf, turnsOf } from './schedule';
import { shownState } from './shown';

const still: Times = { delay: 0, duration: 0 };

export class Scene {
  readonly cards: Card[] = [];
  readonly piles = new Map<string, PileElement>();
  readonly note = document.createElement('p');
  state: State;
  layout: Layout;
  private seats = new Map<string, number[]>();
  private look: Look;
  private readonly byElement = new Map<Element, Card>();

  constructor(
    readonly root: HTMLElement,
    readonly motion: Motion,
    first: State,
    private room: Room,
  ) {
    const state = shownState(first);
    this.state = state;
    this.layout = layoutOf(room, state);
    this.look = this.lookNow();
    this.note.className = 'table-note';
    root.append(this.note);
    for (const pile of state.piles) {
      const drawn = new PileElement(pile);
      this.piles.set(pile.name, drawn);
      root.append(drawn.element, drawn.tag);
    }
    this.measure();
  }

  pile(name: string): Pile {
    const found = this.state.piles.find((pile) => pile.name === name);
    if (!found) throw new Error(`there is no pile ${name} on this table`);
    return found;
  }
  cardsOf(pile: string): Card[] {
    return (this.seats.get(pile) ?? []).flatMap((number) => this.cards[number] ?? []);
  }
  cardAt(element: Element | null): Card | undefined {
    const found = element?.closest('.card');
    return found ? this.byElement.get(found) : undefined;
  }

  /** Draws the first state; the cards come from below the table. */
  deal(animated: boolean): void {
    this.reseat(this.state, new Map());
    const { w, h } = this.layout.card;
    const from: Place = { x: (this.room.width - w) / 2, y: this.room.height + h, scale: 1 };
    const dealt = this.cards
      .filter((card) => this.pile(card.pile).role !== 'stock')
      .sort((a, b) => a.index - b.index || a.home.x - b.home.x);
    for (const card of this.cards) if (!animated) card.moveTo(card.home);
    for (const card of this.cards) {
      const order = dealt.indexOf(card);
      if (animated) card.moveTo(from);
      const times = animated ? dealTimes(Math.max(0, order), dealt.length) : still;
      this.motion.fly(card, card.home, times, card.index + 1);
    }
    this.annotate();
  }

  /** Draws the state after a change; `animated` is false while undo is held down. */
  show(change: Change, animated = true): Card[] {
    const before = this.seats;
    const pictures = new Map(this.cards.map((card) => [card, card.picture]));
    const downs = new Set(this.cards.filter((card) => card.text === hidden));
    const from = new Map(this.cards.map((card) => [card, card.pile]));
    this.state = shownState(change.state);
    const turns = turnsOf(change.events, before);
    const count = Math.max(1, ...[...turns.values()].map((turn) => turn + 1));
    this.reseat(this.state, before);
    const moved: Card[] = [];
    for (const card of this.cards) {
      const turn = turns.get(card.number) ?? 0;
      const far = from.get(card) !== card.pile;
      if (far) moved.push(card);
      const times = animated ? timesOf(change.cause, change.state.game, turn, count) : still;
      const own = far
        ? times
        : { ...times, delay: 0, duration: Math.min(times.duration, durations.relayout) };
      this.motion.fly(card, card.home, own, card.index + 1);
      const picture = pictures.get(card);
      if (animated && picture && downs.has(card) !== (card.text === hidden))
        this.motion.flip(card, picture, far ? 0 : times.delay + 60);
    }
    this.annotate();
    return moved;
  }

  /** New room or new settings: everything moves to where it now belongs. */
  refit(room: Room): void {
    this.room = room;
    this.motion.finishAll();
    this.layout = layoutOf(room, this.state);
    this.measure();
    this.look = this.lookNow();
    for (const card of this.cards) card.show(card.text, this.look);
    this.settle(durations.relayout);
    this.annotate();
  }

  /** Brings every card back to where it belongs. */
  settle(duration: number): void {
    this.assignHomes();
    for (const card of this.cards)
      this.motion.fly(card, card.home, { delay: 0, duration }, card.index + 1);
  }

  get size(): Room {
    return this.room;
  }

  private lookNow(): Look {
    const { w, h } = this.layout.card;
    const look = lookOf(settings(), w, h);
    void prepareSuits(look);
    return look;
  }

  private measure(): void {
    const { w, h } = this.layout.card;
    this.root.style.setProperty('--card-w', `${w}px`);
    this.root.style.setProperty('--card-h', `${h}px`);
    for (const drawn of this.piles.values()) drawn.place(this.layout);
    const { note } = this.layout;
    this.note.hidden = note === undefined;
    if (note) {
      this.note.style.transform = `translate(${note.x}px, ${note.y}px)`;
      this.note.style.width = `${note.w}px`;
      this.note.style.height = `${note.h}px`;
    }
  }

  private reseat(state: State, before: ReadonlyMap<string, readonly number[]>): void {
    this.seats = matchCards(
      state.piles,
      before,
      this.cards.map((card) => card.text),
    );
    for (const pile of state.piles)
      this.seats.get(pile.name)?.forEach((number, index) => {
        const card = (this.cards[number] ??= this.makeCard(number));
        card.pile = pile.name;
        card.index = index;
        card.show(pile.cards[index] ?? hidden, this.look);
        card.element.dataset['on'] = pile.name;
      });
    this.assignHomes();
  }

  private makeCard(number: number): Card {
    const card = new Card(number);
    this.byElement.set(card.element, card);
    this.root.append(card.element);
    return card;
  }

  private assignHomes(): void {
    for (const pile of this.state.piles) {
      const spots = spotsOf(this.layout, pile);
      this.cardsOf(pile.name).forEach((card, index) => {
        card.home = spots[index] ?? card.home;
      });
    }
  }

  private annotate(): void {
    for (const pile of this.state.piles) {
      this.piles.get(pile.name)?.update(pile, this.state);
      const last = pile.cards.length - 1;
      this.cardsOf(pile.name).forEach((card, index) => {
        card.name(cardLabel(pile, index), pile.role !== 'column' && index < last);
      });
    }
    const home = this.state.piles
      .filter((pile) => pile.role === 'foundation')
      .reduce((sum, pile) => sum + pile.cards.length, 0);
    this.note.textContent = this.layout.note
      ? `${this.state.deal ?? ''}\n${home} / ${this.cards.length}`
      : '';
    this.root.dataset['stateHash'] = this.state.hash;
  }
}
