// The line to the server, with a socket and a clock of the test: what is lost comes back, once.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection, LineLost, Refused, tableAddress } from '../../src/online/connection';
import type { Socket } from '../../src/online/connection';
import type { Identity } from '../../src/online/identity';

class Wire implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly sent: { type: string; id: string; [key: string]: unknown }[] = [];
  closed = false;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string; id: string });
  }
  close(): void {
    this.closed = true;
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  welcome(epoch = 'e1', more: object = {}): void {
    const player = { id: 'p', name: 'Ayşe', rating: 1200 };
    this.say({ type: 'ok', id: this.sent.at(-1)?.id, epoch, player, rooms: [], ...more });
  }
  types(): string[] {
    return this.sent.map(({ type }) => type);
  }
}

let wires: Wire[];
let identity: Identity;
let line: Connection;
const wire = () => wires.at(-1) ?? new Wire();
/** A line that is open. */
function open(): Wire {
  line.start();
  wire().onopen?.();
  wire().welcome();
  return wire();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  wires = [];
  identity = { token: undefined, name: undefined, id: undefined };
  line = new Connection(() => {
    wires.push(new Wire());
    return wire();
  }, identity);
});
afterEach(() => {
  line.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('hello', () => {
  it('comes first, and keeps the token that it is given', () => {
    line.start();
    wire().onopen?.();
    expect(wire().sent).toMatchObject([{ type: 'hello', version: 1 }]);
    wire().welcome('e1', { token: 'secret' });
    expect(identity).toEqual({ token: 'secret', name: 'Ayşe', id: 'p' });
    expect(line.line.kind).toBe('open');
  });
  it('with a token that is unknown makes a new guest on the same line', () => {
    identity.token = 'old';
    identity.name = 'Ayşe';
    line.start();
    wire().onopen?.();
    const [first] = wire().sent;
    expect(first).toMatchObject({ token: 'old' });
    expect(first).not.toHaveProperty('name');
    wire().say({ type: 'error', id: first?.id, code: 'ERR_TOKEN', sentence: '' });
    expect(wire().sent[1]).toMatchObject({ type: 'hello', name: 'Ayşe' });
    wire().welcome();
    expect(wires).toHaveLength(1);
    expect(line.line.kind).toBe('open');
  });
  it('of an old page ends the line', () => {
    line.start();
    wire().onopen?.();
    wire().say({ type: 'error', id: wire().sent[0]?.id, code: 'ERR_VERSION', sentence: '' });
    expect(line.line).toEqual({ kind: 'stopped', why: 'version' });
  });
});

describe('questions', () => {
  it('are paired with their answers', async () => {
    const server = open();
    const one = line.ask({ type: 'room:join', room: 'A' });
    const two = line.ask({ type: 'room:join', room: 'B' });
    const [, first, second] = server.sent;
    server.say({ type: 'error', id: second?.id, code: 'ERR_FULL', sentence: 'full' });
    server.say({ type: 'ok', id: first?.id, here: 1 });
    await expect(one).resolves.toMatchObject({ here: 1 });
    await expect(two).rejects.toBeInstanceOf(Refused);
  });
  it('have ids of letters, digits and - that are never used twice', () => {
    const server = open();
    for (let i = 0; i < 20; ++i) void line.ask({ type: 'ping' }).catch(() => undefined);
    const ids = server.sent.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9_-]{1,24}$/);
  });
  it('that break off are lost, unless they count once', async () => {
    const server = open();
    const once = line.ask({ type: 'room:create' });
    const play = line.ask({ type: 'game:play', room: 'A', turn: 3, card: '9S' }, true);
    const { id } = server.sent.at(-1) ?? {};
    server.onclose?.();
    await expect(once).rejects.toBeInstanceOf(LineLost);
    expect(line.queued).toBe(true);
    await vi.advanceTimersByTimeAsync(1000);
    wire().onopen?.();
    line.greet(() => void line.ask({ type: 'room:join', room: 'A' }).catch(() => undefined));
    wire().welcome();
    // The way back into the room first, then the move with the id it had.
    expect(wire().types()).toEqual(['hello', 'room:join', 'game:play']);
    expect(wire().sent.at(-1)).toMatchObject({ id, turn: 3, card: '9S' });
    wire().say({ type: 'ok', id, turn: 3, result: 'NO_MATCH' });
    await expect(play).resolves.toMatchObject({ result: 'NO_MATCH' });
    expect(line.queued).toBe(false);
  });
  it('asked without a line are sent when there is one, and once', async () => {
    const server = open();
    server.onclose?.();
    const play = line.ask({ type: 'game:play', room: 'A', turn: 4, card: 'QH' }, true);
    await vi.advanceTimersByTimeAsync(1000);
    wire().onopen?.();
    wire().welcome();
    expect(wire().types()).toEqual(['hello', 'game:play']);
    const { id } = wire().sent.at(-1) ?? {};
    wire().say({ type: 'error', id, code: 'ERR_STALE', sentence: 'over' });
    await expect(play).rejects.toMatchObject({ code: 'ERR_STALE' });
    await vi.advanceTimersByTimeAsync(400);
    expect(wire().types()).toEqual(['hello', 'game:play']);
  });
});

