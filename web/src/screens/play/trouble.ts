// Signs that a game is lost or goes nowhere: said quietly, and only as surely as they are known.
import type { State } from '../../engine/protocol';
import type { Chip } from '../../game/adviser';

export type Warning = 'no_progress' | 'loop' | 'slow';
export type Trouble = 'lost' | 'noMoves' | 'impossible' | 'unlikely' | 'unknown' | Warning;

export function troubleOf(state: State, chip: Chip, warning: Warning | null): Trouble | null {
  if (state.outcome === 'won') return null;
  if (state.outcome === 'lost') return 'lost';
  if (state.moves.length === 0) return 'noMoves';
  if (chip.kind === 'impossible') return 'impossible';
  const { fair } = chip;
  if (chip.kind === 'fair' && fair && fair.samples > 0 && fair.impossible === fair.samples) {
    if (fair.unseen === 0) return 'impossible';
    // What the samples tell at the start of a deal that is known to be winnable is not so.
    if (!chip.winnableDeal || state.turns > 0) return 'unlikely';
  }
  // Nothing has got better for long and the search does not know either.
  if (warning === 'no_progress' && chip.kind === 'unknown') return 'unknown';
  return warning;
}

/** Whether going back could help. */
export function isLoss(trouble: Trouble): boolean {
  return !['no_progress', 'loop', 'slow'].includes(trouble);
}
