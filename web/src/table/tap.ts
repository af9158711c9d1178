// Taps: one moves a card where it fits best, a second quick one sends it home, a later one cycles.
import { say } from '../app/live';
import { settings } from '../app/settings';
import type { EngineError, LegalMove, State } from '../engine/protocol';
import { t } from '../texts';
import type { Card } from './card';
import type { Desk } from './desk';
import type { Point } from './drag';
import { cardName, refusalText } from './names';
import type { Selection } from './select';

const doubleTime = 300;
const doubleReach = 8;
const cycleTime = 2000;

interface Tapped {
  readonly time: number;
  readonly at: Point;
  readonly card: Card;
  readonly from: string;
  readonly choices: readonly LegalMove[];
  readonly home: LegalMove | undefined;
  chosen: number;
}

export class Tap {
  private last: Tapped | null = null;
  private lastPress: { time: number; at: Point; card: Card } | null = null;

  constructor(private readonly desk: Desk, private readonly selection: Selection) {}

  /** A move of another kind ends what a second tap could mean. */
  forget(): void {
    this.last = null;
    this.lastPress = null;
  }

  async on(card: Card, at: Point, time: number): Promise<void> {
    const { desk } = this;
    if (desk.scene.pile(card.pile).role === 'stock') return this.onPile(card.pile);
    if (this.isDouble(at, time)) return this.second();
    this.lastPress = { time, at, card };
    if (settings().tap === 'select' || this.selection.active) {
      await this.selection.tap(card);
      return;
    }
    const { last } = this;
    if (last && last.card === card && time - last.time < cycleTime) return this.cycle(last, time);
    return this.move(card, at, time);
  }

  /** The place of a pile without cards, or the stock. */
  async onPile(pile: string): Promise<void> {
    const { desk } = this;
    this.forget();
    if (this.selection.active) return this.selection.put(pile);
    const draw = desk.state.moves.find((move) => move.from === pile && pile === 'stock');
    if (draw) {
      await desk.play(draw.move);
      return;
    }
    if (desk.scene.pile(pile).role !== 'stock') return;
    const { refusal } = await desk.game.targets(pile, 1);
    desk.refuse([], refusal, pile);
  }

  async move(card: Card, at: Point, time: number): Promise<void> {
    const { desk } = this;
    const cards = desk.tail(card);
    const from = card.pile;
    const before = desk.state;
    const { moves, refusal } = await desk.game.targets(from, cards.length);
    const best = moves[0];
    if (!best) {
      this.refuse(cards, refusal);
      return;
    }
    const home = cards.length === 1
      ? moves.find((move) => roleOf(before, move.to) === 'foundation') : undefined;
    const choices = [...moves, ...otherCounts(before, moves)];
    this.last = { time, at, card, from, choices, home, chosen: 0 };
    await desk.play(best.move);
  }

  /** A top card to its foundation. */
  async home(card: Card): Promise<void> {
    const { moves, refusal } = await this.desk.game.targets(card.pile, 1);
    const home = moves.find((move) => roleOf(this.desk.state, move.to) === 'foundation');
    if (home) await this.desk.play(home.move);
    else this.refuse([card], refusal, t('say.not_home', { card: cardName(card.text) }));
  }

  private isDouble(at: Point, time: number): boolean {
    const first = this.lastPress;
    if (!first || time - first.time > doubleTime) return false;
    return Math.hypot(at.x - first.at.x, at.y - first.at.y) <= doubleReach;
  }

  /** The second click of two: instead of what the first one did, home. */
  private async second(): Promise<void> {
    const { desk, last, lastPress } = this;
    this.lastPress = null;
    if (settings().tap === 'select') {
      this.selection.cancel();
      if (lastPress && desk.tail(lastPress.card).length === 1) await this.home(lastPress.card);
      return;
    }
    const home = last?.home;
    if (!last || !home || last.choices[last.chosen]?.to === home.to) return;
    const back = await desk.order(() => desk.game.retract());
    if (!back.ok) return;
    last.chosen = last.choices.indexOf(home);
    await desk.play(home.move);
  }

  private async cycle(last: Tapped, time: number): Promise<void> {
    const { desk } = this;
    if (last.choices.length < 2) return this.move(last.card, last.at, time);
    const back = await desk.order(() => desk.game.retract());
    if (!back.ok) {
      desk.refuse([last.card], back.error);
      return;
    }
    const chosen = (last.chosen + 1) % last.choices.length;
    const next = last.choices[chosen] as LegalMove;
    this.last = { ...last, chosen, time };
    await desk.play(next.move);
  }

  private refuse(cards: readonly Card[], error: EngineError | undefined, first?: string): void {
    const name = cardName(cards[0]?.text ?? '??');
    const begin = first ?? t('say.no_move', { card: name });
    this.desk.refuse(cards, undefined);
    say(error ? `${begin} ${refusalText(error)}` : begin);
  }
}

function roleOf(state: State, pile: string | undefined) {
  return state.piles.find((one) => one.name === pile)?.role;
}

/** On an empty column cycling offers the other counts too. */
function otherCounts(state: State, moves: readonly LegalMove[]): LegalMove[] {
  if (!state.supermove) return [];
  return moves.flatMap((move) => {
    const pile = state.piles.find((one) => one.name === move.to);
    if (pile?.role !== 'column' || pile.cards.length > 0) return [];
    return state.moves.filter((other) =>
      other.from === move.from && other.to === move.to && other.count !== move.count);
  });
}
