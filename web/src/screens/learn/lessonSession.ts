// A lesson under way: which step it is at, what is said there, and what its table points at.
import { say, sayAlso } from '../../app/live';
import { seatName } from '../../bluff/words';
import { shortName } from '../../cards';
import type { CardText, LegalMove } from '../../engine/protocol';
import { LessonGame } from '../../game/lessonGame';
import type { GameId } from '../../games';
import { lessonOf, type Lesson, type LessonStep } from '../../games/lessons';
import type { TableView } from '../../table';
import { cardName } from '../../table/names';
import { t, type TextKey } from '../../texts';
import { Observable } from '../play/observable';

type Naming = (card: CardText) => string;

export class LessonSession extends Observable {
  at = 0;
  /** The others play; the player watches. */
  waiting = false;
  private table: TableView | null = null;

  private constructor(
    readonly game: LessonGame,
    private readonly lesson: Lesson,
  ) {
    super();
    game.played = () => this.moved();
    this.enter();
  }

  static async begin(game: GameId): Promise<LessonSession> {
    const lesson = lessonOf(game);
    return new LessonSession(await LessonGame.begin(lesson.start), lesson);
  }

  get length(): number {
    return this.lesson.steps.length;
  }
  get step(): LessonStep {
    return this.lesson.steps[this.at] as LessonStep;
  }
  get isLast(): boolean {
    return this.at === this.length - 1;
  }
  /** Nothing has to be moved here. */
  get isRead(): boolean {
    return this.step.moves === undefined;
  }
  /** The sentence of the step, as it is written. */
  get text(): string {
    return this.sentence(shortName);
  }

  /** The table lies there. */
  laid(table: TableView | null): void {
    this.table = table;
    this.point();
  }
  focus(): void {
    this.table?.focus();
  }

  /** The player has read the step. */
  next(): void {
    if (!this.isRead || this.isLast) return;
    this.goOn();
    say(this.spoken());
  }
  /** Says the step once more, and points anew. */
  again(): void {
    say(this.spoken());
    this.point();
  }
  close(): void {
    this.game.close();
  }

  private moved(): void {
    this.waiting = this.game.othersPlay;
    if (!this.waiting) this.goOn();
    else this.changed();
    sayAlso(this.spoken());
  }
  private goOn(): void {
    ++this.at;
    this.enter();
    this.point();
    this.changed();
  }
  private enter(): void {
    const { moves = [], then = [] } = this.step;
    const astray = t(this.isRead ? 'lesson.readFirst' : 'lesson.astray');
    this.game.expect({ moves, then, astray });
  }
  private point(): void {
    if (!this.waiting) this.table?.guide.guide(this.game.wanted, this.step.at ?? []);
  }

  private spoken(): string {
    if (this.waiting) return t('lesson.watch');
    const at = t('lesson.at', { n: this.at + 1, of: this.length });
    return `${at}. ${this.sentence(cardName)}`;
  }
  private sentence(naming: Naming): string {
    const key = `lesson.${this.game.state.game}.${this.step.name}` as TextKey;
    const [move] = this.game.wanted;
    return t(key, { ...this.others(), ...(move ? this.cardsOf(move, naming) : {}) });
  }
  /** The card that is moved, and the one it goes on or with. */
  private cardsOf(move: LegalMove, naming: Naming) {
    const top = (pile: string | undefined, count = 1) =>
      this.game.state.piles.find(({ name }) => name === pile)?.cards.at(-count) ?? '';
    return {
      card: naming(move.card ?? top(move.from, move.count)),
      on: naming(top(move.source ?? move.to)),
    };
  }
  private others() {
    return { who2: seatName(1), who3: seatName(2), who4: seatName(3) };
  }
}
