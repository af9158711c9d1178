// Rules of a room that are not the usual ones, in words.
import { optionsOf } from '../../online/view';
import { currentLanguage, tCode } from '../../texts';

/** At a table of equals nobody is "you". */
export function chosenWords(key: string, word: string): string {
  return tCode(`online.word.${key}`, word, {}, tCode(`word.${key}`, word, {}, word));
}

/** A switch is told by its name, a choice with what was chosen. */
export function rulesWords(options: string): readonly string[] {
  return Object.entries(optionsOf(options)).map(([key, word]) => {
    const name = tCode('option', key, {}, key);
    if (word === 'on') return name;
    const chosen = chosenWords(key, word);
    return `${name}: ${chosen.charAt(0).toLocaleLowerCase(currentLanguage())}${chosen.slice(1)}`;
  });
}
