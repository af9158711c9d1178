// What the rules on the page must tell.
import { expect, test } from '@playwright/test';

test('every mode of Meridian comes with advice how to play it [M-026]', async ({ page }) => {
  await page.goto('./#/rules/meridian');
  for (const mode of ['Classic', 'Double pocket', 'Traditional', 'Expert'])
    await expect(page.getByText(`${mode}: how to play it`)).toBeVisible();
});

test('the page says what helps efficiency and what hurts it [M-087]', async ({ page }) => {
  await page.goto('./#/rules/meridian');
  await expect(page.getByText(/What helps efficiency: .*foundations.*undos/)).toBeVisible();
  await expect(page.getByText(/What hurts it: .*to and fro.*pocket/)).toBeVisible();
});
