// Help counts: a win with a hint, the solver or X-ray is told as assisted and counted apart.
import { expect, test, type Page } from '@playwright/test';
import { keptAfter, more, store, typeMoves } from './around';
import { stepsOf } from './engine';
import { openDeal } from './table';

const patience = { timeout: 15_000 };

/** FC-1 with all but the last move of a win; answers with that move. */
async function nearlyWon(page: Page): Promise<string> {
  const moves = (await stepsOf('FC-1')).map(({ move }) => move.move);
  await store(page, [await keptAfter('FC-1', moves.slice(0, -1))]);
  await openDeal(page, 'FC-1');
  return moves.at(-1) ?? '';
}

async function expectCountedApart(page: Page): Promise<void> {
  await expect(page.getByTestId('win-assisted')).toContainText('Assisted');
  await expect(page.getByTestId('win-clean')).toHaveCount(0);
  await expect(page.getByTestId('win-best')).toHaveCount(0);
  await page.goto('./#/stats');
  await page.getByTestId('stats-mode').selectOption('FC');
  for (const [id, value] of [
    ['played', '1'],
    ['won', '0'],
    ['assisted', '1'],
    ['share', '–'],
    ['clean', '0'],
    ['streak', '0'],
    ['best-streak', '0'],
    ['best-time', '–'],
    ['median-time', '–'],
    ['fewest', '–'],
  ] as const)
    await expect(page.getByTestId(`stats-${id}`)).toHaveText(value);
  await expect(page.getByTestId('stats-game-assisted')).toBeVisible();
}

test('a win after one hint is assisted, and counts apart', async ({ page }) => {
  const last = await nearlyWon(page);
  await page.getByTestId('tool-hint').click();
  await expect(page.getByTestId('hint')).toBeVisible(patience);
  await expect(page.getByTestId('assisted')).toBeVisible();
  await typeMoves(page, [last]);
  await expect(page.getByTestId('win-help')).toContainText('1 hint', patience);
  await expectCountedApart(page);
});

test('a win that the solver has played is assisted, and counts apart', async ({ page }) => {
  await nearlyWon(page);
  await more(page, 'solve');
  await expect(page.getByTestId('win')).toBeVisible({ timeout: 30_000 });
  await expectCountedApart(page);
});

test('a win of one’s own counts', async ({ page }) => {
  const last = await nearlyWon(page);
  await typeMoves(page, [last]);
  await expect(page.getByTestId('win-clean')).toBeVisible(patience);
  await expect(page.getByTestId('win-assisted')).toHaveCount(0);
  await page.goto('./#/stats');
  await expect(page.getByTestId('stats-won')).toHaveText('1');
  await expect(page.getByTestId('stats-assisted')).toHaveText('0');
  await expect(page.getByTestId('stats-share')).toHaveText('100 %');
});
