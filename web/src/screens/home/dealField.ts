// What the player typed or pasted: a deal id, a replay link, or a sentence that says what is wrong.
import { routeOf, type Route } from '../../app/router';
import type { GameInfo } from '../../engine/protocol';
import type { TextKey } from '../../texts';

export type Reading =
  | { readonly kind: 'route'; readonly route: Route }
  | {
      readonly kind: 'wrong';
      readonly key: TextKey;
      readonly args: Readonly<Record<string, string>>;
    };

const wrong = (key: TextKey, args: Record<string, string> = {}): Reading => ({
  kind: 'wrong',
  key,
  args,
});

type Infos = readonly GameInfo[];
const prefixesOf = (infos: Infos) => infos.flatMap(({ modes }) => modes.map((m) => m.prefix));

/** Options behind a deal number: known to the game, with a word it knows. */
function wrongOption(options: readonly string[], info: GameInfo): Reading | null {
  for (const text of options) {
    const [key = '', word = ''] = text.split('=');
    const option = info.options.find((one) => one.key === key);
    if (!option) {
      const keys = info.options.map((one) => one.key).join(', ');
      return wrong('deal.option', { game: info.title, key, keys });
    }
    if (!option.words.includes(word))
      return wrong('deal.word', { word, key, words: option.words.join(', ') });
  }
  return null;
}

function readDeal(text: string, infos: Infos): Reading {
  const parts = /^([A-Za-z][A-Za-z0-9]*)\s*-\s*(\d+)((?:\+[\w]+=[\w]*)*)$/.exec(text);
  if (!parts) return wrong('deal.shape', { text: text.slice(0, 40) });
  const [, letters = '', number = '', rest = ''] = parts;
  // Never by the player's locale: a Turkish i has its dot.
  const prefix = letters.toUpperCase();
  const info = infos.find(({ modes }) => modes.some((mode) => mode.prefix === prefix));
  if (!info) return wrong('deal.prefix', { prefix, prefixes: prefixesOf(infos).join(', ') });
  const n = BigInt(number);
  if (n < 1n || n > BigInt(info.last_number))
    return wrong('deal.number', { prefix, number, last: String(info.last_number) });
  const options = rest.split('+').slice(1);
  const fault = wrongOption(options, info);
  if (fault) return fault;
  const deal = [`${prefix}-${n}`, ...options].join('+');
  return { kind: 'route', route: { screen: 'play', deal } };
}

/** Reads the field "Deal number or link". */
export function readDealField(typed: string, infos: Infos): Reading {
  // Keyboards of phones like to write long dashes.
  const text = typed.trim().replace(/[‐‑‒–—−]/g, '-');
  if (text === '') return wrong('deal.empty');
  const hash = text.indexOf('#/');
  if (hash >= 0) {
    const route = routeOf(text.slice(hash));
    if (route.screen === 'replay') return { kind: 'route', route };
    if (route.screen === 'play') return readDeal(route.deal, infos);
    return wrong('deal.foreign');
  }
  if (/^\w+:\/\//.test(text)) return wrong('deal.foreign');
  if (/^\d+$/.test(text)) {
    const examples = infos.map(({ modes }) => `${modes[0]?.prefix ?? ''}-${text}`).join(', ');
    return wrong('deal.numberOnly', { examples });
  }
  if (/^[A-Za-z]\w*-\d+(\+[\w=]+)*\./.test(text))
    return { kind: 'route', route: { screen: 'replay', link: text } };
  return readDeal(text, infos);
}
