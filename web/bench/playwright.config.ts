// The page's benchmarks: as the tests, one at a time.
import { defineConfig } from '@playwright/test';
import tests from '../playwright.config';

export default defineConfig(tests, {
  testDir: '.',
  testMatch: '*.bench.ts',
  outputDir: '../../build/browser',
  workers: 1,
  retries: 0,
  reporter: 'line',
});
