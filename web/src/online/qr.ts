// A QR code of a short text: bytes, level M, versions 1 to 6 (ISO/IEC 18004).

/** By version from 1: correction bytes of a block, data bytes of each block. */
const layouts: readonly (readonly [number, readonly number[]])[] = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
];

/** Powers of 2 in the field of 256 elements of the code. */
const powers: number[] = [];
for (let i = 0, x = 1; i < 255; ++i) {
  powers.push(x);
  x = x & 0x80 ? (x << 1) ^ 0x11d : x << 1;
}
const logs = new Map(powers.map((value, i) => [value, i]));
const power = (i: number) => powers[i % 255] ?? 0;
const times = (a: number, b: number) =>
  a === 0 || b === 0 ? 0 : power((logs.get(a) ?? 0) + (logs.get(b) ?? 0));

function correction(data: readonly number[], length: number): number[] {
  let generator = [1];
  for (let i = 0; i < length; ++i) {
    const root = power(i);
    generator = [...generator, 0].map((value, k) => value ^ times(generator[k - 1] ?? 0, root));
  }
  const rest = [...data, ...Array.from({ length }, () => 0)];
  for (let i = 0; i < data.length; ++i) {
    const lead = rest[i] ?? 0;
    generator.forEach((value, k) => (rest[i + k] = (rest[i + k] ?? 0) ^ times(value, lead)));
  }
  return rest.slice(data.length);
}

function codewords(bytes: Uint8Array, version: number): number[] {
  const [extra, blocks] = layouts[version - 1] ?? [0, []];
  const room = blocks.reduce((a, b) => a + b, 0);
  const bits = [4, bytes.length, ...bytes]
    .map((value, i) => value.toString(2).padStart(i === 0 ? 4 : 8, '0'))
    .join('');
  const filled = (bits + '0000').slice(0, room * 8);
  const data = (filled.padEnd(Math.ceil(filled.length / 8) * 8, '0').match(/.{8}/g) ?? []).map(
    (octet) => Number.parseInt(octet, 2),
  );
  for (let i = 0; data.length < room; ++i) data.push(i % 2 === 0 ? 0xec : 0x11);
  let from = 0;
  const parts = blocks.map((size) => data.slice(from, (from += size)));
  const corrected = parts.map((part) => correction(part, extra));
  return [...interleaved(parts), ...interleaved(corrected)];
}
function interleaved(blocks: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...blocks.map(({ length }) => length));
  return Array.from({ length: longest }, (_, i) =>
    blocks.flatMap((block) => block[i] ?? []),
  ).flat();
}

const masks: readonly ((y: number, x: number) => boolean)[] = [
  (y, x) => (y + x) % 2 === 0,
  (y) => y % 2 === 0,
  (_, x) => x % 3 === 0,
  (y, x) => (y + x) % 3 === 0,
  (y, x) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (y, x) => ((y * x) % 2) + ((y * x) % 3) === 0,
  (y, x) => (((y * x) % 2) + ((y * x) % 3)) % 2 === 0,
  (y, x) => (((y + x) % 2) + ((y * x) % 3)) % 2 === 0,
];

type Grid = (boolean | undefined)[][];

function square(grid: Grid, y: number, x: number, rings: readonly boolean[]): void {
  const reach = rings.length - 1;
  for (let dy = -reach; dy <= reach; ++dy)
    for (let dx = -reach; dx <= reach; ++dx) {
      const row = grid[y + dy];
      if (row && x + dx >= 0 && x + dx < grid.length)
        row[x + dx] = rings[Math.max(Math.abs(dy), Math.abs(dx))] ?? false;
    }
}

/** Finders, timing and alignment; what stays undefined is for data. */
function frame(version: number): Grid {
  const size = 17 + 4 * version;
  const grid: Grid = Array.from({ length: size }, () => Array<boolean | undefined>(size));
  for (let i = 0; i < size; ++i) {
    (grid[6] ?? [])[i] = i % 2 === 0;
    (grid[i] ?? [])[6] = i % 2 === 0;
  }
  if (version > 1) square(grid, size - 7, size - 7, [true, false, true]);
  for (const [y, x] of [[3, 3] as const, [3, size - 4] as const, [size - 4, 3] as const])
    square(
      grid,
      y,
      x,
      [true, true, false, true, false].map((_, i) => i !== 2 && i !== 4),
    );
  formatPlaces(size).forEach(([y, x]) => ((grid[y] ?? [])[x] = false));
  (grid[size - 8] ?? [])[8] = true;
  return grid;
}

/** Both copies of the fifteen bits, the highest first. */
function formatPlaces(size: number): readonly (readonly [number, number])[] {
  const places: (readonly [number, number])[] = [];
  for (let i = 0; i < 15; ++i)
    places.push(i < 8 ? [8, i < 6 ? i : i + 1] : [i < 9 ? 7 : 14 - i, 8]);
  const [seventh] = places.splice(7, 1);
  if (seventh) places.splice(7, 0, [8, 8]);
  for (let i = 0; i < 15; ++i) places.push(i < 7 ? [size - 1 - i, 8] : [8, size - 15 + i]);
  return places;
}

function formatBits(mask: number): string {
  let rest = mask << 10;
  for (let i = 14; i >= 10; --i) if (rest & (1 << i)) rest ^= 0x537 << (i - 10);
  return (((mask << 10) | rest) ^ 0x5412).toString(2).padStart(15, '0');
}

function drawn(version: number, bits: string, mask: number): boolean[][] {
  const grid = frame(version);
  const { length: size } = grid;
  const inverts = masks[mask] ?? (() => false);
  let next = 0;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    const upwards = ((right + 1) & 2) === 0;
    for (let i = 0; i < size; ++i) {
      const y = upwards ? size - 1 - i : i;
      for (const x of [right, right - 1]) {
        const row = grid[y] ?? [];
        if (row[x] === undefined) row[x] = (bits[next++] === '1') !== inverts(y, x);
      }
    }
  }
  const format = formatBits(mask);
  formatPlaces(size).forEach(([y, x], i) => ((grid[y] ?? [])[x] = format[i % 15] === '1'));
  return grid.map((row) => Array.from(row, (dark) => dark === true));
}

/** How hard it is to read: long runs, blocks, more of one colour. */
function trouble(grid: readonly (readonly boolean[])[]): number {
  const lines = [...grid, ...grid.map((_, x) => grid.map((row) => row[x] === true))];
  let sum = 0;
  for (const line of lines) {
    const text = line.map(Number).join('');
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
    sum += 40 * (text.match(/(?=10111010000|00001011101)/g) ?? []).length;
  }
  const dark = grid.flat().filter(Boolean).length / grid.flat().length;
  return sum + 10 * Math.floor(Math.abs(dark - 0.5) * 20);
}

/** Rows of dark squares; null when the text is too long for a code that a phone likes. */
export function qrCode(text: string): readonly (readonly boolean[])[] | null {
  const bytes = new TextEncoder().encode(text);
  const fits = ([, blocks]: (typeof layouts)[number]) =>
    blocks.reduce((a, b) => a + b, 0) >= bytes.length + 2;
  const version = layouts.findIndex(fits) + 1;
  if (version === 0) return null;
  const bits = codewords(bytes, version)
    .map((value) => value.toString(2).padStart(8, '0'))
    .join('');
  const all = masks.map((_, mask) => drawn(version, bits, mask));
  return all.reduce((best, grid) => (trouble(grid) < trouble(best) ? grid : best));
}
