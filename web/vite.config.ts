import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * The two screens that people open, and what these import, are asked for with the page itself and
 * not only by its first script: a round trip less before the first table.
 */
const screensFirst: Plugin = {
  name: 'screens-first',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.values(bundle ?? {})
        .filter((file) => file.type === 'chunk' && /^(PlayScreen|Home|game|table)$/.test(file.name))
        .map(({ fileName }) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `./${fileName}` },
          injectTo: 'head',
        })),
  },
};

export default defineConfig({
  root: here('.'),
  base: './',
  publicDir: here('public'),
  resolve: {
    alias: [
      {
        find: /^croupier\.wasm(?=$|\?)/,
        replacement: process.env['CROUPIER_WASM'] ?? here('../build/wasm/croupier.wasm'),
      },
    ],
  },
  plugins: [screensFirst],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
  build: {
    outDir: process.env['CROUPIER_WEB'] ?? here('../build/web'),
    emptyOutDir: true,
    // The policy of the page allows no inlined assets.
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: { index: here('index.html'), sw: here('src/offline/sw.ts') },
      output: {
        // The service worker stands at the root, under a name that never changes.
        entryFileNames: (chunk) => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        // What only the online tables need is told apart by its name, and counted apart.
        chunkFileNames: ({ moduleIds }) =>
          moduleIds.some((id) => /\/src\/(screens\/)?online\//.test(id))
            ? 'assets/online-[name]-[hash].js'
            : 'assets/[name]-[hash].js',
        // Few files come sooner than many: what every screen needs, what is about games, the table.
        codeSplitting: {
          groups: [
            {
              name: 'common',
              test: /node_modules\/preact|src\/(app|cards|engine|games(?!\/lessons)|texts|screens\/parts)\/|preload-helper/,
              priority: 3,
            },
            {
              name: 'game',
              test: /src\/(game\/|screens\/home\/|screens\/play\/words|table\/names)/,
              minShareCount: 2,
              priority: 2,
            },
            { name: 'table', test: /src\/(table|screens\/play)\//, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
  server: { host: '127.0.0.1', fs: { strict: false } },
});
