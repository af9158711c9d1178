// A position of a replay as a game that the table can show: it is looked at, never played.
import type { EngineError, GameResult, State } from '../../engine/protocol';
import type { Cause, Change, Game, Reply } from '../../game/game';
import type { Replay } from '../../game/games';

const looking: EngineError = {
  kind: 'refusal',
  code: 'read_only',
  sentence: 'A replay is only looked at.',
};
const refused = (): Promise<Reply> => Promise.resolve({ ok: false, error: looking });

export class Shown implements Game {
  readonly id = 'replay';
  readonly paused = false;
  bookmarks: readonly number[] = [];
  private readonly watchers = new Set<(change: Change) => void>();

  constructor(
    private readonly replay: Replay,
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

  get elapsed(): number {
    return this.state.elapsed;
  }
  watch(listener: (change: Change) => void): () => void {
    this.watchers.add(listener);
    return () => this.watchers.delete(listener);
  }
  save(): Promise<string> {
    return this.replay.saveAt(this.position);
  }
  find(move: string) {
    return this.state.moves.find((legal) => legal.move === move);
  }
  check(): Promise<EngineError> {
    return Promise.resolve(looking);
  }
  targets() {
    return Promise.resolve({ moves: [], refusal: looking });
  }
  story() {
    return Promise.resolve(this.replay.entries);
  }
  result(): Promise<GameResult> {
    const { mode, outcome, elapsed, tally, score, assisted } = this.state;
    return Promise.resolve({
      mode,
      elapsed,
      score,
      assisted,
      played: tally.moves > 0,
      won: outcome === 'won',
      moves: tally.moves,
      stalemate: outcome === 'lost',
      hints: tally.hints,
      undos: tally.undos,
    });
  }
  reasons() {
    return Promise.resolve([]);
  }
  attempt() {
    return Promise.resolve('');
  }
  report() {
    return Promise.resolve(null);
  }
  text() {
    return Promise.resolve('');
  }
  link() {
    return Promise.resolve('');
  }
  countHint() {
    return Promise.resolve();
  }
  markAssisted(): void {
    /* What is only looked at needs no help. */
  }
  pause(): void {
    /* It stands still anyway. */
  }
  resume(): void {
    /* As above. */
  }
  close(): void {
    this.watchers.clear();
  }
  play = refused;
  carry = refused;
  undo = refused;
  redo = refused;
  retract = refused;
  rewind = refused;
  finish = refused;
  line = refused;
  bot = refused;
}
