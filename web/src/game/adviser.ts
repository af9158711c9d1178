// The solver beside the table: can it still be won, what to play, where was it lost?
import { settings, watchSettings } from '../app/settings';
import { EngineBroken } from '../engine/client';
import type { AdviceAnswer, FairAnswer, LegalMove, SolveAnswer } from '../engine/protocol';
import { gradeOf } from './certified';
import type { Advisable, Change, Saveable, Viewable } from './game';
import { patience, samples, Solver, type OnStates, type Request } from './solver';

export interface Chip {
  readonly kind: 'off' | 'thinking' | 'won' | 'impossible' | 'unknown' | 'fair';
  readonly states: number;
  readonly ms: number;
  readonly line?: string;
  readonly fair?: FairAnswer;
  /** The deal is in the list of those that can be won. */
  readonly winnableDeal?: boolean;
}
export interface Hint {
  readonly move: LegalMove;
  /** It begins a line that wins for certain. */
  readonly sure: boolean;
  /** It goes on with what the hint before began. */
  readonly planned: boolean;
  /** In so many of the samples the game can still be won after it. */
  readonly votes: number;
  readonly samples: number;
}

export const noChip: Chip = { kind: 'off', states: 0, ms: 0 };
const hintPatience = 2500;
/** For each sample: hint and chip speak of the same ones, looked at equally long. */
const states = 50_000;

/** A game that a solver can help with. */
export type Advised = Viewable & Advisable & Saveable;

export class Adviser extends Solver {
  chip: Chip = noChip;
  /** What is left of a line that wins; followed, it costs no new search. */
  private line: readonly string[] = [];
  /** What the last hint began. */
  private plan = '';
  private planKnowsAll = false;
  private winnableDeal = false;
  private closed = false;
  private readonly watchers = new Set<(chip: Chip) => void>();
  private readonly leave: (() => void)[] = [];
  private turn = 0;
  /** How many questions of the player are open. */
  private asked = 0;

  constructor(private readonly game: Advised) {
    super(game);
    this.leave.push(game.watch((change) => this.changed(change)));
    let mode = settings().chip;
    this.leave.push(
      watchSettings(({ chip }) => {
        if (chip === mode) return;
        mode = chip;
        void this.refresh();
      }),
    );
    void gradeOf(game.state.deal ?? '').then((grade) => {
      if (grade === null) return;
      this.winnableDeal = true;
      this.show(this.chip);
    });
    void this.refresh();
  }

  watchChip(listener: (chip: Chip) => void): () => void {
    this.watchers.add(listener);
    return () => this.watchers.delete(listener);
  }

  /** The best move by what the player has seen; null when nothing is better than going back. */
  async hint(): Promise<Hint | null> {
    const next = this.line[0];
    const known = next === undefined ? undefined : this.game.find(next);
    if (known && this.mayKnow())
      return { move: known, sure: true, planned: false, votes: 1, samples: 1 };
    const { hash, hidden } = this.game.state;
    const xray = hidden > 0 && this.mayKnow();
    // What was planned with all cards in sight would tell of them.
    if (xray !== this.planKnowsAll) this.plan = '';
    const advice = await this.answer<AdviceAnswer>(
      { command: 'advice', samples, states, plan: this.plan, xray },
      hintPatience,
    );
    const move = advice.move === null ? undefined : this.game.find(advice.move);
    if (!move) return null;
    // What was found for the table before is no plan for the one that lies there now.
    if (hash === this.game.state.hash) {
      this.plan = advice.plan ?? this.plan;
      this.planKnowsAll = xray;
      if (advice.line) this.line = advice.line.split(' ');
    }
    const { planned, votes } = advice;
    return { move, sure: advice.line !== undefined, planned, votes, samples: advice.samples };
  }

  override cancel(): void {
    ++this.turn;
    super.cancel();
  }
  override close(): void {
    this.closed = true;
    super.close();
    for (const leave of this.leave) leave();
    this.watchers.clear();
  }

  /** Exact verdicts tell nothing new when every card has been seen. */
  private mayKnow(): boolean {
    return this.game.state.hidden === 0 || settings().chip === 'xray';
  }

  private changed(change: Change): void {
    if (change.cause === 'clock') return;
    if (change.move !== undefined && this.line[0] === change.move) {
      this.line = this.line.slice(1);
      if (this.chip.kind === 'won' && change.state.outcome === 'open') {
        this.cancel();
        return this.show({ ...this.chip, line: this.line.join(' ') });
      }
    } else this.line = [];
    void this.refresh();
  }

  private async refresh(): Promise<void> {
    if (this.closed) return;
    this.cancel();
    const { chip } = settings();
    const { state } = this.game;
    if (chip === 'off' || state.outcome !== 'open') return this.show(noChip);
    const turn = this.turn;
    const ms = () => Math.round(performance.now() - this.begun);
    this.show({ kind: 'thinking', states: 0, ms: 0 });
    try {
      if (this.mayKnow()) {
        if (state.hidden > 0) this.game.markAssisted();
        const answer = await this.search<SolveAnswer>({ command: 'solve' }, patience);
        if (turn !== this.turn || (answer.stopped && this.asked > 0)) return;
        this.line = answer.moves ? answer.moves.split(' ') : [];
        const line = answer.moves === undefined ? {} : { line: answer.moves };
        return this.show({ kind: answer.verdict, states: answer.states, ms: ms(), ...line });
      }
      const fair = await this.search<FairAnswer>({ command: 'fair', samples, states }, patience);
      if (turn !== this.turn || (fair.stopped && this.asked > 0)) return;
      this.show({ kind: 'fair', states: fair.states, ms: ms(), fair });
    } catch (error) {
      // Out of memory: nobody knows.
      if (!(error instanceof EngineBroken)) throw error;
      if (turn === this.turn) this.show({ kind: 'unknown', states: 0, ms: ms() });
    }
  }

  private show(chip: Chip): void {
    this.chip = { ...chip, winnableDeal: this.winnableDeal };
    for (const watcher of this.watchers) watcher(this.chip);
  }

  /** Questions of the player stop the chip's own; it asks again afterwards. */
  protected override async answer<T>(
    request: Request,
    limit: number,
    onStates?: OnStates,
  ): Promise<T> {
    ++this.asked;
    try {
      return await this.search<T>(request, limit, onStates);
    } finally {
      --this.asked;
      if (this.asked === 0 && this.chip.kind === 'thinking') void this.refresh();
    }
  }
}
