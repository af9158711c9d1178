// Deals that are known to be winnable, with their level (docs/deals.md): lists loaded when needed.
import { descriptionOf, type GameId } from '../games';
import { gamesInfo } from './library';

export type Level = 'any' | 'winnable' | 1 | 2 | 3 | 4 | 5;

/** Level by number of the deal; index 0 is deal 1, 0 is not listed. */
export function levelsFrom(text: string): Uint8Array {
  const levels: number[] = [];
  for (const [, gap, mark] of text.matchAll(/~(\d+);|([0-5])/g)) {
    if (mark !== undefined) levels.push(Number(mark));
    else for (let n = Number(gap); n > 0; --n) levels.push(0);
  }
  return Uint8Array.from(levels);
}

/** Where the list of a mode lies, if it has one. */
const places = import.meta.glob<string>(
  ['../../../croupier/deals/*.txt', '!../../../croupier/deals/CMakeLists.txt'],
  {
    query: '?url',
    import: 'default',
    eager: true,
  },
);
const lists = new Map<string, Promise<Uint8Array>>();

async function fetched(mode: string): Promise<Uint8Array> {
  const place = places[`../../../croupier/deals/${mode}.txt`];
  if (place === undefined) return new Uint8Array();
  const answer = await fetch(place);
  return answer.ok ? levelsFrom(await answer.text()) : new Uint8Array();
}

export function certified(mode: string): Promise<Uint8Array> {
  let list = lists.get(mode);
  if (!list) {
    list = fetched(mode);
    list.catch(() => lists.delete(mode));
    lists.set(mode, list);
  }
  return list;
}

export async function gradeOf(deal: string): Promise<number | null> {
  // More undo changes nothing about what can be won; other options do.
  const [, mode, number] = /^([A-Z]+\d?)-(\d+)(\+undo=\w+)?$/.exec(deal) ?? [];
  if (!mode || !number) return null;
  const levels = await certified(mode).catch(() => new Uint8Array());
  return levels[Number(number) - 1] || null;
}

function below(limit: number): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return Math.floor(((high * 2 ** 21 + (low >>> 11)) / 2 ** 53) * limit);
}

/** Number of a deal that players like to see: a million of them are enough. */
const mostShown = 1_000_000;

export async function pickDeal(game: GameId, mode: string, level: Level): Promise<string> {
  if (level !== 'any') {
    const levels = await certified(mode);
    const fit: number[] = [];
    levels.forEach((grade, i) => {
      if (grade > 0 && (level === 'winnable' || grade === level)) fit.push(i + 1);
    });
    if (fit.length > 0) return `${mode}-${fit[below(fit.length)]}`;
  }
  const { seed } = descriptionOf(game);
  if (seed) return `${mode}-${seed.fresh()}`;
  const info = (await gamesInfo()).find(({ id }) => id === game);
  return `${mode}-${1 + below(Math.min(info?.last_number ?? mostShown, mostShown))}`;
}
