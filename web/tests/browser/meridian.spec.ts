// What the table of Meridian shows.
import { expect, test } from '@playwright/test';
import { layOut, meridian } from './positions';
import { openDeal, pile, table } from './table';

test('column types, foundations, stock, waste, pockets and figures are shown [M-096]', async ({
  page,
}) => {
  await layOut(page, meridian);
  const tags = table(page).locator('.pile-tag-column:visible');
  await expect(tags).toHaveText(['A↑', 'K↓']);
  await expect(table(page).locator('.pile-column')).toHaveCount(7);
  await expect(table(page).locator('.pile-foundation')).toHaveCount(8);
  await expect(table(page).locator('.pile-tag-stock')).toContainText('2');
  await expect(pile(page, 'waste')).toBeAttached();
  await expect(pile(page, 'p')).toBeVisible();
  await expect(pile(page, 'q')).toHaveCount(0);
  await expect(page.getByTestId('moves')).toHaveText(/0/);
  await expect(page.getByTestId('score')).toHaveText(/\d/);
  await expect(page.locator('time')).toHaveText(/0:0\d/);
});

test('the second pocket is there in double_pocket only [M-096]', async ({ page }) => {
  await openDeal(page, 'MMD-1');
  await expect(pile(page, 'p')).toBeVisible();
  await expect(pile(page, 'q')).toBeVisible();
});
