// What online tables are made of: the turned table, messages, ratings, bytes.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { qrCode } from '../../src/online/qr';
import { turnedReport } from '../../src/online/record';
import { hex, sha256 } from '../../src/online/sha256';
import { seatAt, serversMove, turnedMove, turnedPlace, turnedSeat } from '../../src/online/turned';
import { moveOf, optionsOf, playedMove } from '../../src/online/view';
import { parse, roomOf } from '../../src/online/wire';
import { ratingsOf, signed } from '../../src/screens/online/api';
import { played, room, turn, view } from './onlineMessages';

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: {} });
});

describe('the turned table', () => {
  it('has the player at place 0 and keeps the direction of play', () => {
    for (let own = 0; own < 4; ++own) {
      expect(turnedSeat(own, own)).toBe(0);
      // Who plays next sits at place 3, at the right.
      expect(turnedSeat((own + 3) % 4, own)).toBe(3);
      for (let seat = 0; seat < 4; ++seat) expect(seatAt(turnedSeat(seat, own), own)).toBe(seat);
    }
  });
  it('turns slots and recipients of a move, and back again', () => {
    expect(turnedMove('QH s2 >3', 2)).toBe('QH s4 >1');
    expect(turnedMove('QH c2 >3', 2)).toBe('QH c2 >1');
    expect(turnedMove('9S -', 3)).toBe('9S -');
    expect(turnedPlace('pool', 1)).toBe('pool');
    for (let own = 0; own < 4; ++own)
      for (const move of ['QH s1 >2', '4C pool >4', '3S c4 >1', '7D -'])
        expect(serversMove(turnedMove(move, own), own)).toBe(move);
  });
  it('turns the memory report', () => {
    const report = turnedReport(
      {
        seats: [{ seat: 2, points: 12, place: 1, slot: ['2H'] }],
        sealed: [
          {
            turn: 3,
            by: 1,
            seat: 0,
            rank: 'J',
            cards: [],
            covered: 0,
            built: true,
            forced: false,
          },
        ],
        turns: [
          {
            round: 1,
            seat: 3,
            move: 'QH s3 >4',
            result: 'matched',
            could_know: {
              hand: [{ card: 'QH', matches: ['s3', 'c1'], sealed: ['s3'], unseen: 1 }],
              slots: [{ seat: 2, covered: [], points: 0, sealed: false }],
              pool: [],
            },
          },
        ],
      },
      2,
    );
    expect(report.seats[0]?.seat).toBe(0);
    expect(report.sealed[0]).toMatchObject({ by: 3, seat: 2 });
    expect(report.turns[0]).toMatchObject({ seat: 1, move: 'QH s1 >2' });
    expect(report.turns[0]?.could_know.hand[0]).toMatchObject({
      matches: ['s1', 'c1'],
      sealed: ['s1'],
    });
    expect(report.turns[0]?.could_know.slots[0]?.seat).toBe(0);
  });
});

describe('messages', () => {
  it('are read, or passed over', () => {
    expect(parse('{"type":"ok","id":"1"}')).toEqual({ type: 'ok', id: '1' });
    for (const bad of ['', '[]', '{}', '{"type":1}', 'null']) expect(parse(bad)).toBeUndefined();
    expect(roomOf(view(0, 1))).toBe(room);
    expect(roomOf(turn(1, 0))).toBe(room);
    expect(roomOf({ type: 'server:closing', back: 1 })).toBeUndefined();
  });
  it('have moves and options in small texts', () => {
    expect(moveOf('QH c2 >3')).toEqual({ move: 'QH c2 >3', card: 'QH', source: 'c2', to: '3' });
    expect(optionsOf('matching=forced seals=part')).toEqual({ matching: 'forced', seals: 'part' });
    expect(optionsOf('')).toEqual({});
    expect(playedMove(played(1, 0, { source: 'c1', recipient: 2 }), 0)).toBe('9S -');
  });
});

describe('ratings', () => {
  it('go from before the first rated game to after the last', () => {
    const match = (before: number, change: number) => ({
      match: 'm',
      ended: 1,
      rank: 1,
      total: 0,
      rated: true,
      rating: { before, change },
    });
    const casual = { match: 'c', ended: 1, rank: 2, total: 9, rated: false };
    const card = { name: 'Ayşe', rating: 1215, tier: 'Gold', games: 2 };
    const matches = [match(1220, -5), casual, match(1200, 20)];
    expect(ratingsOf({ ...card, matches })).toEqual([1200, 1220, 1215]);
    expect(ratingsOf({ ...card, matches: [casual] })).toEqual([]);
    expect([signed(3), signed(-3), signed(0)]).toEqual(['+3', '−3', '0']);
  });
});

describe('bytes', () => {
  it('are hashed as everywhere', () => {
    const text = (words: string) => new TextEncoder().encode(words);
    expect(sha256(text(''))).toMatch(/^e3b0c44298fc1c149afbf4c8996fb924/);
    expect(sha256(text('abc'))).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
    expect(hex(Uint8Array.of(0, 15, 255))).toBe('000fff');
  });
  it('become a square that a phone can read', () => {
    // Read back with another program once; since then it stays as it is.
    const code = qrCode(`http://127.0.0.1:18430/#/room/${room}`) ?? [];
    expect(code).toHaveLength(29);
    const rows = code.map((row) => row.map(Number).join('')).join('\n');
    expect(sha256(new TextEncoder().encode(rows)).slice(0, 16)).toBe('7218c6a82c277b05');
    expect(qrCode('x'.repeat(106))).toHaveLength(41);
    expect(qrCode('x'.repeat(107))).toBeNull();
  });
});
