import { defineConfig } from 'vitest/config';
import page from './vite.config';

export default defineConfig({
  resolve: page.resolve ?? {},
  test: {
    include: ['tests/unit/**/*.test.ts'],
    reporters: ['default', ['junit', { outputFile: process.env['CROUPIER_RESULTS'] || '../build/results/web-unit.xml' }]],
  },
});
