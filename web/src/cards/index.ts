// Pictures of cards for everybody who draws them, made once a look: Blob URLs of a card or a suit.
import type { CardText } from '../engine/protocol';
import { backSvg } from './backs';
import { faceSvg } from './face';
import type { Look } from './look';
import { deck, rankOf, suitOf, suits } from './names';
import { placeInSuit, suitSvg } from './suit';

export { icon, iconPath, type IconName } from './icons';
export { lookOf, type Look } from './look';
export * from './names';

/** A settings page shows several looks at once; more than these are of no use to anybody. */
const looksKept = 12;

/** The background of an element that shows one card. */
export interface Background {
  readonly backgroundImage: string;
  readonly backgroundSize: string;
  readonly backgroundPosition: string;
}
interface Pictures {
  readonly urls: Map<string, string>;
  readonly backgrounds: Map<CardText, Background>;
  /** Kept so that the browser does not forget what it has decoded. */
  readonly decoded: Map<string, HTMLImageElement>;
}
const cache = new Map<string, Pictures>();

function picturesOf(look: Look): Pictures {
  const known = cache.get(look.key);
  if (known) {
    cache.delete(look.key);
    cache.set(look.key, known);
    return known;
  }
  const fresh: Pictures = { urls: new Map(), backgrounds: new Map(), decoded: new Map() };
  cache.set(look.key, fresh);
  const [oldest] = cache.keys();
  if (cache.size > looksKept && oldest !== undefined) {
    cache.get(oldest)?.urls.forEach((url) => {
      URL.revokeObjectURL(url);
    });
    cache.delete(oldest);
  }
  return fresh;
}

function urlOf(name: string, look: Look, draw: () => string): string {
  const { urls } = picturesOf(look);
  let url = urls.get(name);
  if (url === undefined) {
    url = URL.createObjectURL(new Blob([draw()], { type: 'image/svg+xml' }));
    urls.set(name, url);
  }
  return url;
}

/** The address of a card's picture; anything that is no known card shows its back. */
export function cardImage(card: CardText, look: Look): string {
  return rankOf(card)
    ? urlOf(card, look, () => faceSvg(card, look))
    : urlOf('back', look, () => backSvg(look));
}

/** The same for a whole table: cut from one picture a suit, since each costs the browser dear. */
export function cardBackground(card: CardText, look: Look): Background {
  const { backgrounds } = picturesOf(look);
  let background = backgrounds.get(card);
  if (!background) {
    const suit = suitOf(card);
    background = suit
      ? { backgroundImage: `url("${suitImage(suit, look)}")`, ...placeInSuit(card) }
      : {
          backgroundImage: `url("${cardImage(card, look)}")`,
          backgroundSize: '100% 100%',
          backgroundPosition: '0 0',
        };
    backgrounds.set(card, background);
  }
  return background;
}

const suitImage = (suit: (typeof suits)[number], look: Look) =>
  urlOf(suit, look, () => suitSvg(suit, look));

/** Draws and decodes the whole deck ahead, so that the first deal does not flicker. */
export function prepare(look: Look): Promise<void> {
  return decode(
    ['back', ...deck].map((card) => cardImage(card, look)),
    look,
  );
}
export function prepareSuits(look: Look): Promise<void> {
  return decode([...suits.map((suit) => suitImage(suit, look)), cardImage('back', look)], look);
}

async function decode(urls: readonly string[], look: Look): Promise<void> {
  const { decoded } = picturesOf(look);
  const pictures = urls
    .filter((url) => !decoded.has(url))
    .map((url) => {
      const picture = new Image();
      picture.src = url;
      decoded.set(url, picture);
      return picture;
    });
  // A picture that cannot be decoded ahead is decoded when it is shown.
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
}
