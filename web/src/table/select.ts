// Cards that are picked up to be put down with a second tap or key.
import { say } from '../app/live';
import { t, tCount } from '../texts';
import type { Card } from './card';
import type { Interaction } from './interaction';
import type { MarkKind } from './marks';
import { cardName, refusalText } from './names';
import { dropTargets } from './targets';

export class Selection {
  private cards: readonly Card[] = [];

  constructor(private readonly interaction: Interaction) {}

  get active(): boolean {
    return this.cards.length > 0;
  }
  get from(): string | undefined {
    return this.cards[0]?.pile;
  }
  has(card: Card): boolean {
    return this.cards[0] === card;
  }

  /** Picks up a card with all that lie on it, and shows where they may go. */
  async pick(card: Card): Promise<boolean> {
    const { interaction } = this;
    const cards = interaction.tail(card);
    const { moves, refusal } = await interaction.game.targets(card.pile, cards.length);
    if (moves.length === 0) {
      interaction.refuse(cards, refusalText(refusal));
      return false;
    }
    this.cards = cards;
    interaction.marks.pick(cards);
    const marks = new Map<string, MarkKind>();
    for (const target of dropTargets(
      interaction.state,
      interaction.scene.layout,
      card.pile,
      cards.length,
    ))
      if (!target.silent && target.count === cards.length)
        marks.set(
          target.pile,
          target.count > 1 && interaction.state.supermove ? 'super' : 'single',
        );
    for (const move of moves) if (move.to) marks.set(move.to, marks.get(move.to) ?? 'single');
    interaction.marks.targets(marks);
    say(`${t('say.picked', { card: cardName(card.text) })} ${tCount('say.places', marks.size)}`);
    return true;
  }

  cancel(): boolean {
    if (!this.active) return false;
    this.cards = [];
    this.interaction.marks.pick([]);
    this.interaction.marks.clearTargets();
    return true;
  }

  /** Puts the picked cards on a pile; illegal ones stay picked up and the reason is said. */
  async put(pile: string): Promise<void> {
    const { interaction, from, cards } = this;
    if (from === undefined) return;
    if (pile === from) {
      this.cancel();
      return;
    }
    const reply = await interaction.carry(from, pile, cards.length);
    if (reply.ok) this.cancel();
    else {
      interaction.motion.shake(cards.map((card) => card.element));
      interaction.explain(refusalText(reply.error), cards[0]);
    }
  }

  /** A tap: the first picks up, the next puts down, on the source it lets go, elsewhere it picks anew. */
  async tap(card: Card): Promise<void> {
    if (!this.active) {
      await this.pick(card);
      return;
    }
    if (card.pile === this.from) {
      const same = this.has(card);
      this.cancel();
      if (!same) await this.pick(card);
      return;
    }
    const { interaction, from, cards } = this;
    const error = await interaction.game.check(from ?? '', card.pile, cards.length);
    if (!error) return this.put(card.pile);
    this.cancel();
    if (!(await this.pick(card))) interaction.explain(refusalText(error), card);
  }
}
