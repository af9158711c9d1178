// A position of a replay as the table can show it: it is looked at, never played.
import type { State } from '../../engine/protocol';
import type { Cause, Change, Viewable } from '../../game/game';

export class ReplayPosition implements Viewable {
  private readonly watchers = new Set<(change: Change) => void>();

  constructor(
    private position: number,
    public state: State,
  ) {}

  /** Shows another position; neighbours are shown as the moves between them. */
  show(position: number, state: State): void {
    const before = this.state;
    const steps = position - this.position;
    const cause: Cause = steps === 1 ? 'redo' : steps === -1 ? 'undo' : 'rewind';
    this.position = position;
    this.state = state;
    for (const watcher of this.watchers) watcher({ cause, before, state, events: [] });
  }

  watch(listener: (change: Change) => void): () => void {
    this.watchers.add(listener);
    return () => this.watchers.delete(listener);
  }
}
