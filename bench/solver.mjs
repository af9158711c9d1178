// The solvers in WebAssembly: W1, their time beside the native one on the same deals, and the longest step, which is
// how long a worker may take to be cancelled; H1, how many positions of games played by the hint are decided in time.
//
// Times are CPU time, except for steps and the 150 ms, which a player waits for.
//
// usage: node solver.mjs croupier.wasm croupier [GAMES]
import { spawnSync } from 'node:child_process';
import { load } from '../tests/wasm/croupier.mjs';
import { clear, tell } from './progress.mjs';

const [, , path = 'build/wasm/croupier.wasm', native = 'build/release/croupier', games = '200'] = process.argv;
const wasm = load(path);
const rounds = [1, 2, 3, 4, 5]; // the fastest counts: the first ones run in code that the host has not optimised yet
const modes = ['FC', 'K3', 'K1', 'CA', 'CL', 'MMC', 'MMD', 'MMT'];

// Solves the position of a match; gives up after so many milliseconds.
function solved(match, limit, options = {}) {
    const begin = performance.now();
    let last = begin;
    let longest = 0;
    const between = () => {
        const now = performance.now();
        longest = Math.max(longest, now - last);
        last = now;
        return now - begin < limit;
    };
    const answer = match.work('solve', { memory: 1024, ...options }, { between });
    return { ...answer, longest };
}

function nativeRows(mode, states) {
    const words = ['solve', mode, '--range', `1..${games}`, '--limit-states', `${states}`, '--jsonl'];
    const { stdout } = spawnSync(native, words, { encoding: 'utf8', maxBuffer: 1 << 28 });
    return stdout.trimEnd().split('\n').map(JSON.parse);
}

console.log(`W1: ${games} deals, at most 200,000 states each (aim: ratio 1.5, steps below 10 ms)`);
for (const mode of modes) {
    const states = 200_000;
    const runs = rounds.map((round) => {
        tell(`W1 ${mode} native, rounds`, round, rounds.length);
        return nativeRows(mode, states);
    });
    const there = runs[0];
    const nativeMs = Math.min(...runs.map((rows) => rows.reduce((sum, row) => sum + row.ms, 0)));
    let alone;
    const took = rounds.map((round) => {
        tell(`W1 ${mode} wasm, rounds`, round, rounds.length);
        const cpu = process.cpuUsage();
        alone = wasm.solutions(mode, 1, there.length, states);
        const { user, system } = process.cpuUsage(cpu);
        return (user + system) / 1000;
    });
    const ms = Math.min(...took);
    // The same through the protocol, as a worker asks.
    let longest = 0;
    let differ = alone.states === there.reduce((sum, row) => sum + row.states, 0) ? 0 : 1;
    for (const [done, row] of there.entries()) {
        tell(`W1 ${mode} through the protocol, deals`, done, there.length);
        const match = wasm.open(row.deal);
        const here = solved(match, Infinity, { states });
        match.close();
        longest = Math.max(longest, here.longest);
        if (here.verdict !== row.verdict || here.states !== row.states) ++differ;
    }
    clear();
    console.log(
        `${mode.padEnd(4)} wasm ${ms.toFixed(1).padStart(8)} ms  native ${nativeMs.toFixed(1).padStart(8)} ms  ` +
            `ratio ${(ms / nativeMs).toFixed(2)}  longest step ${longest.toFixed(1)} ms  ${differ} differ`,
    );
}

// A game ends when the hint has nothing more to say: no move, or one back to where it was.
console.log(`H1: every fifth position of ${games} games played by the hint, 150 ms each (aim: 95 % decided)`);
for (const mode of modes) {
    const found = { won: 0, impossible: 0, unknown: 0 };
    for (let number = 1; number <= Number(games); ++number) {
        tell(`H1 ${mode}, games`, number - 1, games);
        const match = wasm.open(`${mode}-${number}`);
        const met = new Set();
        for (let moves = 0; moves < 300 && !match.won(); ++moves) {
            const { position } = match.ask('position');
            if (met.has(position)) break;
            met.add(position);
            if (moves % 5 === 0) ++found[solved(match, 150).verdict];
            const { hint } = match.ask('hint');
            if (!hint) break;
            match.play(hint.move);
        }
        match.close();
    }
    const all = found.won + found.impossible + found.unknown;
    const share = (100 * (found.won + found.impossible)) / all;
    clear();
    console.log(
        `${mode.padEnd(4)} ${all} positions: ${found.won} won, ${found.impossible} impossible, ` +
            `${found.unknown} unknown: ${share.toFixed(1)} % decided`,
    );
}
