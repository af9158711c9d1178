// One description per game, for each game of the engine; nobody else in the page asks which game it is.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { GameInfo } from '../../src/engine/protocol';
import { Engine } from '../../src/engine/wasm';
import { descriptionOf, gameIds, onlineGame } from '../../src/games';
import english from '../../src/texts/en.json';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const module = process.env['CROUPIER_WASM'] ?? here('../../../build/wasm/croupier.wasm');

async function gamesOfTheEngine(): Promise<readonly GameInfo[]> {
  const engine = await Engine.load(await WebAssembly.compile(readFileSync(module)));
  const [line = ''] = engine.say(JSON.stringify({ id: 1, command: 'games' }));
  return (JSON.parse(line) as { games: GameInfo[] }).games;
}

describe('descriptions', () => {
  test('each stands under the name by which the engine knows it', () => {
    for (const id of gameIds) expect(descriptionOf(id).id).toBe(id);
  });

  test('have words in the language file', () => {
    const words = english as unknown as Record<string, unknown>;
    for (const id of gameIds) expect(JSON.stringify(words)).toContain(`"game.${id}"`);
  });

  test('one game is played online', () => {
    expect(gameIds.filter((id) => descriptionOf(id).online)).toEqual([onlineGame]);
  });

  test.skipIf(!existsSync(module))('there is one for every game of the engine', async () => {
    const games = await gamesOfTheEngine();
    expect(games.map(({ id }) => id)).toEqual(gameIds);
    for (const { id, options, modes } of games) {
      const keys = options.map(({ key }) => key);
      const { options: said, seed, board } = descriptionOf(id);
      // Every option that the tile leaves out is one that the engine knows.
      expect(said.elsewhere.filter((key) => !keys.includes(key))).toEqual([]);
      const prefixes = modes.map(({ prefix }) => prefix);
      expect(prefixes).toContain(board.deal.split('-')[0]);
      if (seed) expect(prefixes).toContain(seed.mode);
    }
  });
});

function* sourcesUnder(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sourcesUnder(path);
    else if (/\.tsx?$/.test(entry.name)) yield path;
  }
}

test('no other file compares with the id or the mode of a game', () => {
  const source = here('../../src');
  const own = join(source, 'games');
  const id = gameIds.join('|');
  const modes = 'K[13]|FC|C[AL]|MM[CDTE]|BB';
  // The name of one game is also a word of every table.
  const member = gameIds.filter((one) => one !== 'cards').join('|');
  const quoted = (words: string) => `['"\`](?:${words})['"\`]`;
  const compares = new RegExp(
    [
      `[!=]==? *${quoted(`${id}|${modes}`)}`,
      `${quoted(`${id}|${modes}`)} *[!=]==?`,
      `\\bcase ${quoted(id)}`,
      `^ *['"]?(?:${member})['"]?:`,
    ].join('|'),
    'm',
  );
  const found = [...sourcesUnder(source)]
    .filter((path) => !path.startsWith(own))
    .filter((path) => compares.test(readFileSync(path, 'utf8')));
  expect(found).toEqual([]);
});
