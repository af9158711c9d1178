// The line to the server: it says who we are, pairs answers with questions, and comes back by itself.
import type { Identity } from './identity';
import {
  parse,
  protocolVersion,
  type Answer,
  type Event,
  type Request,
  type Welcome,
} from './wire';

/** The part of a WebSocket that is used here; tests bring their own. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}
export type Line =
  | { readonly kind: 'off' }
  | { readonly kind: 'connecting' }
  /** `at`: when the next try begins, in the time of performance.now(). */
  | { readonly kind: 'waiting'; readonly at: number; readonly closing: boolean }
  | { readonly kind: 'open' }
  | { readonly kind: 'stopped'; readonly why: Stop };
/** Why it is not tried again by itself. */
export type Stop = 'replaced' | 'version' | 'out' | 'banned';

/** The line broke before the answer came; nobody knows whether the request was heard. */
export class LineLost extends Error {}
/** The server understood, and said no. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly sentence: string,
  ) {
    super(sentence);
  }
}

interface Asked {
  readonly id: string;
  readonly request: Request;
  /** It has an effect only once, however often it is sent. */
  readonly lasting: boolean;
  sent: boolean;
  resolve(answer: Extract<Answer, { type: 'ok' }>): void;
  reject(error: Error): void;
}

const pauses = [300, 1000, 2000, 4000, 8000, 15_000];
const heartbeat = 15_000;
const patience = 8000;

export class Connection {
  line: Line = { kind: 'off' };
  /** Milliseconds to the server and back, once known. */
  delay: number | null = null;
  welcome: Welcome | null = null;
  /** No game begins there any more. */
  draining = false;
  private socket: Socket | null = null;
  private asked: Asked[] = [];
  private last = 0;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setTimeout> | undefined;
  private readonly tag = Math.random().toString(36).slice(2, 8);
  private readonly ears = new Set<(event: Event) => void>();
  private readonly watchers = new Set<() => void>();
  private readonly greeters = new Set<(welcome: Welcome, restarted: boolean) => void>();

  constructor(
    private readonly dial: () => Socket,
    private readonly identity: Identity,
  ) {}

  start(): void {
    if (this.line.kind === 'off' || this.line.kind === 'stopped') this.connect();
  }
  /** At once, whatever pause was meant to be: the network or the player is back. */
  hurry(): void {
    if (this.line.kind === 'waiting') this.connect();
  }
  /** The network is gone: what is open now only looks alive. */
  drop(): void {
    if (this.line.kind === 'open' || this.line.kind === 'connecting') this.lost(false);
  }
  close(why?: Stop): void {
    this.hangUp();
    clearTimeout(this.timer);
    this.giveUp(() => true);
    this.set(why === undefined ? { kind: 'off' } : { kind: 'stopped', why });
  }

  /** `lasting` requests are sent again with the same id until they are answered. */
  ask(request: Request, lasting = false): Promise<Extract<Answer, { type: 'ok' }>> {
    return new Promise((resolve, reject) => {
      const id = `${this.tag}-${++this.last}`;
      const asked: Asked = { id, request, lasting, sent: false, resolve, reject };
      this.asked.push(asked);
      if (this.line.kind === 'open') this.send(asked);
      else if (this.line.kind === 'off' || this.line.kind === 'stopped')
        this.giveUp((one) => one === asked);
      if (lasting) this.tell();
    });
  }
  /** A request that counts once waits for its answer. */
  get queued(): boolean {
    return this.asked.some(({ lasting }) => lasting);
  }

  hear(ear: (event: Event) => void): () => void {
    this.ears.add(ear);
    return () => this.ears.delete(ear);
  }
  watch(watcher: () => void): () => void {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }
  /** Told after each hello, before waiting requests are sent: the way back into a room goes first. */
  greet(greeter: (welcome: Welcome, restarted: boolean) => void): () => void {
    this.greeters.add(greeter);
    return () => this.greeters.delete(greeter);
  }

