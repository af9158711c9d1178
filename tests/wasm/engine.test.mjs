// The engine in WebAssembly: same rules, same numbers, clear errors.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { load } from './croupier.mjs';

const wasm = load('build/wasm/croupier.wasm');

test('needs nothing from its host', () => assert.deepEqual(wasm.imports, []));

test('tells its version', () => {
    assert.match(wasm.version(), /^\d+\.\d+\.\d+$/);
    assert.equal(wasm.ask('hello').version, wasm.version());
});

for (const line of readFileSync('tests/data/fingerprints.txt', 'utf8').trim().split('\n')) {
    const [game, deals, ...expected] = line.split(' ');
    test(`plays ${game} exactly as the native engine does`, () =>
        assert.equal(wasm.playouts(game, 1, Number(deals)), expected.join(' ')));
}

test('refuses playouts of a game that there is not', () =>
    assert.throws(() => wasm.playouts('poker', 1, 1), /there is no game 'poker'/));

test('deals the golden FreeCell and wins it with the golden line', () => {
    const match = wasm.open('FC-1');
    const lines = readFileSync('tests/data/golden/freecell_ms_1_solution.txt', 'utf8').split('\n');
    const moves = lines.filter((line) => !line.startsWith('#')).join(' ').trim().split(/\s+/);
    for (const move of moves) {
        assert.ok(!match.won());
        match.play(move);
    }
    assert.ok(match.won());
    assert.equal(match.ask('view').moves, 140);
});

test('deals Cards from a seed beyond 32 bits as the golden file says', () => {
    const golden = readFileSync('tests/data/golden/cards_seed_42.txt', 'utf8');
    const piles = [...golden.matchAll(/^pile \d: (.*)$/gm)].map((match) => match[1]);
    const shown = wasm.open('CA-42').ask('position').position.replaceAll(' /', '');
    piles.forEach((pile, index) => assert.ok(shown.includes(`t${index + 1}: ${pile}`)));
    assert.match(wasm.open('CA-1700000000000').ask('position').position, /^cards \| t1: /);
});

test('plays, undoes, keeps a record and replays it', () => {
    const match = wasm.open('K1-17');
    match.play('s', { at: 1000 });
    match.play('s', { at: 2500 });
    match.ask('undo', { at: 3000 });
    const again = wasm.open(match.ask('record').record);
    assert.deepEqual(again.ask('position'), match.ask('position'));
    const { moves, elapsed, redo_left } = again.ask('view');
    assert.deepEqual([moves, elapsed, redo_left], [1, 3000, 1]);
    assert.equal(again.opened.mode, 'K1');
});

test('writes and reads the saves of the program', () => {
    const match = wasm.open('K3-17');
    match.play('15', { at: 1000 });
    const { save: text } = match.ask('save');
    const save = JSON.parse(text);
    assert.equal(save.format, 'croupier save');
    assert.equal(save.deal, 'K3-17');
    assert.deepEqual(save.journal, ['play 15 @1000']);
    const again = wasm.open(text);
    assert.deepEqual(again.ask('position'), match.ask('position'));
    assert.equal(again.opened.deal, 'K3-17');
    assert.throws(() => wasm.open('{"format":"croupier save","version":9}'), /newer croupier/);
    assert.throws(() => wasm.open('{"format":'), /cut short/);
});

test('adds results up to statistics', () => {
    const match = wasm.open('K3-17');
    const { result: none } = match.ask('result');
    assert.deepEqual(wasm.ask('statistics', { results: [none] }).modes, []);
    match.play('15', { at: 1000 });
    const { result } = match.ask('result');
    const { modes, total } = wasm.ask('statistics', { results: [none, result, result] });
    assert.deepEqual(modes.map(({ mode, played }) => [mode, played]), [['K3', 2]]);
    assert.equal(total.played, 2);
    assert.throws(() => wasm.ask('statistics', { results: [{}] }), /results\/0\/mode/);
});

const stuck =
    'klondike passes=1 | waste: AC AD AH AS 2C 2D 2H 2S 3C 3D 3H 3S 4C 4D 4H 4S 5C 5D 5H 5S 6C 6D 6H 6S' +
    ' | t1: KC | t2: QC / KS | t3: QD QH / KD | t4: QS JC JD / KH | t5: JH JS TC TD / 9C' +
    ' | t6: TH TS 9D 9H 8C / 9S | t7: 8D 8H 8S 7D 7H 7S / 7C';

test('shows a player only what a player may see', () => {
    const match = wasm.open(stuck);
    assert.equal(match.ask('position').position, stuck);
    assert.match(match.ask('view').view, / \| t2: \?\? \/ KS \| t3: \?\? \?\? \/ KD \| /);
    assert.deepEqual(match.state().piles.find(({ name }) => name === 't3').cards, ['??', '??', 'KD']);
    assert.deepEqual(match.ask('moves').moves, []);
    const { hint, progress } = match.ask('hint');
    assert.deepEqual([hint, progress], [null, 'no']);
});

test('says what is wrong and goes on', () => {
    assert.throws(() => wasm.open('X-1'), /deal id/);
    assert.throws(() => wasm.open('klondike | t1: AH AH'), /AH/);
    assert.throws(() => wasm.open('croupier record 1\ngame klondike\n'), /third line/);
    const match = wasm.open('K3-1');
    assert.throws(() => match.play('99'), { message: /not a move/, kind: 'request', code: 'bad_move' });
    assert.throws(() => match.ask('undo'), { message: /nothing to undo/, kind: 'refusal' });
    assert.throws(() => match.ask('dance'), /no command/);
    match.close();
    assert.throws(() => match.play('s'), /no match/);
    assert.throws(() => match.ask('view'), { code: 'no_such_match' });
    assert.notEqual(wasm.open('K3-1').match, match.match);
});

test('answers every line, whatever it is', () => {
    assert.equal(wasm.say('{')[0].error.code, 'bad_json');
    assert.equal(wasm.say(' '.repeat(1 << 24) + '{}')[0].error.code, 'too_long');
    assert.deepEqual(wasm.say(''), []);
    assert.equal(wasm.say('{"id":"ç","command":"hello"}')[0].id, 'ç');
    assert.equal(wasm.step(), 0);
    assert.deepEqual(wasm.say('{"command":"stop"}'), [{ id: null, ok: true, stopped: false }]);
});
