// Pictures of cards for everybody who draws them: one Blob URL a card and look, made once.
import type { CardText } from '../engine/protocol';
import { backSvg } from './backs';
import { faceSvg } from './face';
import type { Look } from './look';
import { deck, rankOf } from './names';

export { icon, iconPath, type IconName } from './icons';
export { lookOf, type Look } from './look';
export * from './names';

/** A settings page shows several looks at once; more than these are of no use to anybody. */
const looksKept = 12;

interface Pictures {
  readonly urls: Map<CardText, string>;
  /** Kept so that the browser does not forget what it has decoded. */
  readonly decoded: HTMLImageElement[];
}
const cache = new Map<string, Pictures>();

function picturesOf(look: Look): Pictures {
  const known = cache.get(look.key);
  if (known) {
    cache.delete(look.key);
    cache.set(look.key, known);
    return known;
  }
  const fresh: Pictures = { urls: new Map(), decoded: [] };
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

/** The address of a card's picture; anything that is no known card shows its back. */
export function cardImage(card: CardText, look: Look): string {
  const { urls } = picturesOf(look);
  const name = rankOf(card) ? card : 'back';
  let url = urls.get(name);
  if (url === undefined) {
    const text = name === 'back' ? backSvg(look) : faceSvg(name, look);
    url = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
    urls.set(name, url);
  }
  return url;
}

/** Draws and decodes the whole deck ahead, so that the first deal does not flicker. */
export async function prepare(look: Look): Promise<void> {
  const { decoded } = picturesOf(look);
  if (decoded.length > 0) return;
  const pictures = ['back', ...deck].map((card) => {
    const picture = new Image();
    picture.src = cardImage(card, look);
    return picture;
  });
  decoded.push(...pictures);
  // A picture that cannot be decoded ahead is decoded when it is shown.
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
}
