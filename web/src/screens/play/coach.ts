// The hint in three steps: which pile, which move, why.
import type { Advised, Adviser, Hint } from '../../game/adviser';
import { pileName } from '../../table/names';
import { t } from '../../texts';
import { moveWords, pileOf, reasonText } from './words';

export type Step = 1 | 2 | 3;

/** Asking again within this time is asking for more. */
const again = 8000;

export class Coach {
  hint: Hint | null = null;
  step: Step | 0 = 0;
  text = '';
  private asked = 0;
  private hash = '';
  private counted = '';

  constructor(
    private readonly game: Advised,
    private readonly adviser: Adviser,
  ) {}

  forget(): void {
    this.hint = null;
    this.step = 0;
    this.text = '';
  }

  /** The next step; false when nothing is known that is better than going back. */
  async ask(now = performance.now()): Promise<boolean> {
    const { hash } = this.game.state;
    const more = this.hint !== null && this.hash === hash && now - this.asked <= again;
    if (!more || !this.hint) {
      const hint = await this.adviser.hint();
      if (this.game.state.hash !== hash) return this.askAnew();
      if (!hint) return false;
      this.hint = hint;
      this.step = 0;
      this.hash = hash;
      if (this.counted !== hash) await this.game.countHint();
      this.counted = hash;
    }
    this.asked = performance.now();
    const { hint } = this;
    const step = Math.min(this.step + 1, 3) as Step;
    const text = await this.words(hint, step);
    if (this.game.state.hash !== hash) return this.askAnew();
    if (this.hint !== hint) return false;
    this.step = step;
    this.text = text;
    return true;
  }

  /** A card was moved meanwhile: the hint is wanted for the table as it is now. */
  private async askAnew(): Promise<boolean> {
    return this.game.state.outcome === 'open' && this.ask();
  }

  private async words(hint: Hint, step: Step): Promise<string> {
    const { state } = this.game;
    const from = pileOf(state, hint.move.from);
    if (step === 1) return t('play.hint.pile', { place: from ? pileName(from) : '' });
    const move = moveWords(hint.move, state);
    if (step === 2) return t('play.hint.move', { move });
    return `${t('play.hint.move', { move })} ${await this.why(hint)}`;
  }

  private async why(hint: Hint): Promise<string> {
    const { state } = this.game;
    const reasons = await this.game.reasons(hint.move.move);
    const sentences = reasons
      .map((reason) => reasonText(reason, (name) => pileOf(state, name)))
      .filter(Boolean)
      .slice(0, 2);
    const evidence = await this.evidence(hint);
    if (sentences.length === 0)
      sentences.push(t(hint.sure ? 'play.hint.solverMove' : 'play.hint.noReason'));
    return [...sentences, evidence].filter(Boolean).join(' ');
  }

  /** What the solver knows about it, by what the player has seen. */
  private async evidence(hint: Hint): Promise<string> {
    const { state } = this.game;
    const { votes, samples } = hint;
    if (hint.planned && !hint.sure) return t('play.hint.planned');
    if (samples > 1)
      return t(votes > 0 ? 'play.hint.votes' : 'play.hint.noWin', { votes, samples });
    if (!hint.sure || state.hidden > 0) return '';
    const { moves } = await this.adviser.verdicts();
    const others = moves.filter(({ move }) => move !== hint.move.move);
    const lost = others.filter(({ verdict }) => verdict === 'impossible').length;
    if (others.length === 0) return t('play.hint.onlyMove');
    if (lost === others.length) return t('play.hint.othersLose');
    return lost > 0 ? t('play.hint.someLose', { lost, all: others.length }) : '';
  }
}
