// The winnability chip in the header; pressing it tells more.
import { t } from '../../texts';
import { chipWords } from './chipWords';
import type { PlayController } from './playController';
import type { PlaySession } from './playSession';
import { durationWords, numberWords } from './words';

export function ChipButton({
  controller,
  session,
}: {
  controller: PlayController;
  session: PlaySession;
}) {
  const { chip } = session;
  if (chip.kind === 'off') return null;
  const { sign, word, full, look } = chipWords(chip, session.game.state);
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
      onClick={() => controller.show('chip')}
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
