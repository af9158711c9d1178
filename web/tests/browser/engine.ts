// The engine as a second opinion: `croupier engine` beside the browser.
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { LegalMove, State } from '../../src/engine/protocol';

export const program = process.env['CROUPIER'] ?? '../build/release/croupier';

export class Engine {
  private readonly process: ChildProcessWithoutNullStreams = spawn(program, ['engine']);
  private readonly waiting: ((line: string) => void)[] = [];

  constructor() {
    createInterface({ input: this.process.stdout }).on('line', (line) => {
      if (!line.includes('"info"')) this.waiting.shift()?.(line);
    });
  }

  ask<T>(request: Readonly<Record<string, unknown>>): Promise<T> {
    this.process.stdin.write(`${JSON.stringify(request)}\n`);
    return new Promise((resolve, reject) => {
      this.waiting.push((line) => {
        const answer = JSON.parse(line) as { ok: boolean; error?: { sentence: string } };
        if (answer.ok) resolve(answer as T);
        else reject(new Error(answer.error?.sentence));
      });
    });
  }

  close(): void {
    this.process.stdin.end();
    this.process.kill();
  }
}

/** One step of a line: what to do, and the hash of the table afterwards. */
export interface Step {
  readonly move: LegalMove;
  readonly before: State;
  readonly hash: string;
}

/** A line of a deal, move by move: the solver's own, or the one given. */
export async function stepsOf(deal: string, line?: string): Promise<Step[]> {
  const engine = new Engine();
  const { match } = await engine.ask<{ match: number }>({ command: 'new', deal });
  const moves = line ?? (await engine.ask<{ moves: string }>({ command: 'solve', match })).moves;
  const steps: Step[] = [];
  let before = await engine.ask<State>({ command: 'state', match });
  for (const text of moves.split(' ')) {
    const { state } = await engine.ask<{ state: State }>({
      command: 'play',
      match,
      move: text,
      show: true,
    });
    const move = before.moves.find((legal) => legal.move === text);
    if (!move) throw new Error(`${text} is not listed in ${deal}`);
    steps.push({ move, before, hash: state.hash });
    before = state;
  }
  engine.close();
  return steps;
}
