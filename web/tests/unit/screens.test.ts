// The screens' own thinking: what is typed, what is remembered, which key means what, all texts.
import { describe, expect, it } from 'vitest';
import { defaultKeys, keysOf } from '../../src/app/keys';
import { choices, defaults, settingsAt, settingsFrom } from '../../src/app/settings';
import type { GameInfo } from '../../src/engine/protocol';
import { choiceFrom, optionsText, tileOptions } from '../../src/screens/home/choices';
import { readDealField } from '../../src/screens/home/dealField';
import { descriptionOf, gameIds } from '../../src/games';
import { chordWords, keyGroups } from '../../src/screens/keys/groups';
import { faultOf, ownerOf, withKey, withoutKey } from '../../src/screens/settings/remap';
import english from '../../src/texts/en.json';

const klondike: GameInfo = {
  id: 'klondike',
  title: 'Klondike',
  modes: [
    { prefix: 'K3', title: 'draw three' },
    { prefix: 'K1', title: 'draw one' },
  ],
  levels: [],
  last_number: 4294967295,
  options: [
    { key: 'draw', type: 'choice', words: ['3', '1'], default: '3', meaning: '' },
    {
      key: 'passes',
      type: 'choice',
      words: ['unlimited', '1', '3'],
      default: 'unlimited',
      meaning: '',
    },
    { key: 'negative', type: 'switch', words: ['off', 'on'], default: 'off', meaning: '' },
    { key: 'autoplay', type: 'choice', words: ['off', 'safe'], default: 'off', meaning: '' },
  ],
};
const cards: GameInfo = {
  id: 'cards',
  title: 'Cards',
  modes: [{ prefix: 'CA', title: 'ordered runs' }],
  levels: [],
  last_number: Number.MAX_SAFE_INTEGER,
  options: [],
};
const infos = [klondike, cards];

describe('the field for a deal', () => {
  const deal = (text: string) => {
    const reading = readDealField(text, infos);
    return reading.kind === 'route' && reading.route.screen === 'play' ? reading.route.deal : null;
  };
  const fault = (text: string) => {
    const reading = readDealField(text, infos);
    return reading.kind === 'wrong' ? reading.key : null;
  };

  it('reads a deal id, however it was typed', () => {
    expect(deal('K3-17')).toBe('K3-17');
    expect(deal('  k3-17 ')).toBe('K3-17');
    expect(deal('K3–17')).toBe('K3-17');
    expect(deal('K3-0017')).toBe('K3-17');
    expect(deal('ca-9007199254740991')).toBe('CA-9007199254740991');
    expect(deal('K3-17+passes=3+negative=on')).toBe('K3-17+passes=3+negative=on');
  });

  it('reads whole addresses', () => {
    expect(deal('https://cards.example/x/#/play/K1-5')).toBe('K1-5');
    expect(deal('#/play/K1-5+passes=3')).toBe('K1-5+passes=3');
    expect(deal('https://cards.example/#/play/K1-5%2Bpasses%3D3')).toBe('K1-5+passes=3');
  });

  it('reads replay links', () => {
    const route = { screen: 'replay', link: 'K3-17.AbC_-9' };
    for (const text of ['#/replay/K3-17.AbC_-9', 'http://h/#/replay/K3-17.AbC_-9', 'K3-17.AbC_-9'])
      expect(readDealField(text, infos)).toEqual({ kind: 'route', route });
  });

  it('says what is wrong', () => {
    expect(fault('')).toBe('deal.empty');
    expect(fault('hello there')).toBe('deal.shape');
    expect(fault('11982')).toBe('deal.numberOnly');
    expect(fault('ZZ-1')).toBe('deal.prefix');
    expect(fault('K3-0')).toBe('deal.number');
    expect(fault('K3-4294967296')).toBe('deal.number');
    expect(fault('CA-9007199254740992')).toBe('deal.number');
    expect(fault('K3-1+speed=3')).toBe('deal.option');
    expect(fault('K3-1+passes=99')).toBe('deal.word');
    expect(fault('https://other.example/K3-1')).toBe('deal.foreign');
    expect(fault('#/settings')).toBe('deal.foreign');
  });
});

describe('the choice on a tile', () => {
  it('keeps what the game still knows', () => {
    const kept = { mode: 'K1', level: 3, options: { passes: '3', gone: 'x', negative: 'maybe' } };
    expect(choiceFrom(kept, klondike)).toEqual({ mode: 'K1', level: 3, options: { passes: '3' } });
    expect(choiceFrom('rubbish', klondike).mode).toBe('K3');
    expect(choiceFrom({ mode: 'XX', level: 9 }, klondike)).toEqual({
      mode: 'K3',
      level: 'winnable',
      options: {},
    });
  });

  it('writes only what differs from the default', () => {
    expect(optionsText(klondike, { passes: '3', negative: 'off' })).toBe('+passes=3');
    expect(optionsText(klondike, {})).toBe('');
  });

  it('shows each rule once: on the tile, under "More rules", or as a mode', () => {
    const { front, more } = tileOptions(klondike);
    expect(front.map(({ key }) => key)).toEqual(['passes']);
    expect(more.map(({ key }) => key)).toEqual(['negative']);
  });
});

