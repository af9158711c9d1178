// One room as the player has it: who sits there, the game, how it was dealt, and what people say.
import { say } from '../../app/live';
import { Refused } from '../../online/connection';
import { commitTo, openNonce, verify, type Verdict } from '../../online/fairness';
import { RemoteGame } from '../../online/remoteGame';
import { turnedSeat } from '../../online/turned';
import { viewOfEnd } from '../../online/view';
import {
  roomOf,
  type Answer,
  type Emote,
  type End,
  type Event,
  type GameState,
  type Played,
  type Request,
  type RoomState,
} from '../../online/wire';
import { errorWords } from '../../online/words';
import { t } from '../../texts';
import { toast } from '../parts';
import { Observable } from '../play/observable';
import { TurnAlert } from './alert';
import type { OnlineClient } from './onlineClient';

export interface Fault {
  readonly code: string;
  readonly sentence: string;
}

export class RoomSession extends Observable {
  room: RoomState | null = null;
  game: RemoteGame | null = null;
  /** What keeps the player out. */
  fault: Fault | null = null;
  /** The room is there no more, at least for this player. */
  gone = false;
  verdict: Verdict | null = null;
  dealing = false;
  muted = false;
  /** Until when another game can be voted for, in the time of performance.now(). */
  voteUntil: number | null = null;
  replaying = false;
  /** How many games this seat has seen begin. */
  match = 0;
  /** The player has gone; the room is no longer theirs. */
  left = false;
  /** Set by the table that is drawn. */
  emoted: (place: number, emote: Emote) => void = () => undefined;
  private played: Played | undefined;
  private readonly alert = new TurnAlert();
  private readonly stop: (() => void)[];

  constructor(
    private readonly client: OnlineClient,
    readonly code: string,
    readonly watching: boolean,
  ) {
    super();
    const { connection } = client;
    this.stop = [
      connection.hear((event) => {
        if (roomOf(event) === code) this.heard(event);
      }),
      connection.greet(() => void this.enter()),
      connection.watch(() => this.changed()),
    ];
    if (connection.line.kind === 'open') void this.enter();
  }

  get line() {
    return this.client.connection;
  }
  /** The server's number of the player's own seat. */
  get own(): number | null {
    const { player } = this.client;
    const found = this.room?.seats.find((seat) => seat.player?.id === player?.id && !seat.bot);
    return this.watching || !player ? null : (found?.seat ?? null);
  }
  get isReady(): boolean {
    return this.room?.seats[this.own ?? -1]?.ready ?? false;
  }
  /** Wants another game. */
  get voted(): boolean {
    return this.room?.seats[this.own ?? -1]?.voted ?? false;
  }
  /** The others who do, by name. */
  get voters(): string[] {
    const others = this.room?.seats.filter(({ seat, voted }) => voted && seat !== this.own) ?? [];
    return others.flatMap(({ player }) => player?.name ?? []);
  }
  /** Who sits at a place of the turned table. */
  at(place: number) {
    const seat = this.game?.seatAt(place) ?? place;
    return this.room?.seats[seat];
  }

  async ready(ready: boolean): Promise<void> {
    await this.client.request({ type: 'room:ready', room: this.code, ready });
  }
  async emote(emote: Emote): Promise<void> {
    await this.client.request({ type: 'emote', room: this.code, emote });
  }
  mute(): void {
    this.muted = !this.muted;
    this.changed();
  }
  async voteAgain(): Promise<void> {
    await this.client.request({ type: 'room:again', room: this.code });
  }
  /** Before the game the seat is free again; during the game a bot plays on. */
  async leave(): Promise<void> {
    this.left = true;
    await this.client.ask({ type: 'room:leave', room: this.code }).catch(() => undefined);
    this.close();
    this.client.forget(this.code);
  }
  showReplay(on: boolean): void {
    this.replaying = on;
    this.changed();
  }
  close(): void {
    for (const stop of this.stop) stop();
    this.alert.close();
    this.game?.close();
  }

