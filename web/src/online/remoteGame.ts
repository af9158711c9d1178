// A game on the server: what its messages say becomes the states and changes that the table draws.
import type { EngineError, GameEvent, State } from '../engine/protocol';
import type { Change, Playable, Reply, Reported, Viewable } from '../game/game';
import { LineLost, Refused } from './connection';
import { reportOf } from './record';
import { seatAt, serversMove, turnedSeat } from './turned';
import { actorOf, moveOf, optionsOf, playedMove, seatOf, stateOf } from './view';
import { errorWords } from './words';
import type { Answer, End, Event, GameState, Played, PlayRequest, Turn } from './wire';

/** How long somebody may still think. */
export interface TurnClock {
  /** At the turned table. */
  readonly seat: number;
  /** In the time of performance.now(). */
  readonly until: number;
  readonly choosing: boolean;
}
export type Send = (request: PlayRequest) => Promise<Extract<Answer, { type: 'ok' }>>;

export class RemoteGame implements Viewable, Playable, Reported {
  /** Before the first view there is no table to draw. */
  state: State;
  clock: TurnClock | null = null;
  end: End | undefined;
  /** The play before the view that somebody came back to. */
  last: Played | undefined;
  /** The play that the table is drawing. */
  shown: Played | undefined;
  private view: GameState;
  private turn: Turn | undefined;
  private played: Played | undefined;
  private number = 0;
  /** The turn in which a play was begun. */
  private choosing = 0;
  private readonly watchers = new Set<(change: Change) => void>();
  private waiting: { readonly turn: number; readonly resolve: (reply: Reply) => void }[] = [];

  constructor(
    view: GameState,
    private readonly options: string,
    private readonly send: Send,
    played?: Played,
  ) {
    this.view = view;
    this.played = played;
    this.last = played;
    this.state = this.next(1);
  }

  get id(): string {
    return this.view.roomId;
  }
  /** The server's number of the player's seat. */
  get own(): number {
    return seatOf(this.view);
  }
  get watching(): boolean {
    return this.view.myIndex == null;
  }
  /** A view and its turn have come, or the end. */
  get ready(): boolean {
    return this.number > 0;
  }

  watch(listener: (change: Change) => void): () => void {
    this.watchers.add(listener);
    return () => this.watchers.delete(listener);
  }
  close(): void {
    this.watchers.clear();
  }

  heard(event: Event): void {
    switch (event.type) {
      case 'game:state':
        this.view = event;
        return this.settle();
      case 'game:turn':
        this.turn = event;
        this.clock = this.clockOf(event.seat, event.remaining, event.turn === this.choosing);
        return this.settle();
      case 'game:played':
        this.played = event;
        return this.settle();
      case 'game:end':
        this.end = event;
        this.clock = null;
        return this.settle();
      case 'game:select_target':
        this.choosing = event.turn;
        this.clock = this.clockOf(this.own, event.remaining, true);
        return void this.tell('clock', this.state);
      case 'game:selecting':
        this.choosing = event.turn;
        this.clock = this.clockOf(event.seat, event.remaining, true);
        return void this.tell('clock', this.state);
      default:
        return;
    }
  }

  async play(move: string): Promise<Reply> {
    const turn = this.number;
    const before = this.state;
    const now = { ok: true, change: { cause: 'play', before, state: before, events: [] } } as const;
    try {
      const { result } = await this.send(this.requestOf(move));
      if (result === 'AWAITING_TARGET_SELECTION' || this.number !== turn || this.end) return now;
    } catch (error) {
      return { ok: false, error: refusalOf(error) };
    }
    // Written down; the table is told next.
    return new Promise((resolve) => this.waiting.push({ turn, resolve }));
  }
  /** A player who left is placed by the server, not by their cards. */
  async report(): Promise<unknown> {
    const { end, own } = this;
    if (!end) return null;
    const seats = end.results.map(({ seat, total, rank, cards }) => ({
      seat: turnedSeat(seat, own),
      points: total,
      place: rank,
      slot: cards,
    }));
    // Without an engine there are still points and places.
    const report = await reportOf(end.record, own).catch(() => ({ turns: [], sealed: [] }));
    return { ...report, seats };
  }

