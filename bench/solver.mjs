// The solvers in WebAssembly: W1, their time beside the native one on the same deals, and the longest step, which is
// how long a worker may take to be cancelled; H1, how many positions of games played by the hint are decided in time.
//
// Times are CPU time, except for steps and the 150 ms, which a player waits for.
//
// usage: node solver.mjs croupier.wasm croupier [GAMES]
import { spawnSync } from 'node:child_process';
import { load } from '../tests/wasm/croupier.mjs';

const [, , path = 'build/wasm/croupier.wasm', native = 'build/release/croupier', games = '200'] = process.argv;
const wasm = load(path);
const modes = ['FC', 'K3', 'K1', 'CA', 'CL', 'MMC', 'MMD', 'MMT'];

// Solves the position of a match; gives up after so many milliseconds.
function solved(match, limit, options = {}) {
    const cpu = process.cpuUsage();
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
    const { user, system } = process.cpuUsage(cpu);
    return { ...answer, ms: (user + system) / 1000, longest };
}

function nativeRows(mode, states) {
    const words = ['solve', mode, '--range', `1..${games}`, '--limit-states', `${states}`, '--jsonl'];
    const { stdout } = spawnSync(native, words, { encoding: 'utf8', maxBuffer: 1 << 28 });
    return stdout.trimEnd().split('\n').map(JSON.parse);
}

console.log(`W1: ${games} deals, at most 200,000 states each (aim: ratio 1.5, steps below 10 ms)`);
for (const mode of modes) {
    const states = 200_000;
    const there = nativeRows(mode, states);
    let ms = 0;
    let longest = 0;
    let differ = 0;
    // The first calls run in code that the host has not optimised yet.
    for (const row of there.slice(0, 50)) {
        const match = wasm.open(row.deal);
        solved(match, 50, { states });
        match.close();
    }
    for (const row of there) {
        const match = wasm.open(row.deal);
        const here = solved(match, Infinity, { states });
        match.close();
        ms += here.ms;
        longest = Math.max(longest, here.longest);
        if (here.verdict !== row.verdict || here.states !== row.states) ++differ;
    }
    const nativeMs = there.reduce((sum, row) => sum + row.ms, 0);
    console.log(
        `${mode.padEnd(4)} wasm ${ms.toFixed(0).padStart(7)} ms  native ${nativeMs.toFixed(0).padStart(7)} ms  ` +
            `ratio ${(ms / nativeMs).toFixed(2)}  longest step ${longest.toFixed(1)} ms  ${differ} differ`,
    );
}

// A game ends when the hint has nothing more to say: no move, or one back to where it was.
console.log(`H1: every fifth position of ${games} games played by the hint, 150 ms each (aim: 95 % decided)`);
for (const mode of modes) {
    const found = { won: 0, impossible: 0, unknown: 0 };
    for (let number = 1; number <= Number(games); ++number) {
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
    console.log(
        `${mode.padEnd(4)} ${all} positions: ${found.won} won, ${found.impossible} impossible, ` +
            `${found.unknown} unknown: ${share.toFixed(1)} % decided`,
    );
}
