// What the chip says: a sign, a word, and in full how it is known.
import type { State } from '../../engine/protocol';
import type { Chip } from '../../game/adviser';
import { t } from '../../texts';
import { durationWords, numberWords } from './words';

export interface ChipWords {
  readonly sign: string;
  readonly word: string;
  readonly full: string;
  readonly look: 'won' | 'lost' | 'unknown' | 'busy';
}

export function chipWords(chip: Chip, state: State): ChipWords {
  const args = { states: numberWords(chip.states), time: durationWords(chip.ms) };
  switch (chip.kind) {
    case 'won':
      return {
        sign: '✓',
        word: t('play.chip.won'),
        full: t('play.chip.wonFull', args),
        look: 'won',
      };
    case 'impossible':
      return {
        sign: '✗',
        word: t('play.chip.lost'),
        full: t('play.chip.lostFull', args),
        look: 'lost',
      };
    case 'fair': {
      const { won = 0, samples = 0 } = chip.fair ?? {};
      const look = samples > 0 && chip.fair?.impossible === samples ? 'unknown' : 'busy';
      return {
        sign: `${won}/${samples}`,
        word: t('play.chip.fair', { won, samples }),
        full: t('play.chip.fairFull', { ...args, won, samples, hidden: state.hidden }),
        look,
      };
    }
    case 'unknown':
      return {
        sign: '?',
        word: t('play.chip.unknown'),
        full: t('play.chip.unknownFull', args),
        look: 'unknown',
      };
    default:
      return {
        sign: '…',
        word: t('play.chip.thinking'),
        full: t('play.chip.thinking'),
        look: 'busy',
      };
  }
}
