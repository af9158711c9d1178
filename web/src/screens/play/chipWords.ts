// What the chip says: a sign, a word, and in full how it is known.
import type { State } from '../../engine/protocol';
import type { Chip } from '../../game/adviser';
import { t, type TextKey } from '../../texts';
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
    case 'fair':
      return fairWords(chip, state, args);
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

/** In plain words how often the game is won in what the player cannot tell apart; the numbers are told on demand. */
function fairWords(chip: Chip, state: State, args: Record<string, string>): ChipWords {
  const { won = 0, samples = 0, impossible = 0 } = chip.fair ?? {};
  const full = t('play.chip.fairFull', { ...args, won, samples, hidden: state.hidden });
  if (chip.winnableDeal && state.turns === 0)
    return {
      sign: '✓',
      word: t('play.chip.winnableDeal'),
      full: `${t('play.chip.winnableDealFull')} ${full}`,
      look: 'won',
    };
  const [sign, key, look] = chanceOf(won, impossible, samples);
  const deal = chip.winnableDeal ? `${t('play.chip.winnableStart')} ` : '';
  return { sign, word: t(key), full: deal + full, look };
}

function chanceOf(
  won: number,
  impossible: number,
  samples: number,
): readonly [sign: string, key: TextKey, look: ChipWords['look']] {
  if (samples === 0) return ['?', 'play.chip.unknown', 'unknown'];
  if (2 * won >= samples) return ['◕', 'play.chip.good', 'busy'];
  const isLost = won === 0 ? 2 * impossible > samples : 8 * impossible >= 7 * samples;
  if (isLost) return ['○', 'play.chip.probablyLost', 'unknown'];
  return ['◔', 'play.chip.risky', 'unknown'];
}
