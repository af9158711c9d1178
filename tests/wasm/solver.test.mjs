// The solver in WebAssembly: same verdicts, same states, lines that win.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { load } from './croupier.mjs';

const wasm = load('build/wasm/croupier.wasm');
const program = process.env.CROUPIER || 'build/release/croupier';
const limit = 50_000; // states
const impossible = 'FC-11982';
const hard = 'K3-317'; // seconds of search
const forked = 'CA-2805'; // some of its first moves win, others lose

// Twelve deals of each mode, among them won ones.
const ranges = {
    K3: '1..12', K1: '1..12', FC: '1..12', CA: '160..171', CL: '1..12', MMC: '1..12', MMD: '1..12', MMT: '1..12',
    MME: '1..12',
};

// What the native program says of them, a row a deal.
function native(mode) {
    const words = ['solve', mode, '--range', ranges[mode], '--limit-states', String(limit), '--jsonl'];
    const { status, stdout, stderr } = spawnSync(program, words, { encoding: 'utf8' });
    assert.ok(status === 0 || status === 3, stderr); // 3: some are unknown
    return stdout.trim().split('\n').map((line) => JSON.parse(line));
}

function asked(deal, command, request, how) {
    const match = wasm.open(deal);
    const answer = match.work(command, request, how);
    match.close();
    return answer;
}

function assertWins(match, moves) {
    for (const move of moves.split(' ')) {
        assert.ok(!match.won());
        match.play(move);
    }
    assert.ok(match.won());
}

for (const mode of Object.keys(ranges)) {
    test(`solves ${mode} exactly as the native program does`, () => {
        const rows = native(mode);
        assert.equal(rows.length, 12);
        for (const { deal, verdict, states } of rows) {
            const answer = asked(deal, 'solve', { states: limit });
            assert.deepEqual([deal, answer.verdict, answer.states], [deal, verdict, states]);
        }
    });

    test(`wins ${mode} with the lines it finds`, () => {
        const won = native(mode).filter((row) => row.verdict === 'won');
        assert.ok(won.length > 0);
        for (const { deal } of won) {
            const match = wasm.open(deal);
            assertWins(match, match.work('solve', { states: limit }).moves);
            match.close();
        }
    });
}

test('solves a game under way from where it is', () => {
    const match = wasm.open('FC-1');
    match.play('5a');
    assertWins(match, match.work('solve').moves);
});

test('knows a deal that nobody can win', () => {
    const answer = asked(impossible, 'solve');
    assert.equal(answer.verdict, 'impossible');
    assert.equal(answer.moves, undefined);
});

test('says unknown when a limit was hit', () => {
    assert.equal(asked(impossible, 'solve', { states: 50 }).verdict, 'unknown');
    assert.equal(asked(impossible, 'solve', { memory: 1 }).verdict, 'unknown');
});

test('says unknown before it is done', () => {
    const answer = asked(hard, 'solve', {}, { between: () => false });
    assert.deepEqual([answer.verdict, answer.stopped], ['unknown', true]);
    assert.ok(answer.states > 0);
});

test('searches in short steps', () => {
    const times = [performance.now()];
    asked(hard, 'solve', {}, { between: () => times.push(performance.now()) < 40 });
    assert.equal(times.length, 40);
    const steps = times.slice(1).map((time, index) => time - times[index]).sort((a, b) => a - b);
    assert.ok(steps[steps.length / 2 | 0] < 200, `${steps}`);
});

test('tells of each legal move whether it wins', () => {
    const match = wasm.open(forked);
    const { verdict, moves } = match.work('verdicts');
    assert.equal(verdict, 'won');
    assert.deepEqual(moves.map(({ move }) => move), match.ask('moves').moves.map(({ move }) => move));
    assert.deepEqual(new Set(moves.map((told) => told.verdict)), new Set(['won', 'impossible']));
});

test('tells in how many arrangements of the unseen cards it can be won', () => {
    const answer = asked('K1-5', 'fair', { samples: 8, states: limit });
    assert.deepEqual([answer.samples, answer.unseen], [8, 45]);
    assert.equal(answer.won + answer.impossible + answer.unknown, 8);
    assert.equal(asked('FC-1', 'fair').samples, 1);
});

test('draws the same arrangements from the same seed', () => {
    const states = [1, 1, 2].map((seed) => asked('K1-5', 'fair', { samples: 8, states: 1000, seed }).states);
    assert.equal(states[0], states[1]);
    assert.notEqual(states[0], states[2]);
});

test('gives the memory of a question back', () => {
    const fresh = load('build/wasm/croupier.wasm');
    const search = () => {
        const match = fresh.open(impossible);
        match.work('solve');
        match.close();
        return fresh.memory();
    };
    // What is kept for the next question settles first.
    for (let warm = 0; warm < 4; ++warm) search();
    const settled = search();
    for (let again = 0; again < 10; ++again) assert.equal(search(), settled);
});

test('goes on after a question that was given up', () => {
    asked(hard, 'solve', {}, { between: () => false });
    assert.equal(asked('FC-1', 'solve').verdict, 'won');
});

test('plays nothing while it solves', () => {
    const match = wasm.open('FC-1');
    const before = match.ask('record');
    match.work('solve');
    assert.deepEqual(match.ask('record'), before);
});

test('has nothing to solve in a game against others', () => {
    const message = 'bluffbuddy is played against others: there is nothing to solve';
    for (const kind of ['solve', 'verdicts', 'fair']) assert.throws(() => asked('BB-1', kind), { message });
});

test('tells how it is getting on', () => {
    const told = [];
    asked(hard, 'solve', {}, { told: (info) => told.push(info.states), between: () => told.length < 2 });
    assert.equal(told.length, 2);
    assert.deepEqual(told.toSorted((a, b) => a - b), told);
});

test('does one long work at a time, and answers other requests meanwhile', () => {
    const match = wasm.open(hard);
    let busy;
    match.work('solve', {}, {
        between: () => {
            assert.equal(match.ask('view').outcome, 'open');
            [busy] = wasm.say(JSON.stringify({ command: 'solve', match: match.match }));
            return false;
        },
    });
    assert.equal(busy.error.code, 'busy');
    match.close();
});

test('refuses what is no question and what is no match', () => {
    assert.throws(() => asked('FC-1', 'dance'), /no command/);
    const match = wasm.open('FC-1');
    match.close();
    assert.throws(() => match.work('solve'), /no match/);
});

test('deals one after the other are solved as natively', () => {
    const rows = native('FC');
    const states = rows.reduce((sum, row) => sum + row.states, 0);
    assert.deepEqual(wasm.solutions('FC', 1, 12, limit), { won: 12, impossible: 0, unknown: 0, states });
    assert.equal(wasm.solutions('FC', 11982, 1, limit * 10).impossible, 1);
    assert.throws(() => wasm.solutions('BB', 1, 1, limit), /nothing to solve/);
});
