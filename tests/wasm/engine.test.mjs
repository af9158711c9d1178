// The engine in WebAssembly: same rules, same numbers, clear errors.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { load } from './croupier.mjs';

const wasm = load('build/wasm/croupier.wasm');

test('needs nothing from its host', () => assert.deepEqual(wasm.imports, []));

test('tells its version', () => assert.match(wasm.version(), /^\d+\.\d+\.\d+$/));

for (const line of readFileSync('tests/data/fingerprints.txt', 'utf8').trim().split('\n')) {
    const [game, deals, ...expected] = line.split(' ');
    test(`plays ${game} exactly as the native engine does`, () =>
        assert.equal(wasm.playouts(game, 1, Number(deals)), expected.join(' ')));
}

test('deals the golden FreeCell and wins it with the golden line', () => {
    const match = wasm.open('FC-1');
    const lines = readFileSync('tests/data/golden/freecell_ms_1_solution.txt', 'utf8').split('\n');
    const moves = lines.filter((line) => !line.startsWith('#')).join(' ').trim().split(/\s+/);
    for (const move of moves) {
        assert.equal(match.number('won'), 0);
        match.command(`play ${move}`);
    }
    assert.equal(match.number('won'), 1);
    assert.equal(match.number('moves'), 140);
});

test('deals Cards from a seed beyond 32 bits as the golden file says', () => {
    const golden = readFileSync('tests/data/golden/cards_seed_42.txt', 'utf8');
    const piles = [...golden.matchAll(/^pile \d: (.*)$/gm)].map((match) => match[1]);
    const shown = wasm.open('CA-42').ask('position').replaceAll(' /', '');
    piles.forEach((pile, index) => assert.ok(shown.includes(`t${index + 1}: ${pile}`)));
    assert.match(wasm.open('CA-1700000000000').ask('position'), /^cards \| t1: /);
});

test('plays, undoes, keeps a record and replays it', () => {
    const match = wasm.open('K1-17');
    match.command('play s @1000');
    match.command('play s @2500');
    match.command('undo @3000');
    const again = wasm.open(match.ask('record'));
    assert.equal(again.ask('position'), match.ask('position'));
    assert.equal(again.number('moves'), 1);
    assert.equal(again.number('elapsed'), 3000);
    assert.equal(again.number('redo_left'), 1);
    assert.equal(again.ask('mode'), 'K1');
});

test('writes and reads the saves of the program', () => {
    const match = wasm.open('K3-17');
    match.command('play 15 @1000');
    const save = JSON.parse(match.ask('save'));
    assert.equal(save.format, 'croupier save');
    assert.equal(save.deal, 'K3-17');
    assert.deepEqual(save.journal, ['play 15 @1000']);
    const again = wasm.open(match.ask('save'));
    assert.equal(again.ask('position'), match.ask('position'));
    assert.equal(again.ask('deal'), 'K3-17');
    assert.throws(() => wasm.open('{"format":"croupier save","version":9}'), /newer croupier/);
    assert.throws(() => wasm.open('{"format":'), /cut short/);
});

test('adds a result to statistics', () => {
    const match = wasm.open('K3-17');
    assert.deepEqual(JSON.parse(match.count('')).modes, {});
    match.command('play 15 @1000');
    const once = match.count('');
    assert.equal(JSON.parse(match.count(once)).modes.K3.played, 2);
    assert.throws(() => match.count('{}'), /format/);
});

test('shows a player only what a player may see', () => {
    const match = wasm.open('klondike | stock: 9C | t1: 4C / 5H');
    assert.equal(match.ask('view'), 'klondike | stock: ?? | t1: ?? / 5H');
    assert.equal(match.ask('legal'), 's');
    assert.equal(match.ask('hint'), '');
    assert.equal(match.number('can_progress'), 1);
});

test('says what is wrong and goes on', () => {
    assert.throws(() => wasm.open('X-1'), /deal id/);
    assert.throws(() => wasm.open('klondike | t1: AH AH'), /AH/);
    assert.throws(() => wasm.open('croupier record 1\ngame klondike\n'), /third line/);
    const match = wasm.open('K3-1');
    assert.throws(() => match.command('play 99'), /not a move/);
    assert.throws(() => match.command('undo'), /nothing to undo/);
    assert.throws(() => match.command('dance'), /no command/);
    match.close();
    assert.throws(() => match.command('play s'), /no match/);
    assert.equal(match.number('score'), -1);
    assert.equal(wasm.open('K3-1').handle, match.handle);
});
