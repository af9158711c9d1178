// One game at the table with all who help its player: coach, adviser, way back, played lines.
import { say } from '../../app/live';
import { settings } from '../../app/settings';
import type { EngineError, State, WayBackAnswer } from '../../engine/protocol';
import { descriptionOf } from '../../games';
import { Adviser, noChip, type Chip } from '../../game/adviser';
import type { Change, Game, Reply } from '../../game/game';
import type { TableView } from '../../table';
import { t, tCount, type TextKey } from '../../texts';
import { toast } from '../parts';
import { marksOf, type Mark } from './bookmarks';
import { Coach } from './coach';
import { Playback } from './playback';
import { isLoss, troubleOf, type Trouble, type Warning } from './trouble';
import { Observable } from './observable';
import { refusalText, numberWords } from './words';

/** The table tells these itself, with the move that brought them. */
const saidByTable: readonly Trouble[] = ['lost', 'no_progress', 'loop', 'slow'];

export class PlaySession extends Observable {
  /** There in games that somebody can give advice on. */
  readonly adviser: Adviser | null;
  readonly coach: Coach | null;
  /** The positions of this line of play that were seen, by turn. */
  readonly path = new Map<number, State>();
  /** Where its bookmarks are, as the line of play now runs. */
  marks: readonly Mark[] = [];
  table: TableView | null = null;
  playback: Playback | null = null;
  /** Positions that Solve has looked at, while it does. */
  searching: number | null = null;
  trouble: Trouble | null = null;
  wayBack: WayBackAnswer | null = null;
  asking: 'hint' | 'wayBack' | null = null;
  private questions: Promise<unknown> = Promise.resolve();
  why = false;
  finished: boolean;
  private dismissed: Trouble | null = null;
  /** The position for which the hint was to go back. */
  private givenUp = '';
  private warning: Warning | null = null;
  /** Another game or screen has taken its place: answers that come now are for nobody. */
  private closed = false;
  private readonly leave: (() => void)[];

  constructor(readonly game: Game) {
    super();
    const { advice } = descriptionOf(game.state.game);
    this.adviser = advice === 'solver' ? new Adviser(game) : null;
    this.coach = this.adviser && new Coach(game, this.adviser);
    this.finished = game.state.outcome === 'won';
    this.path.set(game.state.turns, game.state);
    this.leave = [game.watch((change) => this.happened(change))];
    if (this.adviser) this.leave.push(this.adviser.watchChip(() => this.judge()));
    this.judge();
    void this.readMarks();
  }

  get chip(): Chip {
    return this.adviser?.chip ?? noChip;
  }
  /** Which step of a hint is shown; 0 when none is. */
  get hintStep(): Coach['step'] {
    return this.coach?.step ?? 0;
  }
  get strip(): Trouble | null {
    return this.trouble === this.dismissed ? null : this.trouble;
  }
  dismiss(): void {
    this.dismissed = this.trouble;
    this.why = false;
    this.forgetHint();
  }
  forgetHint(): void {
    this.coach?.forget();
    this.table?.hints?.clear();
    this.changed();
  }

  undo(): Promise<boolean> {
    return this.carryOut(this.game.undo());
  }
  redo(): Promise<boolean> {
    return this.carryOut(this.game.redo());
  }
  finish(): Promise<boolean> {
    return this.carryOut(this.game.finish());
  }

  hint(): Promise<void> {
    return this.inTurn(() => this.askCoach());
  }

  /** A question of the player waits for the one before: no key is lost. */
  private inTurn<T>(question: () => Promise<T>): Promise<T> {
    const answer = this.questions.then(question);
    this.questions = answer.catch(() => undefined);
    return answer;
  }

  private async askCoach(): Promise<void> {
    const { coach } = this;
    if (!settings().hints || this.game.state.outcome !== 'open') return;
    if (!coach) return this.notify(t('play.hint.none'));
    this.asking = 'hint';
    this.changed();
    const found = await coach.ask().catch(() => null);
    if (this.closed) return;
    this.asking = null;
    const { hint, step, text } = coach;
    if (found && hint) {
      this.table?.hints?.show(hint.move, step === 1 ? 1 : 2);
      say(text);
    } else if (found === false) this.giveUp();
    else this.notify(t('play.hint.none'));
    this.changed();
  }

  /** The hint is the way back: the strip offers it, also where it was closed before. */
  private giveUp(): void {
    if (this.game.state.outcome !== 'open') return;
    this.givenUp = this.game.state.hash;
    this.dismissed = null;
    this.judge();
  }

  /** Searches for a win and plays it, as one turn where the rules say so. */
  async solve(): Promise<void> {
    const { adviser } = this;
    const { state } = this.game;
    if (this.searching !== null || state.outcome !== 'open' || !adviser) return;
    this.searching = 0;
    this.changed();
    const answer = await adviser
      .solve((states) => {
        this.searching = states;
        this.changed();
      })
      .catch(() => null);
    if (this.closed) return;
    const stopped = this.searching === null;
    this.searching = null;
    this.changed();
    if (stopped || state.hash !== this.game.state.hash) return;
    if (answer?.verdict === 'won' && answer.moves) {
      if (descriptionOf(state.game).solution === 'turn')
        await this.carryOut(this.game.line(answer.moves));
      else this.showLine(answer.moves);
      return;
    }
    if (state.hidden > 0) this.game.markAssisted();
    const key: TextKey =
      answer?.verdict === 'impossible' ? 'play.solve.impossible' : 'play.solve.unknown';
    this.notify(t(key, { states: numberWords(answer?.states ?? 0) }));
  }
  stopSearch(): void {
    this.searching = null;
    this.adviser?.cancel();
    this.changed();
  }

