// When things break: a sentence each, and nothing lost.
import { expect, test } from '@playwright/test';
import { expectPosition, expectToast, hashOf, store, typeMoves } from './around';
import { openDeal, table } from './table';

const moves = ['4a', '3b'];
const slot = 'croupier.open.freecell';

test('a corrupt save in the storage does not stop the page', async ({ page }) => {
  await store(page, [
    [slot, '{"id":"x","deal":"FC-1"'],
    ['croupier.open.klondike', '"nonsense"'],
    ['croupier.settings', '[7'],
  ]);
  await page.goto('./');
  await expect(page.getByTestId('tile-freecell')).toBeVisible();
  await page.goto('./#/play/FC-1');
  await expect(table(page)).toBeVisible();
  await typeMoves(page, moves);
  await expect(page.getByTestId('moves')).toHaveText('2');
});

test('a save that the engine cannot read is said, and stays where it is', async ({ page }) => {
  await openDeal(page, 'FC-1');
  await typeMoves(page, moves);
  const broken = await page.evaluate((key) => {
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, unknown>;
    return JSON.stringify({ ...kept, save: 'croupier save 1\nbroken' });
  }, slot);
  await page.goto('about:blank');
  await page.goto('./');
  await page.evaluate(([key, text]) => localStorage.setItem(key ?? '', text ?? ''), [slot, broken]);
  await page.goto('./#/play/FC-1');
  await expect(page.getByTestId('obstacle-bad').getByRole('alert')).toHaveText(/\S+ \S+/);
  expect(await page.evaluate((key) => localStorage.getItem(key), slot)).toBe(broken);
});

for (const [name, sentence] of [
  ['QuotaExceededError', 'storage is full'],
  ['SecurityError', 'does not let the page keep anything'],
] as const)
  test(`${name} of the storage is said once, and the game goes on`, async ({ page }) => {
    await openDeal(page, 'FC-1');
    await page.evaluate((error) => {
      Storage.prototype.setItem = () => {
        throw new DOMException('refused', error);
      };
    }, name);
    await typeMoves(page, moves.slice(0, 1));
    const first = await hashOf(page);
    await typeMoves(page, moves.slice(1));
    await expectToast(page, sentence);
    await expect(page.getByTestId('toast').filter({ hasText: sentence })).toHaveCount(1);
    await page.keyboard.press('z');
    await expectPosition(page, first);
    // The page itself remembers what the browser would not.
    const hash = await hashOf(page);
    await page.evaluate(() => (location.hash = '#/'));
    await page.getByTestId('continue').click();
    await expectPosition(page, hash);
  });

test('an engine that does not arrive is said, and the game is there afterwards', async ({
  page,
}) => {
  await openDeal(page, 'FC-1');
  await typeMoves(page, moves);
  const hash = await hashOf(page);
  const context = page.context();
  await page.goto('about:blank');
  await context.route('**/*.wasm', (route) => route.abort());
  await page.goto('./#/play/FC-1');
  await expect(page.getByRole('alert').first()).toHaveText(/could not be|did not arrive/, {
    timeout: 15_000,
  });
  await page.goto('./#/');
  await expect(page.getByTestId('no-engine')).toHaveText(/\S+ \S+/);
  await context.unroute('**/*.wasm');
  await page.goto('about:blank');
  await page.goto('./#/play/FC-1');
  await expectPosition(page, hash);
});

test('a worker that breaks gets the game back from what was kept', async ({ page }) => {
  await page.addInitScript(() => {
    const workers: Worker[] = [];
    Object.assign(window, { workers });
    window.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        workers.push(this);
      }
    };
  });
  await openDeal(page, 'FC-1');
  await typeMoves(page, moves.slice(0, 1));
  const first = await hashOf(page);
  await typeMoves(page, moves.slice(1));
  // It breaks with the next thing that is asked of it.
  await page.evaluate(() => {
    const [worker] = (window as unknown as { workers: Worker[] }).workers;
    if (!worker) throw new Error('there is no worker');
    worker.postMessage = () => {
      worker.terminate();
      const data = { broken: 'out of memory' };
      worker.onmessage?.(new MessageEvent('message', { data }));
    };
  });
  await page.keyboard.press('z');
  await expect(table(page)).toHaveAttribute('data-state-hash', first);
  await typeMoves(page, ['3b', '32']);
});

test('a screen that does not arrive is said, and can be loaded again', async ({ page }) => {
  await page.context().route('**/PlayScreen-*.js', (route) => route.abort());
  await page.goto('./#/play/FC-1');
  await expect(page.getByTestId('reload')).toBeVisible();
  await expect(page.locator('h1')).toContainText('could not be loaded');
  await page.context().unroute('**/PlayScreen-*.js');
  await page.getByTestId('reload').click();
  await expect(table(page)).toBeVisible();
});
