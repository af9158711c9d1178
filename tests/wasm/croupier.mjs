// Loads croupier.wasm and speaks the engine protocol with it (docs/wasm.md, docs/engine-protocol.md).
import { readFileSync } from 'node:fs';

export function load(path) {
    const module = new WebAssembly.Module(readFileSync(path));
    const { exports } = new WebAssembly.Instance(module, {});
    exports._initialize();
    let last = 0;

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
    const lines = () => read().split('\n').filter(Boolean).map((line) => JSON.parse(line));

    // A line as it stands → the lines that answer it.
    const say = (line) => (exports.croupier_say(write(line)), lines());
    const members = ({ id, ok, error, ...rest }) => {
        if (!ok) throw Object.assign(new Error(error.sentence), error);
        return rest;
    };
    const ask = (command, request = {}) => members(say(JSON.stringify({ ...request, id: ++last, command })).at(-1));

    // Long work, in slices until it is done or between() says no; its info lines go to told().
    const work = (command, request = {}, { between = () => true, told = () => {} } = {}) => {
        const id = ++last;
        const mine = (answers) => answers.find((answer) => answer.id === id && 'ok' in answer);
        let answer = mine(say(JSON.stringify({ ...request, id, command })));
        while (!answer) {
            exports.croupier_step();
            const answers = lines();
            answers.filter((line) => 'info' in line).forEach((line) => told(line.info));
            answer = mine(answers);
            if (!answer && !between()) answer = mine(say(JSON.stringify({ id: 'stop', command: 'stop' })));
        }
        return members(answer);
    };

    // A deal id, a position, or the text of a save or record.
    const seat = (text) => {
        if (/^(\{|croupier record)/.test(text)) return ask('load', { save: text });
        return ask('new', text.includes(' ') ? { position: text } : { deal: text });
    };

    return {
        imports: WebAssembly.Module.imports(module),
        version: () => (exports.croupier_version(), read()),
        memory: () => exports.memory.buffer.byteLength,
        playouts: (game, first, deals) => {
            const found = exports.croupier_playouts(write(game), first, deals);
            if (!found) throw new Error(read());
            return read();
        },
        // How many of these deals are won, impossible, unknown, and the states that were looked at.
        solutions: (mode, first, deals, states) => {
            const found = exports.croupier_solutions(write(mode), first, deals, states);
            if (!found) throw new Error(read());
            const [won, impossible, unknown, all] = read().split(' ').map(Number);
            return { won, impossible, unknown, states: all };
        },
        say,
        ask,
        step: () => exports.croupier_step(),
        open: (text) => {
            const { match, ...opened } = seat(text);
            return {
                match,
                opened,
                ask: (command, request = {}) => ask(command, { ...request, match }),
                play: (move, request = {}) => ask('play', { ...request, match, move }),
                work: (command, request = {}, how = {}) => work(command, { ...request, match }, how),
                state: () => ask('state', { match }),
                won: () => ask('view', { match }).outcome === 'won',
                close: () => ask('close', { match }),
            };
        },
    };
}
