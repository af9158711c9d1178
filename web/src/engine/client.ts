// Asks an engine worker, and waits for its answers.
import { engineModule } from './module';
import type { EngineError } from './protocol';

interface Waiting {
  resolve(answer: Answer): void;
  reject(error: Error): void;
  info: ((info: Record<string, unknown>) => void) | undefined;
}
export type Answer =
  | ({ readonly ok: true } & Readonly<Record<string, unknown>>)
  | { readonly ok: false; readonly error: EngineError };
interface Message {
  readonly id?: number | null;
  readonly ok?: boolean;
  readonly info?: Record<string, unknown>;
  readonly broken?: string;
}

/** The engine could not be loaded, or has run out of memory. */
export class EngineBroken extends Error {}
/** The engine understood, and said no. */
export class EngineRefused extends Error {
  constructor(readonly error: EngineError) {
    super(error.sentence);
  }
}

export class EngineClient {
  private worker: Worker | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;
  /** How many workers there have been: matches live in one of them and go with it. */
  generation = 0;

  private start(): Worker {
    ++this.generation;
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = (event: MessageEvent<Message>) => this.hear(event.data);
    worker.onerror = (event) => this.breakDown(event.message);
    this.worker = worker;
    engineModule().then(
      (module) => worker.postMessage(module),
      (error: unknown) => {
        if (worker === this.worker) this.breakDown(String(error));
      },
    );
    return worker;
  }

  private hear(message: Message): void {
    if (message.broken !== undefined) return this.breakDown(message.broken);
    const asked = message.id == null ? undefined : this.waiting.get(message.id);
    if (!asked) return;
    if (message.info) return asked.info?.(message.info);
    this.waiting.delete(message.id as number);
    asked.resolve(message as Answer);
  }

  private breakDown(why: string): void {
    this.worker?.terminate();
    this.worker = undefined;
    const waiting = [...this.waiting.values()];
    this.waiting.clear();
    for (const { reject } of waiting) reject(new EngineBroken(why));
  }

  /** The answer, whatever it is; rejects with EngineBroken alone. */
  ask(
    request: Readonly<Record<string, unknown>>,
    info?: (info: Record<string, unknown>) => void,
  ): Promise<Answer> {
    const id = ++this.last;
    const worker = this.worker ?? this.start();
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject, info });
      worker.postMessage({ ...request, id });
    });
  }

  /** The members of a good answer; rejects with EngineRefused when the engine says no. */
  async need<T>(
    request: Readonly<Record<string, unknown>>,
    info?: (info: Record<string, unknown>) => void,
  ): Promise<T> {
    const answer = await this.ask(request, info);
    if (!answer.ok) throw new EngineRefused(answer.error);
    return answer as unknown as T;
  }

  /** Whether a worker holds anything: after a breakdown every match in it is gone. */
  get alive(): boolean {
    return this.worker !== undefined;
  }

  close(): void {
    this.breakDown('closed');
  }
}

/** The engine of the games; the solver has one of its own. */
export const gameEngine = new EngineClient();
export const solverEngine = new EngineClient();
