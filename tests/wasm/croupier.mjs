// Loads croupier.wasm and wraps its C interface of integers and text.
import { readFileSync } from 'node:fs';

const questions = ['position', 'view', 'legal', 'record', 'hint', 'mode', 'save', 'deal'];
const numbers = ['score', 'moves', 'won', 'undo_left', 'redo_left', 'elapsed', 'can_progress', 'can_finish'];

export function load(path) {
    const module = new WebAssembly.Module(readFileSync(path));
    const { exports } = new WebAssembly.Instance(module, {});
    exports._initialize();

    const write = (text) => {
        const bytes = new TextEncoder().encode(text);
        const at = exports.croupier_input(bytes.length);
        new Uint8Array(exports.memory.buffer, at, bytes.length).set(bytes);
        return bytes.length;
    };
    const read = () =>
        new TextDecoder().decode(
            new Uint8Array(exports.memory.buffer, exports.croupier_output(), exports.croupier_output_size()),
        );
    const valueOrThrow = (value) => {
        if (value === 0) throw new Error(read());
        return value;
    };

    return {
        imports: WebAssembly.Module.imports(module),
        version: () => (exports.croupier_version(), read()),
        memory: () => exports.memory.buffer.byteLength,
        playouts: (game, first, deals) => {
            const size = write(game);
            valueOrThrow(exports.croupier_playouts(size, first, deals));
            return read();
        },
        open: (text) => {
            const handle = valueOrThrow(exports.croupier_open(write(text)));
            return {
                handle,
                command: (line) => valueOrThrow(exports.croupier_command(handle, write(line))),
                ask: (question) => (exports.croupier_ask(handle, questions.indexOf(question)) ? read() : ''),
                number: (name) => exports.croupier_number(handle, numbers.indexOf(name)),
                count: (statistics) => {
                    const size = write(statistics);
                    valueOrThrow(exports.croupier_count(handle, size));
                    return read();
                },
                // Kinds: solve, verdicts, fair. Searches until it is done, or between() says no.
                inquire: (kind, { states = 0, mib = 256, samples = 32, seed = 1, between = () => true } = {}) => {
                    const number = ['solve', 'verdicts', 'fair'].indexOf(kind);
                    valueOrThrow(exports.croupier_inquire(handle, number, states, mib, samples, seed));
                    while (!exports.croupier_inquire_step() && between());
                    exports.croupier_inquire_answer();
                    const answer = JSON.parse(read());
                    exports.croupier_inquire_end();
                    return answer;
                },
                close: () => exports.croupier_close(handle),
            };
        },
    };
}
