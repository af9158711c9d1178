// A game that is played in this page, by the engine in a worker; every change is saved at once.
import { settings } from '../app/settings';
import { EngineBroken, EngineRefused, gameEngine, type Answer } from '../engine/client';
import type {
  EngineError,
  GameEvent,
  GameResult,
  LegalMove,
  Reason,
  State,
  StoryEntry,
  Targets,
} from '../engine/protocol';
import { descriptionOf } from '../games';
import { Clock } from './clock';
import type { Cause, Change, Game, Reply } from './game';
import { dailySpokenOf, marksOfWin } from './daily';
import { clearOpenGame, storeOpenGame, type SavedGame } from './savedGame';
import { putGame } from './database';
import type { Day } from './days';

type Request = Readonly<Record<string, unknown>>;
/** What the engine answers to a command that changes the game. */
interface Changed {
  readonly events: readonly GameEvent[];
  /** The move of a bot. */
  readonly move?: string;
  readonly state: State;
  readonly save: string;
  readonly result: GameResult;
}

export class LocalGame implements Game {
  state: State;
  paused = false;
  /** Another tab has taken the game over: nothing is saved here any more. */
  takenOver = false;
  private saved: SavedGame;
  private readonly clock: Clock;
  private readonly watchers = new Set<(change: Change) => void>();
  private closed = false;
  private generation = gameEngine.generation;

  private constructor(
    private match: number,
    state: State,
    saved: SavedGame,
  ) {
    this.saved = saved;
    this.state = this.withHelp(state);
    this.clock = new Clock(saved.elapsed);
    document.addEventListener('visibilitychange', this.seen);
    window.addEventListener('pagehide', this.leave);
    this.seen();
  }

  static async open(saved: SavedGame): Promise<LocalGame> {
    const match = await LocalGame.load(saved);
    const state = await gameEngine.need<State>({ command: 'state', match });
    return new LocalGame(match, state, saved);
  }

  private static async load(saved: SavedGame): Promise<number> {
    const request = saved.save
      ? { command: 'load', save: saved.save }
      : { command: 'new', deal: saved.deal };
    const bots = descriptionOf(saved.game).bots?.(saved.deal);
    const others = bots ? { bots, bot_seed: 1 } : {};
    const { match } = await gameEngine.need<{ match: number }>({ ...request, ...others });
    return match;
  }

  get id(): string {
    return this.saved.id;
  }
  get daily(): Day | null {
    return dailySpokenOf(this.saved);
  }
  get elapsed(): number {
    return this.clock.elapsed;
  }
  get bookmarks(): readonly number[] {
    return this.saved.bookmarks;
  }
  set bookmarks(bookmarks: readonly number[]) {
    this.saved = { ...this.saved, bookmarks };
    storeOpenGame(this.saved);
  }

  watch(listener: (change: Change) => void): () => void {
    this.watchers.add(listener);
    return () => this.watchers.delete(listener);
  }

  play(move: string): Promise<Reply> {
    return this.command('play', { command: 'play', move, ...this.homing() }, move);
  }
  carry(from: string, to: string, count: number): Promise<Reply> {
    const fits = (move: LegalMove) => move.from === from && move.to === to && move.count === count;
    const move = this.state.moves.find(fits)?.move;
    return this.command('play', { command: 'carry', from, to, count, ...this.homing() }, move);
  }
  async check(from: string, to: string, count: number): Promise<EngineError | null> {
    const answer = await this.ask({ command: 'carry', from, to, count, check: true });
    return answer.ok ? null : answer.error;
  }
  targets(pile: string, count: number): Promise<Targets> {
    return this.need<Targets>({ command: 'targets', pile, count });
  }
  undo(): Promise<Reply> {
    return this.command('undo', { command: 'undo' });
  }
  redo(): Promise<Reply> {
    return this.command('redo', { command: 'redo' });
  }
  retract(): Promise<Reply> {
    return this.command('retract', { command: 'retract' });
  }
  rewind(turns: number): Promise<Reply> {
    return this.command('rewind', { command: 'rewind', turns });
  }
  finish(): Promise<Reply> {
    return this.command('finish', { command: 'finish' });
  }
  line(moves: string): Promise<Reply> {
    // A line of one move can be followed by whoever knows the whole.
    return this.command(
      'line',
      { command: 'line', moves },
      moves.includes(' ') ? undefined : moves,
    );
  }
  bot(): Promise<Reply> {
    return this.command('bot', { command: 'bot' });
  }

