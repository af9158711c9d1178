// Where a lesson leads: to the game that waits, or to a deal as it was chosen last on the home screen.
import { gamesInfo, openGameOf, pickDeal } from '../../game/library';
import type { GameId } from '../../games';
import { lastChoice, optionsText } from '../home/choices';

/** Whether a game of this kind is under way. */
export function isUnderWay(game: GameId): boolean {
  return (openGameOf(game)?.moves ?? 0) > 0;
}

export async function dealAfter(game: GameId): Promise<string> {
  const open = openGameOf(game)?.deal;
  if (open !== undefined) return open;
  const info = (await gamesInfo()).find(({ id }) => id === game);
  if (!info) throw new Error(`the engine knows no ${game}`);
  const { mode, level, options } = lastChoice(info);
  return (await pickDeal(game, mode, level)) + optionsText(info, options);
}
