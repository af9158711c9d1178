// SHA-256 of bytes. Pages that did not come over TLS are not given the browser's own.

const primes: number[] = [];
for (let n = 2; primes.length < 64; ++n) if (primes.every((p) => n % p !== 0)) primes.push(n);
const fraction = (x: number) => ((x - Math.floor(x)) * 2 ** 32) >>> 0;
const rounds = primes.map((p) => fraction(Math.cbrt(p)));
const start = primes.slice(0, 8).map((p) => fraction(Math.sqrt(p)));
const turn = (x: number, n: number) => (x >>> n) | (x << (32 - n));

function padded(bytes: Uint8Array): DataView {
  const room = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  room.set(bytes);
  room[bytes.length] = 0x80;
  const view = new DataView(room.buffer);
  view.setUint32(room.length - 4, bytes.length * 8);
  return view;
}

export function sha256(bytes: Uint8Array): string {
  const text = padded(bytes);
  const hash = Int32Array.from(start);
  const w = new Int32Array(64);
  const word = (array: Int32Array, i: number) => array[i] ?? 0;
  for (let block = 0; block < text.byteLength; block += 64) {
    for (let i = 0; i < 64; ++i) {
      const [a, b] = [word(w, i - 15), word(w, i - 2)];
      w[i] =
        i < 16
          ? text.getInt32(block + 4 * i)
          : word(w, i - 16) +
            word(w, i - 7) +
            (turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)) +
            (turn(b, 17) ^ turn(b, 19) ^ (b >>> 10));
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
    for (let i = 0; i < 64; ++i) {
      const high = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
      const one = (h + high + ((e & f) ^ (~e & g)) + (rounds[i] ?? 0) + word(w, i)) | 0;
      const low = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
      const two = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((value, i) => (hash[i] = word(hash, i) + value));
  }
  return [...hash].map((value) => (value >>> 0).toString(16).padStart(8, '0')).join('');
}

export function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
export function bytesOf(digits: string): Uint8Array {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
