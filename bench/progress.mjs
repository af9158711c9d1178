// How far a benchmark is, on standard error: one line that changes on a terminal, else a plain line every few seconds.
const watched = process.stderr.isTTY;
const pause = watched ? 200 : 5000;
let next = performance.now() + pause;

export function tell(what, done, all) {
    const now = performance.now();
    if (now < next) return;
    next = now + pause;
    const line = `${what}: ${done} of ${all}`;
    process.stderr.write(watched ? `\r${line}\x1b[K` : `${line}\n`);
}

/** Wipes the line, so that a result can stand in its place. */
export function clear() {
    if (watched) process.stderr.write('\r\x1b[K');
}
