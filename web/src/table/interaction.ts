// What all input at the table shares: the game, what lies there, and how a refusal is told.
import { say } from '../app/live';
import { sound } from '../app/sound';
import type { State } from '../engine/protocol';
import type { Draggable, Playable, Reply, Timed } from '../game/game';
import type { Card } from './card';
import { placeOf } from './geometry';
import type { Marks } from './marks';
import type { Motion } from './motion';
import { RefusalNote } from './refusalNote';
import type { Scene } from './scene';

/** What hands need of a game. */
export type Hands = Playable & Draggable & Pick<Timed, 'paused'>;

export class Interaction {
  /** The command that is under way: the next one waits for it. */
  private turn: Promise<unknown> = Promise.resolve();
  readonly note: RefusalNote;

  constructor(
    readonly game: Hands,
    readonly scene: Scene,
    readonly motion: Motion,
    readonly marks: Marks,
  ) {
    this.note = new RefusalNote(scene);
  }

  get state(): State {
    return this.scene.state;
  }
  /** Nothing can be touched in a paused game or one that is over. */
  get closed(): boolean {
    return this.game.paused || this.state.outcome === 'won';
  }

  /** One after the other, however fast the player is. */
  async order<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.turn.then(work, work);
    this.turn = mine.catch(() => undefined);
    return mine;
  }

  play(move: string): Promise<Reply> {
    return this.order(() => this.game.play(move));
  }
  carry(from: string, to: string, count: number): Promise<Reply> {
    return this.order(() => this.game.carry(from, to, count));
  }

  /** The cards from this one to the top. */
  tail(card: Card): Card[] {
    return this.scene.cardsOf(card.pile).slice(card.index);
  }

  /** Nothing fits: the cards shake, and the reason is told beside them. */
  refuse(cards: readonly Card[], reason: string, pile?: string): void {
    const place = pile === undefined ? undefined : this.scene.piles.get(pile)?.element;
    const shaken = cards.map((card) => card.element);
    this.motion.shake(shaken.length > 0 || !place ? shaken : [place]);
    sound('refuse');
    this.explain(reason, cards[0] ?? pile);
  }

  /** Says why not, and shows it near the card or pile that it is about. */
  explain(reason: string, about: Card | string | undefined): void {
    if (reason === '') return;
    say(reason);
    const place = typeof about === 'string' ? placeOf(this.scene.layout, about) : about?.home;
    if (place) this.note.show(reason, place);
  }
}
