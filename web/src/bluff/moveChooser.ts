// What happens at the table: choices become moves, marks show what can be chosen next.
import { say } from '../app/live';
import { sound } from '../app/sound';
import type { CardText, EngineError } from '../engine/protocol';
import type { Playable, Reply, Timed, Viewable } from '../game/game';
import type { Motion } from '../table/motion';
import { refusalText } from '../table/names';
import { t } from '../texts';
import type { Board } from './board';
import { Choosing } from './choosing';
import { isYou, nameOf } from './players';
import { cardsWords, pileOf, seatName, shown, spoken, written, type Naming } from './words';

/** Who plays at the table; a game on a server is never paused. */
export type Player = Playable & Partial<Pick<Timed, 'paused'>>;

export class MoveChooser {
  readonly choosing: Choosing;
  /** Called when the choice has changed: where the keyboard stands may have to follow. */
  chosen: () => void = () => undefined;
  /** Called when other things can be chosen. */
  marked: () => void = () => undefined;
  private waiting = false;

  constructor(
    readonly game: Viewable,
    readonly board: Board,
    readonly motion: Motion,
    private readonly player: Player | undefined,
  ) {
    this.choosing = new Choosing(() => (this.open ? this.game.state.moves : []));
  }

  /** It is the player's turn, and they may play. */
  get open(): boolean {
    const { player, waiting } = this;
    const { state } = this.game;
    return !!player && !player.paused && !waiting && state.to_act === 0 && state.outcome === 'open';
  }

  /** Others have names: they and the table are on a server, and an answer takes its time. */
  private get isFar(): boolean {
    return nameOf(1) !== undefined;
  }

  tapCard(card: CardText): void {
    if (this.choosing.card === card) this.cancel();
    else this.pick(card, true);
  }
  pick(card: CardText, aloud: boolean): boolean {
    if (!this.player || this.game.state.outcome !== 'open') return false;
    if (!this.choosing.pick(card)) {
      this.refuse(card, this.open ? t('bluff.cannot', { card: spoken(card) }) : this.waitWords());
      return false;
    }
    this.show(aloud);
    return true;
  }

  /** A centre card, the pool, a slot or the place for discards. */
  tapPlace(place: string): void {
    const { choosing } = this;
    if (choosing.phase === 'card') return;
    if (place.startsWith('s') && choosing.phase === 'recipient') return this.giveTo(place);
    const pool = place === 'pool' && !choosing.sources.includes('pool');
    if (place === 'discard' || pool) return this.discard();
    if (choosing.match(place)) return this.show(true);
    this.refuse(choosing.card ?? '', t('bluff.noMatch', { card: spoken(choosing.card ?? '') }));
  }
  /** Anywhere at a seat that is no slot. */
  tapSeat(seat: number): void {
    if (this.choosing.phase === 'recipient') this.giveTo(`s${seat + 1}`);
  }

  giveTo(slot: string): void {
    const move = this.choosing.give(slot);
    if (move) void this.play(move.move);
  }
  discard(): void {
    const move = this.choosing.discard;
    if (move) return void this.play(move.move);
    // The engine knows best why not.
    if (this.choosing.card !== null) void this.play(`${this.choosing.card} -`);
  }
  cancel(): boolean {
    const had = this.choosing.card !== null;
    this.choosing.cancel();
    this.show(false);
    return had;
  }

  /** Marks and prompt for what can be chosen now. */
  show(aloud: boolean): void {
    const { board, choosing } = this;
    const { phase, sources, recipients, card, source } = choosing;
    for (const [name, place] of board.places) {
      const target = phase === 'match' ? sources.includes(name) : recipients.includes(name);
      place.dataset['target'] = String(target);
      place.dataset['chosen'] = String(name === source);
    }
    for (const held of board.hand) {
      const picked = held.dataset['held'] === card;
      held.dataset['picked'] = String(picked);
      held.setAttribute('aria-pressed', String(picked));
    }
    board.root.dataset['phase'] = phase;
    board.discard.hidden = card === null;
    board.discard.dataset['target'] = String(choosing.discard !== undefined);
    board.prompt.textContent = this.prompt(written);
    this.marked();
    if (aloud) say(this.prompt(spoken));
    // A card in the air takes no focus along.
    if (aloud || phase === 'card') this.chosen();
  }

  private prompt(naming: Naming): string {
    const { state } = this.game;
    const { phase, sources, card, source } = this.choosing;
    if (state.outcome !== 'open') return t('bluff.prompt.over');
    if (state.to_act !== 0 || !isYou(0)) return this.waitWords();
    if (!this.player) return '';
    if (this.waiting && this.isFar) return t('online.line.sending');
    if (phase === 'card' || card === null) return t('bluff.prompt.card');
    const name = naming(card);
    if (phase === 'recipient' && source !== null)
      return t('bluff.prompt.give', {
        cards: cardsWords([...shown(pileOf(state, source)), card], naming),
      });
    return t(sources.length > 0 ? 'bluff.prompt.match' : 'bluff.prompt.none', { card: name });
  }
  private waitWords(): string {
    const { to_act } = this.game.state;
    return to_act === null || isYou(to_act)
      ? ''
      : t('bluff.prompt.wait', { who: seatName(to_act) });
  }

  private async play(move: string): Promise<void> {
    const { player } = this;
    if (!player || !this.open) return;
    const card = this.choosing.card ?? '';
    this.choosing.cancel();
    this.waiting = true;
    if (this.isFar) this.show(false);
    let reply: Reply;
    try {
      reply = await player.play(move);
    } finally {
      this.waiting = false;
    }
    this.show(false);
    // Last, for the prompt says why until something else is chosen.
    if (!reply.ok) this.refused(card, reply.error);
  }
  private refused(card: CardText, error: EngineError): void {
    this.refuse(card, refusalText(error));
  }
  private refuse(card: CardText, why: string): void {
    const held = this.board.hand.filter((element) => element.dataset['held'] === card);
    this.motion.shake(held);
    sound('refuse');
    say(why);
    this.board.prompt.textContent = why;
  }
}