  private connect(): void {
    clearTimeout(this.timer);
    this.hangUp();
    this.set({ kind: 'connecting' });
    const socket = this.dial();
    this.socket = socket;
    socket.onopen = () => this.hello(socket, this.identity.token);
    socket.onclose = () => {
      if (this.socket === socket) this.lost(false);
    };
    socket.onmessage = ({ data }) => {
      const said = this.socket === socket ? parse(String(data)) : undefined;
      if (said) this.said(said);
    };
    this.watchFor(patience);
  }
  private hello(socket: Socket, token: string | undefined): void {
    const { name } = this.identity;
    const id = `${this.tag}-h${++this.last}`;
    const who = token !== undefined ? { token } : name !== undefined ? { name } : {};
    const request: Request = { type: 'hello', version: protocolVersion, ...who };
    this.asked.unshift({
      id,
      request,
      lasting: false,
      sent: true,
      resolve: (answer) => this.welcomed(answer as unknown as Welcome),
      reject: (error) => this.turnedAway(socket, error, token),
    });
    socket.send(JSON.stringify({ ...request, id }));
  }
  private welcomed(welcome: Welcome): void {
    const restarted = this.welcome !== null && this.welcome.epoch !== welcome.epoch;
    this.welcome = welcome;
    if (welcome.token !== undefined) this.identity.token = welcome.token;
    this.identity.name = welcome.player.name;
    this.identity.id = welcome.player.id;
    this.draining = welcome.draining ?? false;
    this.tries = 0;
    this.set({ kind: 'open' });
    const waiting = this.asked.filter(({ sent, lasting }) => !sent || lasting);
    for (const greeter of [...this.greeters]) greeter(welcome, restarted);
    for (const asked of waiting) this.send(asked);
    this.keepAlive();
  }
  private turnedAway(socket: Socket, error: Error, token: string | undefined): void {
    if (!(error instanceof Refused)) return;
    if (error.code === 'ERR_VERSION') return this.close('version');
    if (error.code === 'ERR_BANNED') return this.close('banned');
    if (error.code === 'ERR_TOKEN' && token !== undefined) this.identity.token = undefined;
    else if (error.code === 'ERR_NAME' && this.identity.name !== undefined)
      this.identity.name = undefined;
    else return this.lost(false);
    this.hello(socket, undefined);
  }

  private said(said: Answer | Event): void {
    if (said.type === 'ok' || said.type === 'error') return this.answered(said);
    if (said.type === 'server:closing') {
      this.lost(true, said.back);
      return;
    }
    if (said.type === 'server:draining') {
      this.draining = said.draining;
      this.tell();
      return;
    }
    for (const ear of [...this.ears]) ear(said);
  }
  private answered(answer: Answer): void {
    if (answer.type === 'error' && answer.code === 'ERR_REPLACED') return this.close('replaced');
    const asked = this.asked.find(({ id }) => id === answer.id);
    if (!asked && answer.type === 'error' && answer.code === 'ERR_BANNED')
      return this.close('banned');
    if (!asked) return;
    this.asked = this.asked.filter((one) => one !== asked);
    if (answer.type === 'ok') asked.resolve(answer);
    else asked.reject(new Refused(answer.code, answer.sentence));
    if (asked.lasting) this.tell();
  }

  private send(asked: Asked): void {
    asked.sent = true;
    this.socket?.send(JSON.stringify({ ...asked.request, id: asked.id }));
  }
  private lost(closing: boolean, pause = this.pause()): void {
    this.hangUp();
    this.giveUp(({ sent, lasting }) => sent && !lasting);
    this.set({ kind: 'waiting', at: performance.now() + pause, closing });
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), pause);
  }
  /** Growing, and never the same for two who lost their lines together. */
  private pause(): number {
    const pause = pauses[Math.min(this.tries++, pauses.length - 1)] ?? 0;
    return pause * (0.75 + Math.random() / 2);
  }
  private giveUp(which: (asked: Asked) => boolean): void {
    const gone = this.asked.filter(which);
    this.asked = this.asked.filter((asked) => !gone.includes(asked));
    for (const { reject } of gone) reject(new LineLost());
  }
  private hangUp(): void {
    const { socket } = this;
    this.socket = null;
    clearTimeout(this.beat);
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  /** A line that says nothing for long is asked whether it is still there. */
  private keepAlive(): void {
    clearTimeout(this.beat);
    this.beat = setTimeout(
      () => {
        const asked = performance.now();
        this.watchFor(patience);
        this.ask({ type: 'ping' }).then(
          () => {
            this.delay = Math.round(performance.now() - asked);
            this.tell();
            this.keepAlive();
          },
          () => undefined,
        );
      },
      this.delay === null ? 500 : heartbeat,
    );
  }
  private watchFor(ms: number): void {
    clearTimeout(this.beat);
    this.beat = setTimeout(() => this.lost(false), ms);
  }
  private set(line: Line): void {
    this.line = line;
    this.tell();
  }
  private tell(): void {
    for (const watcher of [...this.watchers]) watcher();
  }
}

/** Where the server listens: beside the page itself. */
export function tableAddress(page: string): string {
  const address = new URL('/table', page);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address.href;
}