describe('coming back', () => {
  it('waits longer each time, and at once when the network is back', async () => {
    open().onclose?.();
    const waits: number[] = [];
    for (let i = 0; i < 8; ++i) {
      const began = performance.now();
      const { length } = wires;
      while (wires.length === length) await vi.advanceTimersByTimeAsync(50);
      waits.push(performance.now() - began);
      wire().onclose?.();
    }
    expect([...waits].sort((a, b) => a - b)).toEqual(waits);
    expect(waits[0]).toBeLessThan(500);
    expect(waits.at(-1)).toBeLessThan(20_000);
    const { length } = wires;
    line.hurry();
    expect(wires).toHaveLength(length + 1);
  });
  it('notices that the server was started anew', async () => {
    const restarts: boolean[] = [];
    line.greet((_, restarted) => restarts.push(restarted));
    open().onclose?.();
    await vi.advanceTimersByTimeAsync(1000);
    wire().onopen?.();
    wire().welcome('e1');
    wire().onclose?.();
    await vi.advanceTimersByTimeAsync(2000);
    wire().onopen?.();
    wire().welcome('e2');
    expect(restarts).toEqual([false, false, true]);
  });
  it('waits as long as a server that closes has asked for', async () => {
    open().say({ type: 'server:closing', back: 5000 });
    expect(line.line).toMatchObject({ kind: 'waiting', closing: true });
    await vi.advanceTimersByTimeAsync(4900);
    expect(wires).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(wires).toHaveLength(2);
  });
  it('does not fight with another tab for the seat', async () => {
    open().say({ type: 'error', code: 'ERR_REPLACED', sentence: '' });
    expect(line.line).toEqual({ kind: 'stopped', why: 'replaced' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(wires).toHaveLength(1);
    line.start();
    expect(wires).toHaveLength(2);
  });
  it('stays away once the operator has said so', async () => {
    open().say({ type: 'error', code: 'ERR_BANNED', sentence: '' });
    expect(line.line).toEqual({ kind: 'stopped', why: 'banned' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(wires).toHaveLength(1);
    line.start();
    wire().onopen?.();
    wire().say({ type: 'error', id: wire().sent.at(-1)?.id, code: 'ERR_BANNED', sentence: '' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(line.line).toEqual({ kind: 'stopped', why: 'banned' });
    expect(wires).toHaveLength(2);
  });
  it('knows when no game begins any more', () => {
    const server = open();
    expect(line.draining).toBe(false);
    server.say({ type: 'server:draining', draining: true });
    expect(line.draining).toBe(true);
    server.say({ type: 'server:draining', draining: false });
    expect(line.draining).toBe(false);
  });
  it('gives up a line that no longer answers', async () => {
    const server = open();
    await vi.advanceTimersByTimeAsync(600);
    expect(server.types()).toEqual(['hello', 'ping']);
    server.say({ type: 'ok', id: server.sent.at(-1)?.id, now: 1 });
    await vi.advanceTimersByTimeAsync(0);
    expect(line.delay).not.toBeNull();
    await vi.advanceTimersByTimeAsync(15_500);
    expect(server.types()).toEqual(['hello', 'ping', 'ping']);
    await vi.advanceTimersByTimeAsync(8500);
    expect(server.closed).toBe(true);
    expect(line.line.kind).not.toBe('open');
  });
  it('hears nothing from a line that was given up', () => {
    const server = open();
    const heard: string[] = [];
    line.hear(({ type }) => heard.push(type));
    line.drop();
    server.say({ type: 'match:found', room: 'A' });
    expect(heard).toEqual([]);
    expect(server.closed).toBe(true);
  });
});

it('the server is beside the page', () => {
  expect(tableAddress('http://127.0.0.1:18430/#/online')).toBe('ws://127.0.0.1:18430/table');
  expect(tableAddress('https://cards.example/x/#/room/A')).toBe('wss://cards.example/table');
});
