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
    if (solverEngine.alive) void solverEngine.ask({ command: 'stop' }).catch(() => undefined);
  }
  close(): void {
    this.cancel();
  }

  protected answer<T>(request: Request, limit: number, onStates?: OnStates): Promise<T> {
    return this.search<T>(request, limit, onStates);
  }

  /** Asks about the game as it stands, for so many milliseconds. */
  protected async search<T>(request: Request, limit: number, onStates?: OnStates): Promise<T> {
    const save = await this.position.save();
    if (solverEngine.alive) await solverEngine.ask({ command: 'stop' });
    const { match } = await solverEngine.need<{ match: number }>({ command: 'load', save });
    this.begun = performance.now();
    const timer = setTimeout(() => void solverEngine.ask({ command: 'stop' }), limit);
    try {
      return await solverEngine.need<T>({ memory, ...request, match }, (info) => {
        if (typeof info['states'] === 'number') onStates?.(info['states']);
      });
    } finally {
      clearTimeout(timer);
      if (solverEngine.alive)
        void solverEngine.ask({ command: 'close', match }).catch(() => undefined);
    }
  }
}
