import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

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
      },
    },
  },
  server: { host: '127.0.0.1', fs: { strict: false } },
});
