// Positions to come back to: the turns of this line of play that were marked, kept with the game.
import { t, tCount } from '../../texts';
import type { Sitting } from './sitting';

const most = 9;

export function setBookmark(sitting: Sitting): void {
  const { game } = sitting;
  const { turns } = game.state;
  const others = game.bookmarks.filter((turn) => turn !== turns);
  game.bookmarks = [...others, turns].slice(-most);
  sitting.tell(t('play.bookmark.set', { n: game.bookmarks.length }));
  sitting.refresh();
}

/** The index of the bookmark set last that is not where the player stands. */
export function lastBookmark(sitting: Sitting): number | null {
  const { bookmarks, state } = sitting.game;
  const index = bookmarks.findLastIndex((turn) => turn !== state.turns);
  return index < 0 ? null : index;
}

export async function goToBookmark(sitting: Sitting, index: number): Promise<void> {
  const { game } = sitting;
  const turn = game.bookmarks[index];
  if (turn === undefined) return sitting.tell(t('play.bookmark.none', { n: index + 1 }));
  const back = game.state.turns - turn;
  if (back > 0 && (await sitting.told(game.rewind(back))))
    sitting.tell(tCount('play.bookmark.back', back, { bookmark: index + 1 }));
  // A marked turn ahead was undone: it can be done again, move by move.
  for (let ahead = -back; ahead > 0; --ahead) if (!(await sitting.told(game.redo()))) return;
  if (back <= 0) sitting.tell(t('play.bookmark.here', { bookmark: index + 1 }));
}
