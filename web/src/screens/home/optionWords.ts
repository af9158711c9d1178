// The rules of a game in words: names of options and of what they can be.
import type { GameInfo, OptionInfo } from '../../engine/protocol';
import { descriptionOf, type GameId } from '../../games';
import { t, tCode, tCount, type TextKey } from '../../texts';
import { tileOptions, type Choice } from './choices';

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

/** How the next game will be dealt, in a few words: mode, level, who sits opposite, own rules. */
export function choiceWords(info: GameInfo, { mode, level, options }: Choice): readonly string[] {
  const { front, more } = tileOptions(info);
  const bots = front.find(({ key }) => key === 'bots');
  const own = [...front, ...more].filter(
    (option) => option !== bots && (options[option.key] ?? option.default) !== option.default,
  );
  return [
    info.modes.length > 1 ? modeWords(mode) : '',
    descriptionOf(info.id).levels ? t(`home.deals.${level}`) : '',
    bots ? t(`home.bots.${options['bots'] ?? bots.default}` as TextKey) : '',
    own.length > 0 ? tCount('home.ownRules', own.length) : '',
  ].filter(Boolean);
}
