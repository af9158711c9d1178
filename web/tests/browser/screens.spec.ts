// A picture of every screen at three sizes, to be looked at; here only that there is something on it.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { typeMoves, visit } from './around';
import { openDeal, table } from './table';

const folder = '../build/screenshots';
const sizes = { phone: [360, 640], tablet: [768, 1024], desk: [1440, 900] } as const;
const pages = [
  '',
  'daily/2024-02-29',
  'stats',
  'settings',
  'keys',
  'rules/klondike',
  'rules/bluffbuddy',
  'play/ZZ-1',
];
const deals = ['K3-17', 'FC-11982', 'CA-166', 'MMC-85', 'BB-7'];

async function picture(page: Page, name: string): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.screenshot({ path: join(folder, `${name}-${width}x${height}.png`) });
}

test.beforeAll(() => mkdirSync(folder, { recursive: true }));

for (const [size, [width, height]] of Object.entries(sizes))
  for (const theme of ['light', 'dark'] as const)
    test(`the screens on a ${size}, ${theme}`, async ({ page }) => {
      test.setTimeout(180_000);
      await page.setViewportSize({ width, height });
      await openDeal(page, 'FC-1', { theme });
      await typeMoves(page, ['4a', '3b']);
      await page.getByTestId('more').click();
      await picture(page, `more-${theme}`);
      await page.keyboard.press('Escape');
      for (const path of pages) {
        await visit(page, path);
        await expect(page.locator('#app')).toHaveText(/\w{3,}/);
        await picture(page, `${path.replace('/', '-') || 'home'}-${theme}`);
      }
    });

for (const [size, [width, height]] of Object.entries({ ...sizes, lying: [740, 360] as const }))
  test(`the tables on a ${size}`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height });
    await openDeal(page, 'FC-1', { chip: 'fair' });
    for (const deal of deals) {
      await visit(page, `play/${deal}`);
      const bluff = deal.startsWith('BB');
      await expect(table(page)).toBeVisible();
      if (bluff) await expect(page.getByTestId('bluff-prompt')).toContainText('choose a card');
      else
        await expect(page.getByTestId('chip')).not.toHaveAttribute('data-kind', 'thinking', {
          timeout: 15_000,
        });
      await picture(page, deal);
    }
    await page.keyboard.press('p');
    await expect(page.getByTestId('pause')).toBeVisible();
    await picture(page, 'pause');
  });
