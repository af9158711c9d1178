// Each game is open in one tab at a time: the second tab says so, and may take it over.
import type { GameId } from '../games';

const lockName = (game: GameId) => `croupier.${game}`;
const unlockers = new Map<GameId, () => void>();

/** Locks the game for this tab; false when another tab has it. */
export function lockForThisTab(game: GameId, steal: boolean, onLost: () => void): Promise<boolean> {
  // Over plain http there are no locks: it plays all the same.
  if (!('locks' in navigator) || unlockers.has(game)) return Promise.resolve(true);
  return new Promise((answer) => {
    const options = steal ? { steal: true } : { ifAvailable: true };
    navigator.locks
      .request(lockName(game), options, (lock) => {
        answer(lock !== null);
        if (lock === null) return undefined;
        return new Promise<void>((unlock) => unlockers.set(game, unlock));
      })
      .catch(() => {
        unlockers.delete(game);
        onLost();
      });
  });
}

export function release(game: GameId): void {
  unlockers.get(game)?.();
  unlockers.delete(game);
}
