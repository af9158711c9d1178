// The game of a lesson: the engine's, but only the moves that a step speaks of are made. Nothing of it is kept.
import { EngineBroken, EngineRefused, gameEngine, type Answer } from '../engine/client';
import type { EngineError, GameEvent, LegalMove, State, Targets } from '../engine/protocol';
import type {
  Cause,
  Change,
  Draggable,
  Playable,
  Reply,
  Reported,
  Viewable,
  WithBots,
} from './game';

type Request = Readonly<Record<string, unknown>>;
interface Changed {
  readonly events: readonly GameEvent[];
  readonly state: State;
}

/** What a step asks for. */
export interface Expected {
  /** Any of these, in notation. */
  readonly moves: readonly string[];
  /** What the other players do then. */
  readonly then: readonly string[];
  /** What is told to somebody who makes another move that the rules allow. */
  readonly astray: string;
}

export class LessonGame implements Viewable, Playable, Draggable, WithBots, Reported {
  readonly paused = false;
  /** Called when a move was made and shown. */
  played: (change: Change) => void = () => undefined;
  private expected: Expected = { moves: [], then: [], astray: '' };
  private script: readonly string[] = [];
  private readonly made: string[] = [];
  private readonly watchers = new Set<(change: Change) => void>();
  private generation = gameEngine.generation;

  private constructor(
    private readonly start: Request,
    private match: number,
    public state: State,
  ) {}

  static async begin(start: Request): Promise<LessonGame> {
    const match = await opened(start);
    return new LessonGame(start, match, await gameEngine.need<State>({ command: 'state', match }));
  }

  watch(listener: (change: Change) => void): () => void {
    this.watchers.add(listener);
    return () => this.watchers.delete(listener);
  }

  expect(expected: Expected): void {
    this.expected = expected;
  }
  /** Those of the expected moves that can be made now. */
  get wanted(): readonly LegalMove[] {
    const { moves } = this.expected;
    return this.state.moves.filter(({ move }) => moves.includes(move));
  }
  /** Whether the others still have something to do. */
  get othersPlay(): boolean {
    return this.script.length > 0;
  }

  async play(move: string): Promise<Reply> {
    const wanted = this.wanted.some((legal) => legal.move === move);
    const legal = this.state.moves.some((other) => other.move === move);
    if (legal && !wanted) return this.refused();
    return this.command('play', { command: 'play', move }, move);
  }
  async carry(from: string, to: string, count: number): Promise<Reply> {
    const error = await this.check(from, to, count);
    if (error) return { ok: false, error };
    const move = this.fitting(from, to, count)?.move;
    return this.command('play', { command: 'carry', from, to, count }, move);
  }
  async check(from: string, to: string, count: number): Promise<EngineError | null> {
    const answer = await this.ask({ command: 'carry', from, to, count, check: true });
    if (!answer.ok) return answer.error;
    return this.fitting(from, to, count) ? null : this.astray;
  }
  async targets(pile: string, count: number): Promise<Targets> {
    const all = await this.need<Targets>({ command: 'targets', pile, count });
    const { moves } = this.expected;
    const wanted = all.moves.filter(({ move }) => moves.includes(move));
    if (wanted.length > 0) return { moves: wanted };
    // Whoever taps another card of the marked run means the run.
    const run = this.wanted.filter((move) => move.from === pile && (move.count ?? 1) > count);
    return run.length > 0 ? { moves: run.map((move) => ({ ...move, why: 'builds' })) } : all;
  }
  async retract(): Promise<Reply> {
    return this.refused();
  }
  /** The next of the other players makes the move of the story. */
  async bot(): Promise<Reply> {
    const [move, ...rest] = this.script;
    if (move === undefined) return this.refused();
    this.script = rest;
    return this.command('bot', { command: 'play', move }, move);
  }
  report(): Promise<unknown> {
    return this.need<unknown>({ command: 'report' });
  }
  close(): void {
    this.played = () => undefined;
    this.watchers.clear();
    void gameEngine.ask({ command: 'close', match: this.match }).catch(() => undefined);
  }

  private get astray(): EngineError {
    return { kind: 'refusal', code: 'astray', sentence: this.expected.astray };
  }
  private refused(): Reply {
    return { ok: false, error: this.astray };
  }
  /** The wanted move that a drag means: of several empty places of a kind any will do. */
  private fitting(from: string, to: string, count: number): LegalMove | undefined {
    const pileOf = (name: string | undefined) =>
      this.state.piles.find((pile) => pile.name === name);
    const alike = (name: string | undefined) => {
      const [meant, wanted] = [pileOf(to), pileOf(name)];
      if (meant?.role !== wanted?.role || meant?.role === 'column') return false;
      return meant?.role === 'foundation' || meant?.cards.length === 0;
    };
    return this.wanted.find(
      (move) => move.from === from && move.count === count && (move.to === to || alike(move.to)),
    );
  }

  /** An engine that broke down is told the story again. */
  private async ask(request: Request): Promise<Answer> {
    if (!gameEngine.alive || gameEngine.generation !== this.generation) await this.reopen();
    try {
      return await gameEngine.ask({ ...request, match: this.match });
    } catch (error) {
      if (!(error instanceof EngineBroken)) throw error;
      await this.reopen();
      return gameEngine.ask({ ...request, match: this.match });
    }
  }
  private async reopen(): Promise<void> {
    this.match = await opened(this.start);
    this.generation = gameEngine.generation;
    for (const move of this.made)
      await gameEngine.need({ command: 'play', match: this.match, move });
  }
  private async need<T>(request: Request): Promise<T> {
    const answer = await this.ask(request);
    if (!answer.ok) throw new EngineRefused(answer.error);
    return answer as unknown as T;
  }

  private async command(cause: Cause, request: Request, move?: string): Promise<Reply> {
    const answer = await this.ask({ ...request, with: ['state'] });
    if (!answer.ok) return { ok: false, error: answer.error };
    const { state, events } = answer as unknown as Changed;
    const before = this.state;
    this.state = state;
    if (move !== undefined) this.made.push(move);
    if (cause === 'play') this.script = this.expected.then;
    const change: Change = {
      cause,
      before,
      state,
      events,
      ...(move === undefined ? {} : { move }),
    };
    for (const watcher of this.watchers) watcher(change);
    this.played(change);
    return { ok: true, change };
  }
}

async function opened(start: Request): Promise<number> {
  return (await gameEngine.need<{ match: number }>({ ...start, command: 'new' })).match;
}
