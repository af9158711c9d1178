// The stock under fast hands: what was aimed at it is its own, whatever flies past.
import { expect, test, type Page } from '@playwright/test';
import { fingers } from './fingers';
import { boxes, middle, openDeal, table, type Point } from './table';

const presses = 16;

async function mouse(page: Page) {
  return {
    down: async ({ x, y }: Point) => {
      await page.mouse.move(x, y);
      await page.mouse.down();
    },
    up: () => page.mouse.up(),
  };
}

for (const [name, hand, hasTouch] of [
  ['clicks', mouse, false],
  ['taps', fingers, true],
] as const)
  test.describe(name, () => {
    test.use({ hasTouch });
    for (const pause of [20, 60, 100, 140])
      test(`${presses} ${name} on the stock, ${pause} ms apart, draw ${presses} cards`, async ({
        page,
      }) => {
        await openDeal(page, 'K1-1', { speed: '1' });
        const [stock] = await boxes(page, '[data-testid=table] [data-pile="stock"]');
        if (!stock) throw new Error('there is no stock');
        const { down, up } = await hand(page);
        for (let press = 0; press < presses; ++press) {
          await down(middle(stock));
          await up();
          await page.waitForTimeout(pause);
        }
        await expect(table(page).locator('[data-on="waste"]')).toHaveCount(presses);
        await expect(page.getByTestId('moves')).toHaveText(new RegExp(`\\b${presses}\\b`));
      });
  });