  /** Also the way back after a lost line. */
  private async enter(): Promise<void> {
    const type = this.watching ? 'spectate' : 'room:join';
    try {
      await this.client.ask({ type, room: this.code });
      this.fault = null;
      this.gone = false;
    } catch (error) {
      // A line that broke again greets us again.
      if (!(error instanceof Refused)) return;
      this.shutOut({ code: error.code, sentence: errorWords(error) });
    }
    this.changed();
  }

  /** A room that is closed after its game leaves the results to those who still read them. */
  private shutOut(fault: Fault): void {
    this.gone = true;
    this.voteUntil = performance.now();
    if (!this.game?.end) this.fault = fault;
  }

  private heard(event: Event): void {
    switch (event.type) {
      case 'room:state':
        this.sayWhoWent(event);
        this.room = event;
        this.voteUntil = event.again === undefined ? null : performance.now() + event.again;
        break;
      case 'game:commit':
        this.begin();
        void this.offer({
          type: 'game:nonce_hash',
          room: this.code,
          match: event.match,
          hash: commitTo(event),
        });
        break;
      case 'game:open_nonces': {
        const nonce = openNonce(event);
        const { match } = event;
        if (nonce !== undefined)
          void this.offer({ type: 'game:nonce', room: this.code, match, nonce });
        break;
      }
      case 'game:played':
        this.played = event;
        this.game?.heard(event);
        break;
      case 'game:state':
        this.dealing = false;
        this.table(event).heard(event);
        break;
      case 'game:end':
        this.finish(event);
        break;
      case 'game:emote':
        if (!this.muted) this.emoted(turnedSeat(event.seat, this.game?.own ?? 0), event.emote);
        break;
      case 'room:closed':
        this.shutOut({ code: 'closed', sentence: t('online.room.closed') });
        break;
      default:
        this.game?.heard(event);
    }
    this.alert.turn(this.isMyTurn());
    this.changed();
  }
  private sayWhoWent(now: RoomState): void {
    for (const { seat, player, connected } of now.seats) {
      const before = this.room?.seats[seat];
      if (!player || before?.player?.id !== player.id || before.connected === connected) continue;
      say(t(connected ? 'online.said.back' : 'online.said.away', { name: player.name }));
    }
  }
  /** Somebody who only watches gives nothing to the deal. */
  private async offer(request: Request): Promise<void> {
    if (!this.watching) await this.client.ask(request).catch(() => undefined);
  }
  private isMyTurn(): boolean {
    const { game } = this;
    return !!game?.ready && !game.watching && game.state.to_act === 0 && !game.end;
  }

  /** Cards are shuffled for a new game. */
  private begin(): void {
    ++this.match;
    this.game?.close();
    this.game = null;
    this.played = undefined;
    this.verdict = null;
    this.voteUntil = null;
    this.replaying = false;
    this.dealing = true;
    say(t('online.dealing'));
  }
  private table(view: GameState): RemoteGame {
    const options = this.room?.options ?? '';
    this.game ??= new RemoteGame(view, options, (play) => this.send(play), this.played);
    return this.game;
  }
  private finish(end: End): void {
    const first = !this.game?.end;
    this.table(viewOfEnd(end, this.own)).heard(end);
    if (!first) return;
    if (this.room?.rated) void this.client.refresh();
    void verify(end, this.own).then((verdict) => {
      this.verdict = verdict;
      this.changed();
    });
  }
  private async send(request: Request): Promise<Extract<Answer, { type: 'ok' }>> {
    try {
      return await this.client.ask(request, true);
    } catch (error) {
      // The clock was faster: nothing has happened, and the player should know.
      if (error instanceof Refused && error.code === 'ERR_STALE')
        toast({ kind: 'online', stays: true, text: errorWords(error), ms: 8000 });
      throw error;
    }
  }
}
