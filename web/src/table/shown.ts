// The table as it is laid: Meridian has its second pocket only in the mode that plays with it.
import type { State } from '../engine/protocol';

export function shownState(state: State): State {
  if (state.game !== 'meridian' || state.mode === 'MMD') return state;
  return { ...state, piles: state.piles.filter((pile) => pile.name !== 'q') };
}
