// Moves a second in random playouts in WebAssembly; the same deals and fingerprint as natively.
import { load } from '../tests/wasm/croupier.mjs';
import { clear, tell } from './progress.mjs';

const wasm = load(process.argv[2] ?? 'build/wasm/croupier.wasm');
const deals = 40_000;
console.log('wasm              moves  M moves/s    draws      won  fingerprint');
const games = ['klondike', 'freecell', 'cards', 'meridian', 'bluffbuddy'];
for (const [done, game] of games.entries()) {
    tell('wasm, games', done, games.length);
    wasm.playouts(game, 1, deals / 20); // warm up
    const begin = performance.now();
    const [moves, draws, won, fingerprint] = wasm.playouts(game, 1, deals).split(' ');
    const rate = moves / (performance.now() - begin) / 1000;
    const share = `${((100 * draws) / moves).toFixed(1)}%`;
    clear();
    console.log(
        `${game.padEnd(10)} ${moves.padStart(12)} ${rate.toFixed(2).padStart(10)} ${share.padStart(8)} ${won.padStart(8)}  ${fingerprint}`,
    );
}
