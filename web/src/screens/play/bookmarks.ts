// Positions to come back to, also those of a line that was left: saved as places in the game's story.
import type { StoryEntry } from '../../engine/protocol';
import type { Bookmarkable, Recorded } from '../../game/game';
import { t, tCount } from '../../texts';
import { linesOf, type Line } from './line';
import type { PlaySession } from './playSession';

const most = 9;

export interface Mark {
  /** How many turns lead to it. */
  readonly turn: number;
  /** Neither undo nor redo leads there any more. */
  readonly left: boolean;
}
/** How to get from where the player stands to a bookmark. */
interface Way extends Mark {
  readonly back: number;
  /** The moves of each turn to be made after that. */
  readonly ahead: readonly string[];
}

/** Equal turns lead to equal positions, whenever they were made. */
function movesOf(story: readonly StoryEntry[], line: Line): string[] {
  return line.map((entry) => story[entry]?.moves.join(' ') ?? '');
}
function common(a: readonly string[], b: readonly string[]): number {
  const differs = a.findIndex((moves, turn) => b[turn] !== moves);
  return differs < 0 ? a.length : differs;
}

export function waysTo(bookmarks: readonly number[], story: readonly StoryEntry[]): Way[] {
  const { lines, undone } = linesOf(story);
  const here = movesOf(story, lines.at(-1) ?? []);
  const redone = movesOf(story, undone[0] ?? []);
  return bookmarks.map((position) => {
    const there = movesOf(story, lines[position] ?? []);
    const shared = common(there, here);
    const left = shared < there.length && common(there, redone) < there.length;
    return { turn: there.length, left, back: here.length - shared, ahead: there.slice(shared) };
  });
}

export async function marksOf(game: Bookmarkable & Recorded): Promise<readonly Mark[]> {
  return game.bookmarks.length === 0 ? [] : waysTo(game.bookmarks, await game.story());
}

export async function setBookmark(session: PlaySession): Promise<void> {
  const { game } = session;
  const story = await game.story();
  const ways = waysTo(game.bookmarks, story);
  const others = game.bookmarks.filter((_, index) => !isHere(ways[index]));
  game.bookmarks = [...others, story.length].slice(-most);
  // Who plays with a finger has no keys.
  const touched = matchMedia('(hover: none) and (pointer: coarse)').matches;
  session.notify(
    t(touched ? 'play.bookmark.setTouch' : 'play.bookmark.set', { n: game.bookmarks.length }),
  );
  await session.readMarks();
}
function isHere(way: Way | undefined): boolean {
  return way?.back === 0 && way.ahead.length === 0;
}

/** The index of the bookmark set last that is not where the player stands. */
export function lastBookmark({ marks, game }: PlaySession): number | null {
  const index = marks.findLastIndex(({ turn, left }) => left || turn !== game.state.turns);
  return index < 0 ? null : index;
}

export async function goToBookmark(session: PlaySession, index: number): Promise<void> {
  const { game } = session;
  const bookmark = index + 1;
  const way = waysTo(game.bookmarks, await game.story())[index];
  if (!way) return session.notify(t('play.bookmark.none', { n: bookmark }));
  const { back, ahead, left } = way;
  if (back > 0 && !(await session.carryOut(game.rewind(back)))) return;
  // What was only undone can be done again; of a line that was left every turn is made anew.
  for (const moves of ahead)
    if (!(await session.carryOut(left ? game.line(moves) : game.redo()))) return;
  if (left) session.notify(t('play.bookmark.left', { bookmark }));
  else if (back > 0) session.notify(tCount('play.bookmark.back', back, { bookmark }));
  else session.notify(t('play.bookmark.here', { bookmark }));
}
