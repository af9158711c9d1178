// A game on a server: what its messages say becomes the table, turned to the player; nothing more is known.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Change } from '../../src/game/game';
import { LineLost, Refused } from '../../src/online/connection';
import { RemoteGame } from '../../src/online/remoteGame';
import { viewOfEnd } from '../../src/online/view';
import type { End, PlayRequest } from '../../src/online/wire';
import { ids, played, room, turn, view } from './onlineMessages';

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: {} });
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
