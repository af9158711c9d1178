// The pictures of the cards: complete, in the colours of the palette, readable and small.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Rollup } from 'vite';
import { describe, expect, test } from 'vitest';
import { defaults, type Settings } from '../../src/app/settings';
import { cardImage, deck, isRed, lookOf, shortName, suitName, suitOf } from '../../src/cards';
import { backs, backSvg } from '../../src/cards/backs';
import { faceSvg } from '../../src/cards/face';
import { inks, papers } from '../../src/cards/palette';
import { placeInSuit, suitSvg } from '../../src/cards/suit';

const look = (chosen: Partial<Settings>, width: number, height?: number) =>
  lookOf({ ...defaults, ...chosen }, width, height);
const everyLook = (['standard', 'large', 'four', 'four-large'] as const).flatMap((deckName) =>
  (['normal', 'dim'] as const).flatMap((faces) =>
    [41, 96, 132].map((width) => look({ deck: deckName, faces }, width)),
  ),
);

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

const styles = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../src/styles/${name}`, import.meta.url)), 'utf8');
/** The light and the dark value of a token, in the ordinary or in the high contrast block. */
function token(name: string, high = false): [string, string] {
  const text = styles('tokens.css');
  const from = high ? text.indexOf("[data-contrast='high']") : 0;
  const at = text.indexOf(`--${name}:`, from);
  if (high && at < 0) return token(name);
  const value = text.slice(at, text.indexOf(';', at));
  const [light = '', dark = light] = value.match(/#[0-9a-f]{6}/gi) ?? [];
  return [light, dark];
}

describe('faces', () => {
  test('every card has a picture of its own in every look', () => {
    for (const each of everyLook) {
      const faces = deck.map((card) => faceSvg(card, each));
      expect(new Set(faces).size).toBe(52);
      for (const face of faces) expect(face).not.toMatch(/undefined|NaN|<text|<filter|<mask/);
    }
  });

  test('a card carries the ink of its suit and the edge of its paper', () => {
    for (const each of everyLook) {
      for (const card of deck) {
        const face = faceSvg(card, each);
        expect(face).toContain(`<g fill="${each.inks[suitOf(card) ?? 'S']}">`);
        expect(face).toContain(`stroke="${each.paper.edge}"`);
      }
    }
  });

  test('deck and brightness choose the palette', () => {
    expect(look({}, 96).inks).toBe(inks.two);
    expect(look({ deck: 'four' }, 96).inks).toBe(inks.four);
    expect(look({ faces: 'dim' }, 96).inks).toBe(inks.dimTwo);
    expect(look({ faces: 'dim', deck: 'four-large' }, 96).inks).toBe(inks.dimFour);
  });

  test('narrow cards and large print are compact', () => {
    expect(look({}, 71).compact).toBe(true);
    expect(look({}, 72).compact).toBe(false);
    expect(look({ deck: 'large' }, 132).compact).toBe(true);
  });

  test('cards of 4:3 are drawn at 4:3', () => {
    expect(faceSvg('QH', look({}, 96, 128))).toContain('viewBox="0 0 250 333"');
    expect(faceSvg('QH', look({}, 96))).toContain('viewBox="0 0 250 350"');
  });

  // Width of the card and height of the strip that a column leaves of it.
  test.each([
    [41, 18, 'standard'],
    [47, 18, 'standard'],
    [47, 24, 'standard'],
    [72, 24, 'standard'],
    [83, 24, 'standard'],
    [96, 27, 'standard'],
    [120, 26, 'standard'],
    [132, 35, 'standard'],
    [96, 27, 'large'],
    [132, 35, 'large'],
  ] as const)('at %i px rank and suit lie inside a strip of %i px (%s)', (width, strip, name) => {
    for (const card of deck) {
      const [rank, suit] = [
        ...faceSvg(card, look({ deck: name }, width)).matchAll(
          /translate\([\d.]+ ([\d.]+)\)scale\((?:[\d.]+ )?([\d.]+)\)/g,
        ),
      ].map(([, y, scale]) => ({ y: Number(y), scale: Number(scale) }));
      const rankEnd = (rank?.y ?? NaN) + 90.5 * (rank?.scale ?? NaN);
      const suitEnd = (suit?.y ?? NaN) + 47 * (suit?.scale ?? NaN);
      expect(Math.max(rankEnd, suitEnd)).toBeLessThanOrEqual((strip / width) * 250);
    }
  });

  test('what is no card cannot be drawn face up', () => {
    expect(() => faceSvg('1X', look({}, 96))).toThrow('There is no card "1X".');
  });
});

describe('suits', () => {
  test('hold thirteen cards, which share no name but that of the weave', () => {
    for (const each of everyLook) {
      const picture = suitSvg('H', each);
      const names = [...picture.matchAll(/ id="(\w+)"/g)].map(([, name]) => name);
      const own = names.filter((name) => name !== 'w');
      expect(new Set(own).size).toBe(own.length);
      for (const [, name] of picture.matchAll(/href="#(\w+)"/g)) expect(names).toContain(name);
      expect(picture.match(/<g transform="translate\((?:0|\d{3,})\)">/g)).toHaveLength(13);
    }
  });

  test('are shown 25 cards wide, from the ace to the king', () => {
    expect(placeInSuit('AH')).toEqual({ backgroundSize: '2500% 100%', backgroundPosition: '0% 0' });
    expect(placeInSuit('7H').backgroundPosition).toBe('50% 0');
    expect(placeInSuit('KH').backgroundPosition).toBe('100% 0');
  });
});

describe('backs', () => {
  test.each(Object.keys(backs) as (keyof typeof backs)[])('%s has at most 20 commands', (back) => {
    expect(backs[back].path.match(/[a-z]/gi)?.length).toBeLessThanOrEqual(20);
    expect(backSvg(look({ back }, 96))).toContain(backs[back].field);
  });
});

describe('pictures', () => {
  test('are made once a look', () => {
    expect(cardImage('QH', look({}, 47))).toBe(cardImage('QH', look({}, 48)));
    expect(cardImage('QH', look({}, 47))).not.toBe(cardImage('QH', look({}, 96)));
    expect(cardImage('??', look({}, 47))).toBe(cardImage('back', look({}, 47)));
  });
});

describe('contrast', () => {
  test.each([
    ['two', 'normal', { S: 17.8, C: 17.8, H: 6.2, D: 6.2 }],
    ['four', 'normal', { S: 17.8, C: 4.7, H: 6.9, D: 9.6 }],
    ['dimTwo', 'dim', { S: 14.5, C: 14.5, H: 4.9, D: 4.9 }],
    ['dimFour', 'dim', { S: 14.5, C: 9.8, H: 4.9, D: 5.8 }],
  ] as const)('of the %s inks on %s paper', (set, paper, least) => {
    for (const suit of ['S', 'C', 'H', 'D'] as const) {
      const ratio = contrast(inks[set][suit], papers[paper].face);
      expect(Math.round(ratio * 10) / 10).toBeGreaterThanOrEqual(least[suit]);
    }
  });

  test('the edge carries a dark card on every dark cloth, and parts white cards', () => {
    for (const cloth of ['cloth-green', 'cloth-blue', 'cloth-slate']) {
      expect(contrast(papers.dim.edge, token(cloth)[1])).toBeGreaterThanOrEqual(5.2);
    }
    expect(contrast(papers.normal.edge, papers.normal.face)).toBeGreaterThanOrEqual(4.5);
  });

  test.each([
    ['text', 'ground', 7],
    ['text', 'surface', 7],
    ['text', 'hover', 7],
    ['text-quiet', 'ground', 4.5],
    ['text-quiet', 'surface', 4.5],
    ['text-quiet', 'raised', 4.5],
    ['text-quiet', 'sunken', 4.5],
    ['text-quiet', 'hover', 4.5],
    ['danger', 'surface', 4.5],
    ['danger', 'ground', 4.5],
    ['danger', 'raised', 4.5],
    ['link', 'ground', 4.5],
    ['link', 'surface', 4.5],
    ['accent', 'accent-soft', 4.5],
    ['on-accent', 'accent', 4.5],
    ['on-accent', 'accent-hover', 4.5],
    ['on-won', 'won', 6.5],
    ['on-lost', 'lost', 7.8],
    ['on-unknown', 'unknown', 12.3],
    ['on-busy', 'busy', 4.5],
    ['line-strong', 'ground', 3],
    ['line-strong', 'surface', 3],
    ['on-cloth', 'cloth-green', 6.4],
    ['on-cloth', 'cloth-blue', 6.4],
    ['on-cloth', 'cloth-slate', 6.4],
    ['on-cloth-quiet', 'cloth-green', 4.5],
    ['on-cloth-quiet', 'cloth-blue', 4.5],
    ['on-cloth-quiet', 'cloth-slate', 4.5],
    ['focus', 'cloth-green', 4.5],
    ['focus', 'cloth-blue', 4.5],
    ['focus', 'cloth-slate', 4.5],
    ['target', 'cloth-green', 5.1],
    ['target', 'cloth-blue', 5.1],
    ['target', 'cloth-slate', 5.1],
  ] as const)('of %s on %s is at least %f', (above, below, least) => {
    for (const high of [false, true]) {
      const over = token(above, high);
      const under = token(below, high);
      expect(contrast(over[0], under[0])).toBeGreaterThanOrEqual(least);
      expect(contrast(over[1], under[1])).toBeGreaterThanOrEqual(least);
    }
  });
});

test('cards are named for the eye', () => {
  expect([shortName('TH'), shortName('??'), suitName('QS'), isRed('4D'), isRed('4C')]).toEqual([
    '10♥',
    '',
    'spades',
    true,
    false,
  ]);
});

test('all drawing code together stays below 10 kB compressed', async () => {
  const entry = fileURLToPath(new URL('../../src/cards/index.ts', import.meta.url));
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: true, lib: { entry, formats: ['es'] } },
  })) as Rollup.RollupOutput[];
  const code = built.flatMap(({ output }) =>
    output.map((part) => ('code' in part ? part.code : '')),
  );
  expect(gzipSync(code.join('')).length).toBeLessThan(10_000);
  expect(code.join('').length).toBeGreaterThan(5_000);
});
