// An online game: what the server says becomes the table, turned to the player; nothing more is known.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LineLost, Refused } from '../../src/online/connection';
import { qrCode } from '../../src/online/qr';
import { turnedReport } from '../../src/online/record';
import { RemoteGame } from '../../src/online/remoteGame';
import { hex, sha256 } from '../../src/online/sha256';
import { seatAt, serversMove, turnedMove, turnedPlace, turnedSeat } from '../../src/online/turned';
import { moveOf, optionsOf, playedMove, viewOfEnd } from '../../src/online/view';
import type { End, GameState, Played, PlayRequest, Turn } from '../../src/online/wire';
import { parse, roomOf } from '../../src/online/wire';
import type { Change } from '../../src/game/game';
import { ratingsOf, signed } from '../../src/screens/online/api';

const room = 'K7QM2XWA';
const ids = ['p0', 'p1', 'p2', 'p3'];

function view(own: number | null, actor: number, more: Partial<GameState> = {}): GameState {
  return {
    type: 'game:state',
    roomId: room,
    phase: 'player_turn',
    round: 1,
    myHand: own === null ? [] : ['QH', '3S', '7D', '4C'],
    opponents: ids
      .filter((_, seat) => seat !== own)
      .map((id) => ({ id, nickname: id, cardCount: 4, isConnected: true })),
    openCenter: ['QS', '7C', null, '2H'],
    poolTopCard: '5C',
    penaltySlots: ids.map((playerId, seat) => ({
      playerId,
      topCards: seat === 1 ? ['JS', 'JH'] : [],
      buriedCount: seat === 1 ? 2 : 0,
    })),
    currentPlayerId: ids[actor] ?? null,
    turnTimeRemaining: 30_000,
    myIndex: own,
    ...more,
  };
}
const turn = (number: number, seat: number, moves?: readonly string[]): Turn => ({
  type: 'game:turn',
  room,
  turn: number,
  seat,
  remaining: 30_000,
  ...(moves ? { moves } : {}),
});
const played = (number: number, seat: number, more: Partial<Played> = {}): Played => ({
  type: 'game:played',
  room,
  turn: number,
  seat,
  card: '9S',
  result: 'NO_MATCH',
  by: 'player',
  ...more,
});

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

