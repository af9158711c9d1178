// The table as it is laid: without the piles that the mode does not play with.
import type { State } from '../engine/protocol';
import { columnsOf } from '../games';

export function shownState(state: State): State {
  const table = columnsOf(state.game);
  if (!table.isLaid) return state;
  return { ...state, piles: state.piles.filter((pile) => table.isLaid?.(pile, state.mode)) };
}
