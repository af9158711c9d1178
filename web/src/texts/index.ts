// Sentences in the player's language. A language is one file beside this one, fetched when it is
// wanted; what it holds is said by English.
import { settings } from '../app/settings';
import type english from './en.json';

type Language = typeof english;
export type Texts = Language['sentences'];
export type TextKey = keyof Texts;
export type Arguments = Readonly<Record<string, string | number>>;

const files = import.meta.glob<string>('./*.json', {
  query: '?url',
  import: 'default',
  eager: true,
});
export const languages: readonly string[] = Object.keys(files).map((path) => path.slice(2, -5));

let sentences: Readonly<Record<string, string>> = {};
let rules: unknown;
let current = 'en';
const readers = new Set<() => void>();

export function currentLanguage(): string {
  return current;
}

/** As dates are written in: the browser's own kind of the language, such as British English. */
export function dateLanguage(): string {
  return navigator.languages.find((tag) => tag.split('-')[0] === current) ?? current;
}

/** What the player chose, else the first of the browser's languages that there is. */
export function wantedLanguage(): string {
  const wanted = [settings().language, ...navigator.languages.map((tag) => tag.split('-')[0])];
  return wanted.find((name) => name !== undefined && languages.includes(name)) ?? 'en';
}

export async function loadLanguage(name: string = wantedLanguage()): Promise<void> {
  const place = files[`./${name}.json`];
  if (place === undefined) throw new Error(`there is no language ${name}`);
  const answer = await fetch(place);
  if (!answer.ok) throw new Error(`${place}: ${answer.status}`);
  const loaded = (await answer.json()) as Language;
  sentences = loaded.sentences;
  rules = loaded.rules;
  current = name;
  document.documentElement.lang = name;
  for (const reader of [...readers]) reader();
}
/** Tells when all sentences are another language's. */
export function watchLanguage(reader: () => void): () => void {
  readers.add(reader);
  return () => readers.delete(reader);
}

/** The rules of the games; screens/rules knows their shape. */
export function rulesInWords(): unknown {
  return rules;
}

/** Fills {name} in a sentence with its argument. */
export function fill(sentence: string, args: Arguments): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(args[name] ?? whole));
}

export function t(key: TextKey, args: Arguments = {}): string {
  return fill(sentences[key] ?? key, args);
}

/** The sentence of a code from the engine, or the one it sent along. */
export function tCode(prefix: string, code: string, args: Arguments, otherwise: string): string {
  const sentence = sentences[`${prefix}.${code}`];
  return sentence === undefined ? otherwise : fill(sentence, args);
}

/** "1 move", "3 moves": keys end in .one and .other. */
export function tCount(key: string, n: number, args: Arguments = {}): string {
  const form = new Intl.PluralRules(current).select(n) === 'one' ? 'one' : 'other';
  return t(`${key}.${form}` as TextKey, { n, ...args });
}
