// Messages of a server, for the tests of online games.
import type { GameState, Played, Turn } from '../../src/online/wire';

export const room = 'K7QM2XWA';
export const ids = ['p0', 'p1', 'p2', 'p3'];

export function view(own: number | null, actor: number, more: Partial<GameState> = {}): GameState {
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
export const turn = (number: number, seat: number, moves?: readonly string[]): Turn => ({
  type: 'game:turn',
  room,
  turn: number,
  seat,
  remaining: 30_000,
  ...(moves ? { moves } : {}),
});
export const played = (number: number, seat: number, more: Partial<Played> = {}): Played => ({
  type: 'game:played',
  room,
  turn: number,
  seat,
  card: '9S',
  result: 'NO_MATCH',
  by: 'player',
  ...more,
});
