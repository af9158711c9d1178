// Carrying cards with a pointer: the grab point is kept, targets light up, the drop asks the engine.
import { settings } from '../app/settings';
import type { State } from '../engine/protocol';
import { columnsOf } from '../games';
import type { Card } from './card';
import type { Interaction } from './interaction';
import { zoneOf, type Box, type Layout } from './geometry';
import { Hand, type Point } from './hand';
import type { MarkKind } from './marks';
import { durations } from './motion';
import { refusalText } from './names';
import { dropTargets, meant, oneInstead, overlap, type DropTarget } from './targets';

const liftedLayer = 3000;

/** Where so many cards of a pile could go. */
interface Plan {
  readonly state: State;
  readonly layout: Layout;
  readonly from: string;
  readonly count: number;
  readonly targets: readonly DropTarget[];
  readonly own: Box;
  readonly others: readonly { readonly pile: string; readonly zone: Box }[];
  readonly zones: readonly Box[];
}
interface Carried extends Plan {
  readonly hand: Hand;
  readonly cards: readonly Card[];
  readonly grabbed: number;
}

/** The cards that leave with this one, or none where a drag may not begin. */
export function carriedBy(interaction: Interaction, card: Card): Card[] {
  const pile = interaction.scene.pile(card.pile);
  if (pile.role === 'stock' || card.index < pile.face_down) return [];
  const tail = interaction.tail(card);
  if (pile.role !== 'column') return tail.length === 1 ? tail : [];
  if (!isHeldByTop(interaction, card)) return tail;
  // F-015, F-016: only the playable card starts a drag, and it stands for its whole run.
  if (tail.length > 1) return [];
  const longest = interaction.state.moves.reduce(
    (most, move) => (move.from === pile.name ? Math.max(most, move.count ?? 1) : most),
    1,
  );
  return interaction.scene.cardsOf(pile.name).slice(-longest);
}

/** It lies in a run of which only the top card may be taken hold of. */
export function isHeldByTop(interaction: Interaction, card: Card): boolean {
  const pile = interaction.scene.pile(card.pile);
  const mayMove = pile.role === 'column' && card.index >= pile.face_down;
  return mayMove && interaction.state.supermove !== undefined && settings().grab === 'top';
}

export class Drag {
  private carried: Carried | null = null;
  private plan: Plan | null = null;
  private point: Point = { x: 0, y: 0 };
  private frame = 0;
  private hot: DropTarget | null = null;
  private lighting: ReturnType<typeof setTimeout> | undefined;
  /** Holds the pointer and shows its shape: one that the table showed, every card would inherit. */
  readonly grip = document.createElement('div');

  constructor(private readonly interaction: Interaction) {
    this.grip.className = 'grip';
    interaction.scene.root.append(this.grip);
  }

  get active(): boolean {
    return this.carried !== null;
  }

  /** All that needs to be measured is measured once: when a card is pressed, before it is lifted. */
  expect(from: string, count: number): Plan {
    const { scene, state } = this.interaction;
    const { layout } = scene;
    const known = this.plan;
    if (known?.state === state && known.layout === layout)
      if (known.from === from && known.count === count) return known;
    const others = state.piles
      .filter((pile) => pile.name !== from)
      .map((pile) => ({ pile: pile.name, zone: zoneOf(layout, pile) }));
    this.plan = {
      state,
      layout,
      from,
      count,
      others,
      zones: others.map(({ zone }) => zone),
      targets: dropTargets(state, layout, from, count),
      own: zoneOf(layout, scene.pile(from)),
    };
    return this.plan;
  }

  begin(cards: readonly Card[], grabbed: Card, at: Point): void {
    const { scene, state } = this.interaction;
    this.carried = {
      ...this.expect(grabbed.pile, cards.length),
      cards,
      hand: new Hand(scene.root, cards, at),
      grabbed: cards.indexOf(grabbed),
    };
    for (const card of cards) card.element.classList.add('card-lifted');
    this.grip.classList.add('grip-closed');
    if (columnsOf(state.game).lightsLate)
      this.lighting = setTimeout(() => {
        this.light();
      }, settings().hoverDelay);
    else this.light();
    this.move(at);
  }

