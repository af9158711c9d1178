// The rules of a game in words: names of options and of what they can be.
import type { OptionInfo } from '../../engine/protocol';
import type { GameId } from '../../games';
import { t, tCode, type TextKey } from '../../texts';

export function modeWords(prefix: string): string {
  return tCode('mode', prefix, {}, prefix);
}

export function modesWords(game: GameId): string {
  return tCode('home.modes', game, {}, t('home.modes.meridian'));
}

export function optionWords({ key, meaning }: OptionInfo): string {
  return tCode('option', key, {}, meaning);
}

export function wordWords(option: OptionInfo, word: string): string {
  return tCode(`word.${option.key}`, word, {}, tCode('word', word, {}, word));
}

export function levelWords(level: string | number): string {
  return t(`level.${level}` as TextKey);
}