describe('a remote game', () => {
  const sent: PlayRequest[] = [];
  let answer: () => Promise<{ type: 'ok'; id: string }>;
  const send = (request: PlayRequest) => {
    sent.push(request);
    return answer();
  };
  function sit(own: number | null, actor: number, number: number, moves?: readonly string[]) {
    const game = new RemoteGame(view(own, actor), 'matching=forced', send);
    expect(game.ready).toBe(false);
    game.heard(turn(number, actor, moves));
    expect(game.ready).toBe(true);
    const changes: Change[] = [];
    game.watch((change) => {
      if (change.cause !== 'clock') changes.push(change);
    });
    return { game, changes };
  }
  beforeEach(() => {
    sent.length = 0;
    answer = () => Promise.resolve({ type: 'ok', id: 'x' });
  });

  it('shows what the seat may see, and covered cards as such [B-050]', () => {
    const { game } = sit(2, 1, 5);
    const pile = (name: string) => game.state.piles.find((one) => one.name === name);
    expect(pile('h1')?.cards).toEqual(['QH', '3S', '7D', '4C']);
    expect(pile('h4')?.cards).toEqual(['??', '??', '??', '??']);
    // Seat 1 sits at place 3, to the right of seat 2.
    expect(pile('s4')).toMatchObject({ face_down: 2, cards: ['??', '??', 'JS', 'JH'] });
    expect(pile('c3')?.cards).toEqual([]);
    expect(pile('pool')?.cards).toEqual(['5C']);
    expect(game.state).toMatchObject({ to_act: 3, turns: 4, outcome: 'open', moves: [] });
    expect(game.state.options).toEqual({ matching: 'forced' });
  });
  it('lists the moves that the server offers, and no others', () => {
    const { game } = sit(2, 2, 5, ['QH c1 >3', '9S -', 'QH s2 >4']);
    expect(game.state.moves).toEqual([
      { move: 'QH c1 >1', card: 'QH', source: 'c1', to: '1' },
      { move: '9S -', card: '9S', discard: true },
      { move: 'QH s4 >2', card: 'QH', source: 's4', to: '2' },
    ]);
  });
  it('tells a turn when view and clock have come, in whatever order', () => {
    const orders = [
      [0, 1, 2],
      [1, 0, 2],
      [0, 2, 1],
      [2, 0, 1],
    ];
    for (const order of orders) {
      const { game, changes } = sit(2, 1, 5);
      const said = [
        played(5, 1, { result: 'MATCHED', card: 'QD', source: 's4', recipient: 2 }),
        view(2, 0),
        turn(6, 0),
      ];
      for (const at of order) {
        const message = said[at];
        if (message) game.heard(message);
      }
      const shown = changes.filter(({ state }) => state.to_act === 2);
      expect(shown.at(-1)?.state.turns).toBe(5);
      if (order[0] === 0 || order[1] === 0) {
        expect(changes).toHaveLength(1);
        expect(changes[0]).toMatchObject({
          cause: 'bot',
          move: 'QD s2 >1',
          events: [{ kind: 'moved' }],
        });
        expect(changes[0]?.before.to_act).toBe(3);
      }
    }
  });
  it('says of a card that found nothing only that it lies in the pool [B-059]', () => {
    const { game, changes } = sit(2, 1, 5);
    for (const said of [played(5, 1), view(2, 0), turn(6, 0)]) game.heard(said);
    expect(changes[0]).toMatchObject({ move: '9S -', events: [{ kind: 'discarded' }] });
  });
  it('after missed turns shows the table as it is, and no turn that was not seen', () => {
    const { game, changes } = sit(2, 1, 5);
    for (const said of [played(8, 2), view(2, 1), turn(9, 1)]) game.heard(said);
    expect(changes.map(({ cause, move }) => [cause, move])).toEqual([['rewind', undefined]]);
    expect(game.last?.turn).toBe(8);
  });
  it('stays as it is when the same view comes again', () => {
    const { game, changes } = sit(2, 2, 5, ['9S -']);
    for (const said of [played(4, 3), view(2, 2), turn(5, 2, ['9S -'])]) game.heard(said);
    expect(changes).toEqual([]);
    expect(game.state.moves).toHaveLength(1);
    for (const said of [played(5, 2), view(2, 1), turn(6, 1)]) game.heard(said);
    expect(changes).toHaveLength(1);
    expect(changes[0]?.cause).toBe('play');
  });
  it('sends the move as the server knows it, and waits until the table is told', async () => {
    const { game } = sit(2, 2, 5, ['QH s2 >4']);
    const reply = game.play('QH s4 >2');
    await Promise.resolve();
    expect(sent).toEqual([
      { type: 'game:play', room, turn: 5, card: 'QH', source: 's2', recipient: 3 },
    ]);
    for (const said of [played(5, 2), view(2, 1), turn(6, 1)]) game.heard(said);
    expect((await reply).ok).toBe(true);
    void game.play('9S -');
    expect(sent[1]).toMatchObject({ turn: 6, card: '9S', source: 'discard' });
    expect(sent[1]).not.toHaveProperty('recipient');
  });
  it('completes a play that was begun elsewhere', () => {
    const pendingMove = { card: 'QH', source: 'c1' };
    const game = new RemoteGame(view(2, 2, { pendingMove }), '', send);
    game.heard(turn(5, 2, ['QH c1 >1', 'QH s2 >1', '9S -', 'QH -']));
    expect(game.state.moves.map(({ move }) => move)).toEqual(['QH c1 >3']);
    void game.play('QH c1 >3');
    expect(sent[0]).toEqual({ type: 'game:target', room, turn: 5, source: 'c1', recipient: 0 });
  });
  it('keeps the table when a late move is refused', async () => {
    const { game, changes } = sit(2, 2, 5, ['9S -']);
    answer = () => Promise.reject(new Refused('ERR_STALE', 'That turn is over.'));
    const reply = await game.play('9S -');
    expect(reply).toMatchObject({ ok: false, error: { code: 'ERR_STALE' } });
    answer = () => Promise.reject(new LineLost());
    expect(await game.play('9S -')).toMatchObject({ ok: false, error: { code: 'ERR_LINE' } });
    expect(changes).toEqual([]);
  });
  it('has no command that does not exist online', () => {
    const { game } = sit(2, 2, 5);
    for (const command of ['undo', 'finish', 'bot', 'line', 'reasons', 'pause'])
      expect(command in game).toBe(false);
  });
  it('runs the clock of the seat to act, and of a choice', () => {
    const { game } = sit(2, 1, 5);
    expect(game.clock).toMatchObject({ seat: 3, choosing: false });
    game.heard({ type: 'game:selecting', room, turn: 5, seat: 1, remaining: 10_000 });
    expect(game.clock).toMatchObject({ seat: 3, choosing: true });
    game.heard(turn(5, 1));
    expect(game.clock?.choosing).toBe(true);
  });
  it('lets the clock run longer for somebody who is away', () => {
    const { game, changes } = sit(2, 1, 5);
    const before = game.clock?.until ?? 0;
    game.heard({ ...turn(5, 1), remaining: 60_000 });
    expect(game.clock).toMatchObject({ seat: 3, choosing: false });
    expect((game.clock?.until ?? 0) - before).toBeGreaterThan(20_000);
    expect(changes.every(({ cause }) => cause === 'clock')).toBe(true);
  });
  it('shows no hand to somebody who watches', () => {
    const { game } = sit(null, 1, 5);
    expect(game.watching).toBe(true);
    expect(game.state.piles.find(({ name }) => name === 'h1')?.cards).toEqual(
      Array.from({ length: 4 }, () => '??'),
    );
    expect(game.state.moves).toEqual([]);
  });
  it('opens the slots at the end, and knows who has won', () => {
    const end: End = {
      type: 'game:end',
      room,
      match: 'm1',
      options: '',
      seats: ids.join(','),
      commitment: '',
      hashes: [null, null, null, null],
      results: ids.map((playerId, seat) => ({
        seat,
        playerId,
        cards: seat === 1 ? ['9D', '9C', 'JS', 'JH'] : [],
        total: seat === 1 ? 58 : 0,
        rank: seat === 1 ? 4 : 1,
        abandoned: false,
      })),
      secret: '',
      nonces: [null, null, null, null],
      starter: 0,
      deck: '',
      record: '',
    };
    const { game, changes } = sit(2, 1, 48);
    for (const said of [played(48, 1), end]) game.heard(said);
    expect(changes[0]?.state).toMatchObject({ outcome: 'won', to_act: null, moves: [] });
    expect(changes[0]?.events.map(({ kind }) => kind)).toEqual(['discarded', 'won']);
    expect(game.state.piles.find(({ name }) => name === 's4')?.cards).toEqual([
      '9D',
      '9C',
      'JS',
      'JH',
    ]);
    // Somebody who comes later sees the same end.
    const late = new RemoteGame(viewOfEnd(end, 1), '', send);
    late.heard(end);
    expect(late.ready).toBe(true);
    expect(late.state.outcome).toBe('lost');
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
