// One tab a game: the second is told, and may take it over.
import type { GameId } from '../games';

const lockName = (game: GameId) => `croupier.${game}`;
const held = new Map<GameId, () => void>();

/** Holds the game for this tab; false when another tab has it. */
export function hold(game: GameId, steal: boolean, onLost: () => void): Promise<boolean> {
  // Over plain http there are no locks: it plays all the same.
  if (!('locks' in navigator) || held.has(game)) return Promise.resolve(true);
  return new Promise((answer) => {
    const options = steal ? { steal: true } : { ifAvailable: true };
    navigator.locks
      .request(lockName(game), options, (lock) => {
        answer(lock !== null);
        if (lock === null) return undefined;
        return new Promise<void>((release) => held.set(game, release));
      })
      .catch(() => {
        held.delete(game);
        onLost();
      });
  });
}

export function release(game: GameId): void {
  held.get(game)?.();
  held.delete(game);
}
