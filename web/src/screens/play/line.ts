// The line of play that a story leads to: what was undone is not in it.
import type { StoryEntry } from '../../engine/protocol';

/** Commands that make a turn. */
const turning: readonly string[] = ['play', 'line', 'finish'];

/**
 * For each position of a story, from the deal to its end, the entries whose turns led to it.
 * `turnsAfter` knows how many turns a position has; without it an undo takes back one.
 */
export function lineages(
  story: readonly StoryEntry[],
  turnsAfter: (position: number) => number | undefined = () => undefined,
): (readonly number[])[] {
  let line: readonly number[] = [];
  let undone: (readonly number[])[] = [];
  const all = [line];
  story.forEach(({ command, moves }, entry) => {
    if (turning.includes(command)) {
      line = [...line, entry];
      undone = [];
    } else if (command === 'undo' || command === 'rewind') {
      const back = command === 'rewind' ? Number(moves[0] ?? 1) : 1;
      if (command === 'undo') undone.push(line);
      line = line.slice(0, turnsAfter(entry + 1) ?? Math.max(0, line.length - back));
    } else if (command === 'redo') line = undone.pop() ?? line;
    all.push(line);
  });
  return all;
}

/** The entries of the line that stands now. */
export function lineOf(story: readonly StoryEntry[], turns: number): StoryEntry[] {
  const line = lineages(story).at(-1) ?? [];
  return line.slice(0, turns).flatMap((entry) => story[entry] ?? []);
}
