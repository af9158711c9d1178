// A replay in words: steps are moves, and hints are none.
import { expect, test } from '@playwright/test';
import { more, typeMoves } from './around';
import { openDeal } from './table';

test('steps are moves in words, and a hint is none', async ({ page }) => {
  await openDeal(page, 'FC-1');
  await typeMoves(page, ['4a', '3b']);
  await page.keyboard.press('h');
  await expect(page.getByTestId('hint')).toBeVisible({ timeout: 15_000 });
  await typeMoves(page, ['32']);
  await page.keyboard.press('z');
  await more(page, 'replay');
  const steps = page.getByTestId('replay-move');
  await expect(steps).toHaveCount(5);
  await expect(steps.nth(0)).toContainText('The deal');
  await expect(steps.nth(1)).toContainText('6♥ from column 4 to cell A');
  await expect(steps.nth(3)).toContainText(/ from column 3 to column 2, onto /);
  await expect(steps.nth(4)).toContainText('Move taken back');
  for (const text of await steps.allTextContents()) expect(text).not.toMatch(/hint|\b(4a|3b|32)\b/);
  await steps.nth(3).click();
  await expect(page.getByTestId('replay')).toHaveAttribute('data-at', '3');
  await page.goto('./#/settings');
  await page.getByTestId('set-language-tr').check({ force: true });
  await page.goBack();
  await expect(steps.nth(1)).toContainText('6♥, 4. sütundan A hücresine');
  await expect(steps.nth(4)).toContainText('Hamle geri alındı');
});

test('a line that the solver has played is gone through move by move', async ({ page }) => {
  await openDeal(page, 'CA-166');
  await page.getByTestId('tool-solve').click();
  await expect(page.getByTestId('win')).toBeVisible({ timeout: 40_000 });
  await page.getByTestId('win-replay').click();
  const replay = page.getByTestId('replay');
  await expect(replay).toBeVisible();
  expect(await page.getByTestId('replay-move').count()).toBeGreaterThan(50);
  const deal = await replay.getAttribute('data-state-hash');
  await page.getByTestId('replay-forward').click();
  await expect(replay).toHaveAttribute('data-at', '1');
  await expect(replay).not.toHaveAttribute('data-state-hash', deal ?? '');
  await page.getByTestId('replay-last').click();
  await expect(page.locator('[data-testid=replay-move][aria-current]')).toContainText('foundation');
});

test('a game of BluffBuddy is told in words', async ({ page }) => {
  test.setTimeout(60_000);
  await openDeal(page, 'BB-7');
  await expect(page.getByTestId('bluff-prompt')).toContainText('Your turn', { timeout: 20_000 });
  await more(page, 'replay');
  const words = await page.getByTestId('replay-move').allTextContents();
  for (const text of words.slice(1)) expect(text).toMatch(/: \S+ (to the pool|with|onto)/);
});
