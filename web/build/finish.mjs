// After vite: the files for offline use, and compressed twins.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const root = fileURLToPath(new URL('../..', import.meta.url));
const out = process.env.CROUPIER_WEB ?? join(root, 'build/web');

function* filesUnder(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesUnder(path);
    else yield path;
  }
}

const page = [...filesUnder(out)].filter((path) => !/\.(br|gz|map)$|\/sw\.js$/.test(path)).sort();
const hash = createHash('sha256');
for (const path of page) hash.update(readFileSync(path));
const listed = page
  .map((path) => `./${relative(out, path)}`)
  .map((path) => (path === './index.html' ? './' : path));
const worker = join(out, 'sw.js');
writeFileSync(
  worker,
  readFileSync(worker, 'utf8')
    .replace('__VERSION__', hash.digest('hex').slice(0, 16))
    .replace('__FILES__', JSON.stringify(listed)),
);

const quality = { [constants.BROTLI_PARAM_QUALITY]: 11 };
const sizes = { js: 0, css: 0, wasm: 0, online: 0 };
for (const path of [...page, worker]) {
  if (!/\.(html|js|css|wasm|svg|txt|json|webmanifest)$/.test(path)) continue;
  const bytes = readFileSync(path);
  const small = brotliCompressSync(bytes, { params: quality });
  writeFileSync(`${path}.br`, small);
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  const kind = /\/online-[^/]*\.js$/.test(path) ? 'online' : path.split('.').pop();
  if (kind in sizes) sizes[kind] += small.length;
}
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
console.log(
  `the page in ${relative(root, out)}: ${page.length} files; compressed: ` +
    `JavaScript ${kB(sizes.js)} and online ${kB(sizes.online)}, styles ${kB(sizes.css)}, WebAssembly ${kB(sizes.wasm)}`,
);