  move(point: Point): void {
    this.point = point;
    this.frame ||= requestAnimationFrame(() => {
      this.frame = 0;
      this.draw();
    });
  }

  drop(single: boolean): void {
    const carried = this.carried;
    if (!carried) return;
    this.flush();
    const { interaction, hot } = this;
    const box = this.boxOf(carried);
    this.end();
    if (!hot) {
      this.giveBack(carried, durations.back);
      if (overlap(box, carried.own) === 0 || this.under(carried, box))
        void this.explain(carried, box);
      return;
    }
    const count = single ? oneInstead(interaction.state, carried.from, hot) : hot.count;
    void interaction.carry(carried.from, hot.pile, count).then((reply) => {
      this.lower(carried);
      if (reply.ok) return;
      interaction.scene.settle(durations.back);
      interaction.explain(refusalText(reply.error), carried.cards[carried.grabbed]);
    });
  }

  cancel(): void {
    const carried = this.carried;
    if (!carried) return;
    this.end();
    this.giveBack(carried, durations.cancel);
  }

  private draw(): void {
    const carried = this.carried;
    if (!carried) return;
    carried.hand.moveTo(this.point);
    const box = this.boxOf(carried);
    const { columnsFirst = false } = columnsOf(this.interaction.state.game);
    const { targets, own, zones } = carried;
    const hot = meant(box, targets, own, zones, columnsFirst);
    const nowhere = !hot && this.under(carried, box) !== null;
    carried.hand.show(nowhere);
    this.grip.classList.toggle('grip-nowhere', nowhere);
    if (hot?.pile === this.hot?.pile) return;
    this.hot = hot;
    if (hot && this.lighting) this.interaction.marks.targets(new Map([[hot.pile, 'single']]));
    this.interaction.marks.hot(hot?.pile ?? null);
  }

  private boxOf(carried: Carried): Box {
    const { x, y, scale } = carried.hand.placeOf(carried.grabbed);
    const { w, h } = this.interaction.scene.layout.card;
    return { x, y, w: w * scale, h: h * scale };
  }

  /** The pile, legal or not, that the cards lie over most. */
  private under(carried: Carried, box: Box): string | null {
    let best: string | null = null;
    let most = overlap(box, carried.own);
    for (const { pile, zone } of carried.others) {
      const area = overlap(box, zone);
      if (area > most) [best, most] = [pile, area];
    }
    return best;
  }

  private light(): void {
    this.lighting = undefined;
    const marks = new Map<string, MarkKind>();
    for (const { pile, count, silent } of this.carried?.targets ?? [])
      if (!silent)
        marks.set(pile, count > 1 && this.interaction.state.supermove ? 'super' : 'single');
    this.interaction.marks.targets(marks);
    this.interaction.marks.hot(this.hot?.pile ?? null);
  }

  private async explain(carried: Carried, box: Box): Promise<void> {
    const pile = this.under(carried, box);
    if (pile === null) return;
    const error = await this.interaction.game.check(carried.from, pile, carried.cards.length);
    if (error) this.interaction.explain(refusalText(error), carried.cards[carried.grabbed]);
  }

  private flush(): void {
    if (this.frame === 0) return;
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    this.draw();
  }

  private end(): void {
    cancelAnimationFrame(this.frame);
    clearTimeout(this.lighting);
    this.lighting = undefined;
    this.frame = 0;
    this.carried?.hand.open(liftedLayer);
    this.carried = null;
    this.hot = null;
    this.grip.className = 'grip';
    this.interaction.marks.clearTargets();
  }

  private lower(carried: Carried): void {
    for (const card of carried.cards) card.element.classList.remove('card-lifted');
  }
  private giveBack(carried: Carried, duration: number): void {
    this.lower(carried);
    this.interaction.scene.settle(duration);
  }
}
