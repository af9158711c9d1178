// Taps: one moves a card where it fits best, a second quick one sends it home, a later one cycles.
import { settings } from '../app/settings';
import type { EngineError, LegalMove, State } from '../engine/protocol';
import { t } from '../texts';
import { hidden, type Card } from './card';
import type { Interaction } from './interaction';
import type { Point } from './hand';
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
  readonly chosen: number;
}

export class Tap {
  private last: Tapped | null = null;
  private lastPress: { time: number; at: Point; card: Card } | null = null;
  /** A tap waits for what the one before it began. */
  private queue: Promise<void> = Promise.resolve();
  private acting = false;

  constructor(
    private readonly interaction: Interaction,
    private readonly selection: Selection,
  ) {}

  /** A move of another kind ends what a second tap could mean. */
  forget(): void {
    this.last = null;
    this.lastPress = null;
  }
  changed(): void {
    if (!this.acting) this.forget();
  }

  on(card: Card, at: Point, time: number): Promise<void> {
    const double = this.isDouble(card, at, time);
    const first = this.lastPress;
    this.lastPress = double ? null : { time, at, card };
    return this.inTurn(() => (double ? this.second(first?.card) : this.first(card, at, time)));
  }

  private inTurn(work: () => Promise<void>): Promise<void> {
    this.queue = this.queue.then(work, work);
    return this.queue;
  }

  private async first(card: Card, at: Point, time: number): Promise<void> {
    if (settings().tap === 'select' || this.selection.active) return this.selection.tap(card);
    const { last } = this;
    if (last?.card === card && time - last.time < cycleTime) return this.cycle(last, time);
    return this.move(card, at, time);
  }

  /** The place of a pile without cards, or the stock. */
  onPile(pile: string): Promise<void> {
    this.lastPress = null;
    return this.inTurn(() => this.place(pile));
  }

  private async place(pile: string): Promise<void> {
    const { interaction } = this;
    this.last = null;
    if (this.selection.active) return this.selection.put(pile);
    const draw = interaction.state.moves.find((move) => move.from === pile && pile === 'stock');
    if (draw) {
      const drawn = await interaction.play(draw.move);
      if (!drawn.ok) interaction.refuse([], refusalText(drawn.error), pile);
      return;
    }
    if (interaction.scene.pile(pile).role !== 'stock') return;
    const { refusal } = await interaction.game.targets(pile, 1);
    interaction.refuse([], refusalText(refusal), pile);
  }

  async move(card: Card, at: Point, time: number): Promise<void> {
    const { interaction } = this;
    const cards = interaction.tail(card);
    const from = card.pile;
    const before = interaction.state;
    const { moves, refusal } = await interaction.game.targets(from, cards.length);
    const best = moves[0];
    if (!best) {
      this.refuse(cards, refusal);
      return;
    }
    const home =
      cards.length === 1
        ? moves.find((move) => roleOf(before, move.to) === 'foundation')
        : undefined;
    const choices = [...moves, ...otherCounts(before, moves)];
    const reply = await this.mine(() => interaction.play(best.move));
    if (!reply.ok) return interaction.refuse(cards, refusalText(reply.error));
    this.last = { time, at, card, from, choices, home, chosen: 0 };
  }

  private async mine<T>(work: () => Promise<T>): Promise<T> {
    this.acting = true;
    try {
      return await work();
    } finally {
      this.acting = false;
    }
  }

  /** A top card to its foundation. */
  async home(card: Card): Promise<void> {
    const { moves, refusal } = await this.interaction.game.targets(card.pile, 1);
    const home = moves.find((move) => roleOf(this.interaction.state, move.to) === 'foundation');
    if (home) await this.interaction.play(home.move);
    else this.refuse([card], refusal, t('say.not_home', { card: cardName(card.text) }));
  }

  private isDouble(card: Card, at: Point, time: number): boolean {
    const first = this.lastPress;
    if (!first || time - first.time > doubleTime) return false;
    // Where the first tap moves the card away, the second one finds another in its place.
    if (settings().tap === 'select' && first.card !== card) return false;
    return Math.hypot(at.x - first.at.x, at.y - first.at.y) <= doubleReach;
  }

  /** The second click of two: instead of what the first one did, home. */
  private async second(card: Card | undefined): Promise<void> {
    const { interaction, last } = this;
    if (settings().tap === 'select') {
      this.selection.cancel();
      if (card && interaction.tail(card).length === 1) await this.home(card);
      return;
    }
    const home = last?.home;
    if (!last || !home || last.choices[last.chosen]?.to === home.to) return;
    await this.instead(last, last.choices.indexOf(home), last.time);
  }

  private async cycle(last: Tapped, time: number): Promise<void> {
    if (last.choices.length < 2) return this.move(last.card, last.at, time);
    await this.instead(last, (last.chosen + 1) % last.choices.length, time);
  }

  /** Takes the tap back, which is no undo, and moves elsewhere; refused once a card was turned up. */
  private async instead(last: Tapped, chosen: number, time: number): Promise<void> {
    const { interaction } = this;
    const move = last.choices[chosen];
    if (!move) return;
    const back = await this.mine(() => interaction.order(() => interaction.game.retract()));
    if (!back.ok) {
      interaction.refuse([last.card], refusalText(back.error));
      return;
    }
    await this.mine(() => interaction.play(move.move));
    this.last = { ...last, chosen, time };
  }

  private refuse(cards: readonly Card[], error: EngineError | undefined, first?: string): void {
    const text = cards[0]?.text ?? hidden;
    const begin = first ?? (text === hidden ? '' : t('say.no_move', { card: cardName(text) }));
    this.interaction.refuse(cards, [begin, refusalText(error)].filter(Boolean).join(' '));
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
    return state.moves.filter(
      (other) => other.from === move.from && other.to === move.to && other.count !== move.count,
    );
  });
}