describe('settings of one game', () => {
  const stored = settingsFrom({ deck: 'large', own: { freecell: { deck: 'four', home: 'x' } } });

  it('hold at its table alone', () => {
    expect(settingsAt('freecell', stored).deck).toBe('four');
    expect(settingsAt('klondike', stored).deck).toBe('large');
    expect(settingsAt(null, stored).deck).toBe('large');
  });
  it('are passed over when they are no words', () => {
    expect(settingsAt('freecell', stored).home).toBe(defaults.home);
    for (const own of [7, null, { freecell: 7 }, { freecell: null }])
      expect(settingsAt('freecell', settingsFrom({ own })).deck).toBe(defaults.deck);
  });
});

describe('keys', () => {
  it('lists every action exactly once', () => {
    const listed = Object.values(keyGroups).flat();
    expect([...listed].sort()).toEqual(Object.keys(defaultKeys).sort());
  });

  it('writes chords as keys are printed', () => {
    expect(chordWords('ArrowLeft')).toBe('←');
    expect(chordWords('Ctrl+Shift+z')).toBe('Ctrl + Shift + Z');
    expect(chordWords('+')).toBe('+');
  });

  it('knows whose a key is, and takes it when told', () => {
    expect(ownerOf('h', 'undo', defaults)).toBe('hint');
    expect(ownerOf('z', 'undo', defaults)).toBeNull();
    const changed = settingsFrom({ ...defaults, keys: withKey('hint', 'z', defaults) });
    expect(keysOf('hint', changed)).toEqual(['z']);
    expect(keysOf('undo', changed)).toEqual(['Ctrl+z']);
    expect(withoutKey('undo', changed)).toBeNull();
    expect(withoutKey('hint', changed)).toEqual({ undo: 'Ctrl+z' });
  });

  it('leaves an action without a key when its only one is taken', () => {
    const changed = { ...defaults, keys: withKey('undo', 'h', defaults) };
    expect(keysOf('hint', changed)).toEqual([]);
  });

  it('refuses keys of the browser and of columns', () => {
    expect(faultOf('3')).toBe('column');
    expect(faultOf('Tab')).toBe('browser');
    expect(faultOf('Ctrl+t')).toBe('browser');
    expect(faultOf('Shift+Shift')).toBe('alone');
    expect(faultOf('q')).toBeNull();
  });
});

interface Language {
  readonly sentences: Readonly<Record<string, string>>;
  readonly rules: unknown;
}
const languages = Object.entries(
  import.meta.glob<Language>('../../src/texts/*.json', { import: 'default', eager: true }),
);

describe('texts', () => {
  const argumentsOf = (sentence: string) => [...sentence.matchAll(/\{\w+\}/g)].map(String).sort();

  it.each(languages)('of %s are complete, with the same arguments', (_, { sentences }) => {
    expect(Object.keys(sentences).sort()).toEqual(Object.keys(english.sentences).sort());
    for (const [key, sentence] of Object.entries(english.sentences)) {
      const said = sentences[key] ?? '';
      expect(argumentsOf(said), key).toEqual(argumentsOf(sentence));
      expect(said.trim(), key).not.toBe('');
    }
  });

  it('name every choice of every setting', () => {
    for (const [name, words] of Object.entries(choices))
      for (const key of [`set.${name}`, ...words.map((word) => `set.${name}.${word}`)])
        expect(english.sentences).toHaveProperty([key]);
  });
});

describe('rules', () => {
  /** How long each part is; a sentence counts one. */
  const shape = (part: unknown): unknown =>
    typeof part === 'string'
      ? part.trim() !== ''
      : Array.isArray(part)
        ? part.map(shape)
        : Object.fromEntries(
            Object.entries(part as object).map(([key, value]) => [key, shape(value)]),
          );

  it.each(languages)('say the same things in %s', (_, { rules }) => {
    expect(shape(rules)).toEqual(shape(english.rules));
  });

  it('have words for every picture, and known cards in it', () => {
    const known = /^(([A23456789TJQK][CDHS]|\?\?)( |$))*$/;
    for (const id of gameIds) {
      const { examples, board, picture } = descriptionOf(id);
      expect(english.rules.games[id].examples.length).toBe(examples.length);
      for (const { cards: moved, onto } of examples) {
        expect(moved).toMatch(known);
        expect(onto).toMatch(known);
      }
      for (const pile of board.rows.flat()) if (pile !== '-') expect(pile).toMatch(known);
      for (const { card } of picture) expect(card).toMatch(/^back$|^[A23456789TJQK][CDHS]$/);
    }
  });
});
