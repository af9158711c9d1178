// An entry of a story in words: the moves of a turn, or the command that was given.
import type { StoryEntry } from '../../engine/protocol';
import { tCode } from '../../texts';

export function entryWords({ command, moves }: StoryEntry): string {
  if (command === 'play') return moves.join(' ');
  const name = tCode('replay.command', command, {}, command);
  return moves.length > 0 ? `${moves.join(' ')} · ${name}` : name;
}
