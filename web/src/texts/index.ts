// Sentences in the player's language. A language is one file; English is complete by type.
import { settings } from '../app/settings';
import { en } from './en';

export type Texts = typeof en;
export type TextKey = keyof Texts;
export type Arguments = Readonly<Record<string, string | number>>;

let texts: Readonly<Record<string, string>> = en;
let language = 'en';

export function currentLanguage(): string {
  return language;
}

export function wantedLanguage(): 'en' | 'tr' {
  const chosen = settings().language;
  if (chosen !== 'system') return chosen;
  return navigator.language.toLowerCase().startsWith('tr') ? 'tr' : 'en';
}

export async function loadLanguage(name: 'en' | 'tr' = wantedLanguage()): Promise<void> {
  texts = name === 'tr' ? (await import('./tr')).tr : en;
  language = name;
  document.documentElement.lang = name;
}

/** Fills {name} in a sentence with its argument. */
export function fill(sentence: string, args: Arguments): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(args[name] ?? whole));
}

export function t(key: TextKey, args: Arguments = {}): string {
  return fill(texts[key] ?? en[key], args);
}

/** The sentence of a code from the engine, or the one it sent along. */
export function tCode(prefix: string, code: string, args: Arguments, otherwise: string): string {
  const key = `${prefix}.${code}`;
  const sentence = texts[key] ?? (en as Readonly<Record<string, string>>)[key];
  return sentence === undefined ? otherwise : fill(sentence, args);
}

/** "1 move", "3 moves": keys end in .one and .other. */
export function tCount(key: string, n: number, args: Arguments = {}): string {
  const form = new Intl.PluralRules(language).select(n) === 'one' ? 'one' : 'other';
  return t(`${key}.${form}` as TextKey, { n, ...args });
}
