// The line of play that a story leads to: what was undone is not in it.
import type { StoryEntry } from '../../engine/protocol';

/** The entries of a story whose turns lead to a position. */
export type Line = readonly number[];

/** Commands that make a turn. */
const turning: readonly string[] = ['play', 'line', 'finish'];

/** For each position of a story, from the deal to its end, the line to it; and where redo leads. */
export function linesOf(story: readonly StoryEntry[]): { lines: Line[]; undone: Line[] } {
  let line: Line = [];
  let undone: Line[] = [];
  const lines = [line];
  story.forEach(({ command, turns = 1 }, entry) => {
    if (turning.includes(command)) {
      line = [...line, entry];
      undone = [];
    } else if (command === 'undo' || command === 'rewind')
      for (let back = command === 'undo' ? 1 : turns; back > 0; --back) {
        undone.push(line);
        line = line.slice(0, -1);
      }
    else if (command === 'redo') line = undone.pop() ?? line;
    lines.push(line);
  });
  return { lines, undone };
}
export function lineages(story: readonly StoryEntry[]): Line[] {
  return linesOf(story).lines;
}

/** The entries of the line that stands now. */
export function lineOf(story: readonly StoryEntry[]): StoryEntry[] {
  return (lineages(story).at(-1) ?? []).flatMap((entry) => story[entry] ?? []);
}
