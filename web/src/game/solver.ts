// Questions to the solver about a game as it stands, in a worker of its own.
import { solverEngine } from '../engine/client';
import type { FairAnswer, SolveAnswer, VerdictsAnswer, WayBackAnswer } from '../engine/protocol';
import type { Saveable } from './game';

export type Request = Readonly<Record<string, unknown>>;
export type OnStates = (states: number) => void;

/** How many milliseconds an answer may take that nobody waits for. */
export const patience = 5000;
export const samples = 32;
const memory = 512; // MiB

/** The engine does one search at a time: each waits for the one before, and ends it. */
let turns: Promise<unknown> = Promise.resolve();
let newest = 0;

function stop(): void {
  if (solverEngine.alive) void solverEngine.ask({ command: 'stop' }).catch(() => undefined);
}

export class Solver {
  /** When the search under way began; loading the engine is none of it. */
  protected begun = 0;

  constructor(private readonly position: Saveable) {}

  verdicts(): Promise<VerdictsAnswer> {
    return this.answer({ command: 'verdicts', states: 200_000 }, 2 * patience);
  }
  wayBack(): Promise<WayBackAnswer> {
    return this.answer({ command: 'way_back', states: 300_000, samples: 8 }, 4 * patience);
  }
  solve(onStates?: OnStates): Promise<SolveAnswer> {
    return this.answer({ command: 'solve' }, 60_000, onStates);
  }
  fair(): Promise<FairAnswer> {
    return this.answer({ command: 'fair', samples }, patience);
  }

  cancel(): void {
    ++newest;
    stop();
  }
  close(): void {
    this.cancel();
  }

  protected answer<T>(request: Request, limit: number, onStates?: OnStates): Promise<T> {
    return this.search<T>(request, limit, onStates);
  }

  /** Asks about the game as it stands, for so many milliseconds; a newer question ends it before. */
  protected search<T>(request: Request, limit: number, onStates?: OnStates): Promise<T> {
    const number = ++newest;
    stop();
    const isNewest = () => number === newest;
    const answer = Promise.all([this.position.save(), turns]).then(([save]) =>
      this.run<T>(save, request, limit, isNewest, onStates),
    );
    turns = answer.catch(() => undefined);
    return answer;
  }

  private async run<T>(
    save: string,
    request: Request,
    limit: number,
    isNewest: () => boolean,
    onStates?: OnStates,
  ): Promise<T> {
    const { match } = await solverEngine.need<{ match: number }>({ command: 'load', save });
    this.begun = performance.now();
    const timer = setTimeout(stop, limit);
    try {
      const answer = solverEngine.need<T>({ memory, ...request, match }, (info) => {
        if (typeof info['states'] === 'number') onStates?.(info['states']);
      });
      // A question that came before the search had begun could not end it.
      if (!isNewest()) stop();
      return await answer;
    } finally {
      clearTimeout(timer);
      if (solverEngine.alive)
        void solverEngine.ask({ command: 'close', match }).catch(() => undefined);
    }
  }
}
