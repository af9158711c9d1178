// A game in this page: one move is one request to the engine, and it is saved before it is shown.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readJson } from '../../src/app/storage';
import { gameEngine, type Answer } from '../../src/engine/client';
import { Engine } from '../../src/engine/wasm';
import { LocalGame } from '../../src/game/local';
import { isSavedGame, newId, type SavedGame } from '../../src/game/savedGame';

const module =
  process.env['CROUPIER_WASM'] ??
  fileURLToPath(new URL('../../../build/wasm/croupier.wasm', import.meta.url));

const asked: Readonly<Record<string, unknown>>[] = [];

/** Puts the engine into this thread, and writes down what it is asked. */
async function engineHere(): Promise<void> {
  const engine = await Engine.load(await WebAssembly.compile(readFileSync(module)));
  vi.spyOn(gameEngine, 'alive', 'get').mockReturnValue(true);
  vi.spyOn(gameEngine, 'ask').mockImplementation((request) => {
    asked.push(request);
    const [line = ''] = engine.say(JSON.stringify({ ...request, id: asked.length }));
    return Promise.resolve(JSON.parse(line) as Answer);
  });
}

const deal = (id: string): SavedGame => ({
  id: newId(),
  deal: id,
  game: 'klondike',
  mode: 'K3',
  started: 0,
  updated: 0,
  moves: 0,
  elapsed: 0,
  result: null,
  over: false,
  link: null,
  save: '',
  table: [],
  assisted: false,
  bookmarks: [],
});

describe.skipIf(!existsSync(module))('a game in this page', () => {
  beforeEach(async () => {
    const target = { addEventListener: vi.fn(), removeEventListener: vi.fn() };
    vi.stubGlobal('document', { ...target, hidden: false });
    vi.stubGlobal('window', target);
    await engineHere();
  });

  test('asks the engine once for a move, and saves before it shows', async () => {
    const game = await LocalGame.open(deal('K3-17'));
    const saves: string[] = [];
    game.watch(({ state }) => {
      const stored = readJson('croupier.open.klondike');
      if (!isSavedGame(stored)) throw new Error('nothing is saved');
      expect(stored.moves).toBe(state.tally.moves);
      expect(stored.table).toEqual(state.piles);
      saves.push(stored.save);
    });
    for (const change of [
      () => game.play('s'),
      () => game.carry('t4', 't7', 1),
      () => game.undo(),
      () => game.redo(),
      () => game.rewind(1),
      () => game.line('15'),
      () => game.retract(),
    ]) {
      asked.length = 0;
      await change();
      expect(asked.map(({ command }) => command)).toHaveLength(1);
    }
    expect(saves.length).toBeGreaterThanOrEqual(6);
    expect(saves.at(0)).toContain('play s');
  });

  test('a refused move saves nothing and shows nothing', async () => {
    const game = await LocalGame.open(deal('K3-17'));
    const before = readJson('croupier.open.klondike');
    const shown = vi.fn();
    game.watch(shown);
    expect(await game.play('12')).toMatchObject({ ok: false, error: { code: 'wrong_rank' } });
    expect(shown).not.toHaveBeenCalled();
    expect(readJson('croupier.open.klondike')).toEqual(before);
  });
});