  showLine(line: string): void {
    this.playback?.stop();
    this.forgetHint();
    this.playback = new Playback(
      this.game,
      line,
      () => this.changed(),
      () => {
        this.playback = null;
        this.changed();
      },
    );
    say(t('play.line.begins'));
    this.changed();
  }

  /** Looks for the last position that could be won; asked once a line of play. */
  findWayBack(): Promise<WayBackAnswer | null> {
    return this.inTurn(() => this.askWayBack());
  }
  private async askWayBack(): Promise<WayBackAnswer | null> {
    const { adviser } = this;
    if (this.wayBack || !adviser || this.closed) return this.wayBack;
    this.asking = 'wayBack';
    this.changed();
    const { hash } = this.game.state;
    const answer = await adviser.wayBack().catch(() => null);
    this.asking = null;
    if (answer && hash === this.game.state.hash) this.wayBack = answer;
    this.changed();
    return this.wayBack;
  }
  async goBack(): Promise<void> {
    const answer = await this.findWayBack();
    const turns = answer?.last_won == null ? 0 : this.game.state.turns - answer.last_won;
    if (turns > 0) {
      if (await this.carryOut(this.game.rewind(turns)))
        this.notify(tCount('play.wayBack.done', turns));
    } else this.notify(t(answer?.last_won == null ? 'play.wayBack.never' : 'play.wayBack.here'));
  }

  toggleWhy(): void {
    this.why = !this.why;
    this.changed();
  }
  /** The sheet of a win is read. */
  putAway(): void {
    this.finished = false;
    this.table?.focus();
    this.changed();
  }
  /** Something outside the game has changed. */
  refresh(): void {
    this.changed();
  }
  async readMarks(): Promise<void> {
    this.marks = await marksOf(this.game).catch(() => this.marks);
    this.changed();
  }

  pause(on: boolean): void {
    if (on) this.game.pause();
    else this.game.resume();
    say(t(on ? 'play.paused' : 'play.resumed'));
    this.changed();
  }

  notify(text: string): void {
    toast({ text, ms: 6000, kind: 'play' });
  }
  refused(error: EngineError): void {
    this.notify(refusalText(error));
  }
  async carryOut(answer: Promise<Reply>): Promise<boolean> {
    const reply = await answer;
    if (!reply.ok) this.refused(reply.error);
    return reply.ok;
  }

  close(): void {
    this.closed = true;
    this.playback?.stop();
    for (const leave of this.leave) leave();
    this.adviser?.close();
    this.game.close();
  }

  private happened({ cause, state, before, events }: Change): void {
    if (cause === 'clock') return this.changed();
    const { turns } = state;
    // What was retracted has never been.
    if (cause === 'retract')
      this.game.bookmarks = this.game.bookmarks.filter((_, index) => {
        const mark = this.marks[index];
        return mark?.left !== false || mark.turn <= turns;
      });
    void this.readMarks();
    for (const turn of [...this.path.keys()]) if (turn > turns) this.path.delete(turn);
    this.path.set(turns, state);
    if (this.wayBack?.last_won != null && turns <= this.wayBack.last_won) this.wayBack = null;
    const warned = events.find((event) => event.kind === 'warned');
    if (warned) this.warning = warned.warning;
    else if (cause === 'undo' || state.tally.without_progress === 0) this.warning = null;
    this.coach?.forget();
    this.table?.hints?.clear();
    this.judge();
    if (state.outcome === 'won' && before.outcome !== 'won') void this.celebrate();
  }

  private async celebrate(): Promise<void> {
    this.playback?.stop();
    await this.table?.celebrate();
    this.finished = true;
    this.changed();
  }

  private judge(): void {
    const { hash } = this.game.state;
    const asked = this.givenUp === hash;
    const found =
      (this.adviser && troubleOf(this.game.state, this.chip, this.warning)) ??
      (asked ? 'unlikely' : null);
    const thinking = this.chip.kind === 'thinking' && this.trouble !== null && isLoss(this.trouble);
    // What was lost stays lost; while the solver looks again the strip does not flicker.
    const now = found ?? (thinking && this.wayBack ? this.trouble : null);
    const shown =
      now !== null && (settings().stuck || asked || now === 'lost' || now === 'noMoves')
        ? now
        : null;
    if (shown !== this.trouble) {
      this.trouble = shown;
      if (shown === null) this.dismissed = null;
      else if (this.strip !== null && !saidByTable.includes(shown))
        // After what the move itself has to say.
        setTimeout(() => say(t(`play.trouble.${shown}` as TextKey)), 800);
      if (shown === null) this.why = false;
    }
    if (shown !== null && isLoss(shown) && this.strip !== null && this.game.state.turns > 0)
      void this.findWayBack();
    this.changed();
  }
}
