// Whether a game is new to the player: its lesson is offered then, and once.
import { readJson, writeJson } from '../app/storage';
import type { GameId } from '../games';
import { allGames } from './database';
import { openGameOf } from './savedGame';

const key = 'croupier.lessons';
type Answer = 'taken' | 'declined';

function answers(): Readonly<Record<string, unknown>> {
  const stored = readJson(key);
  return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
}

/** Whatever the answer, nobody asks again. */
export function answerLesson(game: GameId, answer: Answer): void {
  const before = answers();
  if (before[game] !== 'taken') writeJson(key, { ...before, [game]: answer });
}

export async function offersLesson(game: GameId): Promise<boolean> {
  if (answers()[game] !== undefined) return false;
  const begun = (openGameOf(game)?.moves ?? 0) > 0;
  const played = begun || (await allGames()).some((saved) => saved.game === game);
  // Who has played it long ago is not looked up again.
  if (played) answerLesson(game, 'declined');
  return !played;
}
