// What the player has chosen so far: a card, then its match, then who gets both.
import type { CardText, LegalMove } from '../engine/protocol';

export type Phase = 'card' | 'match' | 'recipient';

/** Everything that may be chosen comes from the engine's list of legal moves. */
export class Choosing {
  card: CardText | null = null;
  source: string | null = null;

  constructor(private readonly moves: () => readonly LegalMove[]) {}

  get phase(): Phase {
    return this.card === null ? 'card' : this.source === null ? 'match' : 'recipient';
  }
  /** The piles that the card can be matched with. */
  get sources(): readonly string[] {
    return [...new Set(this.mine().flatMap(({ source }) => source ?? []))];
  }
  /** The slots that card and match can be sent to; none before the match is chosen. */
  get recipients(): readonly string[] {
    return this.given().map(({ to }) => `s${to}`);
  }
  get discard(): LegalMove | undefined {
    return this.mine().find((move) => move.discard);
  }

  playable(card: CardText): boolean {
    return this.moves().some((move) => move.card === card);
  }
  pick(card: CardText): boolean {
    this.cancel();
    if (!this.playable(card)) return false;
    this.card = card;
    return true;
  }
  match(source: string): boolean {
    if (!this.sources.includes(source)) return false;
    this.source = source;
    return true;
  }
  give(slot: string): LegalMove | undefined {
    return this.given().find(({ to }) => `s${to}` === slot);
  }
  cancel(): void {
    this.card = null;
    this.source = null;
  }

  private mine(): readonly LegalMove[] {
    return this.card === null ? [] : this.moves().filter(({ card }) => card === this.card);
  }
  private given(): readonly LegalMove[] {
    return this.source === null ? [] : this.mine().filter(({ source }) => source === this.source);
  }
}
