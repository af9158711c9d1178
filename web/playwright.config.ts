import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';

const port = process.env['CROUPIER_TEST_PORT'] ?? '18247';
const program = process.env['CROUPIER'] ?? '../build/release/croupier';
const page = process.env['CROUPIER_WEB'] ?? '../build/web';
const games = ['klondike', 'freecell', 'cards', 'meridian', 'bluffbuddy'];
const offered = JSON.stringify(Object.fromEntries(games.map((game) => [game, 'declined'])));
const book = `../build/tables-${port}.db`;

// Real Chromium, without the window, against the real server; nothing is downloaded.
export default defineConfig({
  testDir: 'tests/browser',
  outputDir: '../build/browser',
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  forbidOnly: true,
  // A busy machine may be too slow once; the log names such a test.
  retries: 1,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ['junit', { outputFile: process.env['CROUPIER_RESULTS'] || '../build/results/browser.xml' }],
  ],
  use: {
    baseURL: `http://127.0.0.1:${port}/`,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    // Somebody who has been here: the strip that offers a lesson at a first game has tests of its own.
    storageState: {
      cookies: [],
      origins: [
        {
          origin: `http://127.0.0.1:${port}`,
          localStorage: [{ name: 'croupier.lessons', value: offered }],
        },
      ],
    },
    // It fetches the whole page once more; where it matters, tests let it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: '/usr/bin/chromium-headless-shell',
      chromiumSandbox: false,
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
    },
  },
  webServer: {
    command: `rm -f ${book}*; exec ${program} serve --listen 127.0.0.1:${port} --web ${page} --data ${book}`,
    // The benchmarks use this from another folder.
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    url: `http://127.0.0.1:${port}/healthz`,
    reuseExistingServer: false,
  },
});
