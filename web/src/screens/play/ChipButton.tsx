// The winnability chip in the header; pressing it tells more.
import { t } from '../../texts';
import { chipWords } from './chipWords';
import type { Desk } from './desk';
import type { Sitting } from './sitting';
import { durationWords, numberWords } from './words';

export function ChipButton({ desk, sitting }: { desk: Desk; sitting: Sitting }) {
  const { chip } = sitting;
  if (chip.kind === 'off') return null;
  const { sign, word, full, look } = chipWords(chip, sitting.game.state);
  const figures =
    chip.states > 0
      ? t('play.chip.figures', {
          states: numberWords(chip.states),
          time: durationWords(chip.ms),
        })
      : '';
  return (
    <button
      type="button"
      class={`chip chip-${look} play-chip`}
      data-testid="chip"
      data-kind={chip.kind}
      data-states={chip.states}
      title={full}
      aria-label={`${word}. ${full}`}
      aria-haspopup="dialog"
      onClick={() => desk.show('chip')}
    >
      <span class="chip-sign" aria-hidden="true">
        {sign}
      </span>
      <span class="chip-word">{word}</span>
      {figures && (
        <span class="chip-figures figures" aria-hidden="true">
          {figures}
        </span>
      )}
    </button>
  );
}