  private requestOf(move: string): PlayRequest {
    const { card = '', source, to, discard } = moveOf(serversMove(move, this.own));
    const place = discard
      ? { source: 'discard' }
      : { ...(source === undefined ? {} : { source }), recipient: Number(to) - 1 };
    const turn = { room: this.id, turn: this.number };
    return this.view.pendingMove
      ? { type: 'game:target', ...turn, ...place }
      : { type: 'game:play', ...turn, card, ...place };
  }
  private clockOf(seat: number, remaining: number, choosing: boolean): TurnClock {
    return { seat: turnedSeat(seat, this.own), until: performance.now() + remaining, choosing };
  }

  /** View and turn come one after the other, in any order: shown when they agree. */
  private settle(): void {
    const { view, turn, end } = this;
    if (!end && (!turn || actorOf(view) !== turn.seat)) return;
    const number = end ? Math.max(this.number, this.played?.turn ?? 0) + 1 : (turn?.turn ?? 1);
    const first = this.number === 0;
    const over = end !== undefined && this.state.outcome !== 'open';
    const state = this.next(number);
    if (first || over) {
      this.number = number;
      this.state = state;
      return void this.tell('clock', state);
    }
    if (number === this.number) {
      // The same turn again: of the last one only what the table heard.
      if (this.played && this.played.turn < number) this.last = this.played;
      const same = state.hash === this.state.hash;
      return this.show(state, same ? 'clock' : 'rewind');
    }
    const made = number === this.number + 1 && this.played?.turn === this.number;
    this.number = number;
    if (made && this.played) return this.showTurn(state, this.played);
    this.last = this.played;
    this.show(state, 'rewind');
  }
  private next(number: number): State {
    const { view, turn, end } = this;
    const moves = turn && turn.turn === number ? (turn.moves ?? []) : [];
    const { card, source } = view.pendingMove ?? {};
    const open = moves.filter((move) => {
      const [held, from] = move.split(' ');
      return (card ?? held) === held && (source ?? from) === from;
    });
    const options = optionsOf(this.options);
    return stateOf({ view, own: seatOf(view), turn: number, moves: open, options, end });
  }
  private showTurn(state: State, played: Played): void {
    const events: GameEvent[] = [{ kind: played.result === 'MATCHED' ? 'moved' : 'discarded' }];
    if (state.round !== this.state.round) events.push({ kind: 'dealt' });
    if (state.outcome !== 'open') events.push({ kind: state.outcome });
    const own = turnedSeat(played.seat, this.own) === 0 && !this.watching;
    this.shown = played;
    this.show(state, own ? 'play' : 'bot', events, playedMove(played, this.own));
    this.shown = undefined;
  }
  private show(
    state: State,
    cause: Change['cause'],
    events: readonly GameEvent[] = [],
    move?: string,
  ): void {
    const before = this.state;
    this.state = state;
    const change = this.tell(cause, before, events, move);
    const done = this.waiting.filter(({ turn }) => turn < this.number);
    this.waiting = this.waiting.filter((one) => !done.includes(one));
    for (const { resolve } of done) resolve({ ok: true, change });
  }
  private tell(
    cause: Change['cause'],
    before: State,
    events: readonly GameEvent[] = [],
    move?: string,
  ): Change {
    const made = move === undefined ? {} : { move };
    const change: Change = { cause, before, state: this.state, events, ...made };
    for (const watcher of [...this.watchers]) watcher(change);
    return change;
  }

  /** The server's seat at a place of the table. */
  seatAt(place: number): number {
    return seatAt(place, this.own);
  }
}

function refusalOf(error: unknown): EngineError {
  const code = error instanceof Refused ? error.code : 'ERR_LINE';
  if (!(error instanceof Refused || error instanceof LineLost)) throw error;
  return { kind: 'refusal', code, sentence: errorWords(error) };
}