  async countHint(): Promise<void> {
    if (this.closed) return;
    // The engine's own hint may have run out where the solver's has not.
    const reply = await this.command('clock', { command: 'advise' });
    if (!reply.ok && reply.error.code === 'no_hint') this.markAssisted();
  }
  async reasons(move: string): Promise<readonly Reason[]> {
    return (await this.need<{ reasons: Reason[] }>({ command: 'reasons', move })).reasons;
  }
  find(move: string): LegalMove | undefined {
    return this.state.moves.find((legal) => legal.move === move);
  }
  async result(): Promise<GameResult> {
    const { result } = await this.need<{ result: GameResult }>({ command: 'result' });
    return this.helped(result);
  }
  async story(): Promise<readonly StoryEntry[]> {
    return (await this.need<{ turns: StoryEntry[] }>({ command: 'story', steps: true })).turns;
  }
  async link(): Promise<string> {
    return (await this.need<{ link: string }>({ command: 'link' })).link;
  }
  async save(): Promise<string> {
    return (await this.need<{ save: string }>({ command: 'save' })).save;
  }
  async text(): Promise<string> {
    return (await this.need<{ view: string }>({ command: 'view' })).view;
  }
  report(): Promise<unknown> {
    return this.need<unknown>({ command: 'report' });
  }

  markAssisted(): void {
    if (this.saved.assisted || this.closed || this.takenOver) return;
    this.saved = { ...this.saved, assisted: true };
    this.state = this.withHelp(this.state);
    storeOpenGame(this.saved);
  }
  pause(): void {
    this.paused = true;
    this.clock.stop();
  }
  resume(): void {
    this.paused = false;
    this.seen();
  }

  close(): void {
    if (this.closed) return;
    this.leave();
    this.closed = true;
    document.removeEventListener('visibilitychange', this.seen);
    window.removeEventListener('pagehide', this.leave);
    this.clock.stop();
    void gameEngine.ask({ command: 'close', match: this.match }).catch(() => undefined);
  }

  private withHelp(state: State): State {
    return this.saved.assisted ? { ...state, assisted: true } : state;
  }

  private homing(): Request {
    const { home } = settings();
    return home === 'off' || !descriptionOf(this.state.game).goesHome ? {} : { home };
  }

  /** The clock runs once a move was made, while the page is seen. */
  private readonly seen = () => {
    const playing = this.state.turns > 0 && this.state.outcome === 'open' && !this.paused;
    if (playing && !document.hidden) this.clock.start();
    else this.clock.stop();
  };

  private readonly leave = () => {
    if (this.closed || this.takenOver || this.state.outcome !== 'open') return;
    this.saved = { ...this.saved, elapsed: this.clock.elapsed };
    storeOpenGame(this.saved);
  };

  /** An engine that broke down gets the game back from what was saved last. */
  private async ask(request: Request): Promise<Answer> {
    if (!gameEngine.alive || gameEngine.generation !== this.generation) await this.reload();
    try {
      return await gameEngine.ask({ ...request, match: this.match });
    } catch (error) {
      if (!(error instanceof EngineBroken)) throw error;
      await this.reload();
      return gameEngine.ask({ ...request, match: this.match });
    }
  }
  private async reload(): Promise<void> {
    this.match = await LocalGame.load(this.saved);
    this.generation = gameEngine.generation;
  }
  private async need<T>(request: Request): Promise<T> {
    const answer = await this.ask(request);
    if (!answer.ok) throw new EngineRefused(answer.error);
    return answer as unknown as T;
  }

  /** One request for one change; its answer brings all that is saved and shown. */
  private async command(cause: Cause, request: Request, move?: string): Promise<Reply> {
    const first = this.state.turns === 0 && cause === 'play';
    const at = first ? 0 : this.clock.elapsed;
    const answer = await this.ask({ ...request, at, with: ['state', 'save', 'result'] });
    if (!answer.ok) return { ok: false, error: answer.error };
    const changed = answer as unknown as Changed;
    const before = this.state;
    this.state = this.withHelp(changed.state);
    this.seen();
    const played = move ?? changed.move;
    const change: Change = {
      cause,
      before,
      state: this.state,
      events: changed.events,
      ...(played === undefined ? {} : { move: played }),
    };
    // Saved before it is shown.
    await this.store(changed);
    for (const watcher of this.watchers) watcher(change);
    return { ok: true, change };
  }

  private async store({ save, result }: Changed): Promise<void> {
    const { outcome, undo_left, tally, piles } = this.state;
    const over = outcome === 'won' || (outcome === 'lost' && undo_left === 0);
    if (this.takenOver) return;
    this.saved = {
      ...this.saved,
      save,
      over,
      updated: Date.now(),
      moves: tally.moves,
      elapsed: this.clock.elapsed,
      table: piles,
      result: result.played ? this.helped(result) : null,
      link: over ? await this.link() : null,
    };
    if (!over) {
      storeOpenGame(this.saved);
      return;
    }
    if (outcome === 'won') this.saved = { ...this.saved, ...(await marksOfWin(this.saved)) };
    clearOpenGame(this.saved.game);
    await putGame(this.saved);
  }
  private helped(result: GameResult): GameResult {
    return { ...result, assisted: result.assisted || this.saved.assisted };
  }
}
