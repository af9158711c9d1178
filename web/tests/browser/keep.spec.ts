// Nothing is lost: closed tabs, crashes, two tabs, new games taken back, bookmarks, the clock.
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { expectPosition, expectToast, hashOf, keptGame, more, screen, typeMoves } from './around';
import { stepsOf } from './engine';
import { card, openDeal, table } from './table';

const moves = ['4a', '3b', '32', '7c'];

/** Presses a card and begins to carry it, without letting go. */
async function lift(page: Page, name: string): Promise<void> {
  const box = await card(page, name).boundingBox();
  if (!box) throw new Error(`${name} is not on the table`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 80, box.y - 60, { steps: 4 });
}

async function topOf(page: Page, column: string): Promise<string> {
  const name = await table(page).locator(`[data-on="${column}"]`).last().getAttribute('data-card');
  return name ?? '';
}

async function another(context: BrowserContext, deal: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`./#/play/${deal}`);
  await expect(table(page).or(page.getByTestId('obstacle-held'))).toBeVisible();
  return page;
}

test('a page closed in the middle of a drag resumes exactly', async ({ page, context }) => {
  const steps = await stepsOf('FC-1', moves.join(' '));
  await openDeal(page, 'FC-1');
  await typeMoves(page, moves);
  const hash = await hashOf(page);
  await lift(page, await topOf(page, 't5'));
  await page.close();
  const again = await another(context, 'FC-1');
  await expectPosition(again, hash);
  for (const back of [...steps].reverse()) {
    await again.keyboard.press('z');
    await expectPosition(again, back.before.hash);
  }
  for (const on of steps) {
    await again.keyboard.press('y');
    await expectPosition(again, on.hash);
  }
});

test('a page that crashed resumes exactly, with its undo', async ({ page, context }) => {
  await openDeal(page, 'FC-1');
  await typeMoves(page, moves.slice(0, 3));
  const third = await hashOf(page);
  await typeMoves(page, moves.slice(3));
  const hash = await hashOf(page);
  await lift(page, await topOf(page, 't5'));
  const crashed = page.waitForEvent('crash');
  await page.goto('chrome://crash').catch(() => undefined);
  await crashed;
  const again = await another(context, 'FC-1');
  await expectPosition(again, hash);
  await again.keyboard.press('z');
  await expectPosition(again, third);
});

test('the second tab says that the game is open elsewhere, and can take it over', async ({
  page,
  context,
}) => {
  await openDeal(page, 'FC-1');
  await typeMoves(page, moves);
  const hash = await hashOf(page);
  const second = await another(context, 'FC-1');
  await expect(second.getByTestId('obstacle-held')).toContainText('another tab');
  await second.getByTestId('take-over').click();
  await expectPosition(second, hash);
  await expect(page.getByTestId('obstacle-taken')).toContainText('goes on in another tab');
  await typeMoves(second, ['1d']);
  expect((await keptGame(second, 'freecell'))?.moves).toBe(5);
});

test('New acts at once, and "Undo new game" restores', async ({ page }) => {
  await openDeal(page, 'FC-1');
  await typeMoves(page, moves.slice(0, 3));
  const third = await hashOf(page);
  await typeMoves(page, moves.slice(3));
  const hash = await hashOf(page);
  await page.getByTestId('tool-newDeal').click();
  await expectToast(page, 'New deal');
  await expect(screen(page)).not.toHaveAttribute('data-state-hash', hash);
  await page.getByTestId('toast-action').click();
  await expectPosition(page, hash);
  await expect(page.getByTestId('deal-id')).toHaveText('FC-1');
  await page.keyboard.press('z');
  await expectPosition(page, third);
});

test('a game put away for a new one stays in the list and can be continued', async ({ page }) => {
  await openDeal(page, 'FC-1');
  await typeMoves(page, moves);
  const hash = await hashOf(page);
  await page.getByTestId('tool-newDeal').click();
  await expectToast(page, 'New deal');
  await page.goto('./#/stats');
  const game = page.locator('[data-testid=stats-game][data-deal=FC-1]');
  await game.first().getByTestId('stats-continue').click();
  await expectPosition(page, hash);
});

test('bookmarks lead back, and mark the game assisted', async ({ page }) => {
  await openDeal(page, 'FC-1');
  await typeMoves(page, moves.slice(0, 2));
  const marked = await hashOf(page);
  await more(page, 'bookmark');
  await expectToast(page, 'Bookmark 1');
  await typeMoves(page, moves.slice(2));
  await page.reload();
  await expect(table(page)).toBeVisible();
  await page.keyboard.press("'");
  await page.keyboard.press('1');
  await expectPosition(page, marked);
  await expect(page.getByTestId('assisted')).toBeVisible();
});

test('a bookmark of a line that was left still leads there', async ({ page }) => {
  await openDeal(page, 'FC-1');
  await typeMoves(page, moves.slice(0, 3));
  const marked = await hashOf(page);
  await more(page, 'bookmark');
  await expectToast(page, 'Bookmark 1');
  await page.keyboard.press('z');
  await page.keyboard.press('z');
  await typeMoves(page, ['1d']);
  await page.getByTestId('more').click();
  await expect(page.getByTestId('more-bookmark-1')).toContainText('turn 3 of another line');
  await page.getByTestId('more-bookmark-1').click();
  await expectPosition(page, marked);
  await expectToast(page, 'line that you had left');
  await page.getByTestId('more').click();
  await expect(page.getByTestId('more-bookmark-1')).not.toContainText('another line');
});

test('the clock starts with the first move and stops while the page is hidden', async ({
  page,
}) => {
  await openDeal(page, 'FC-1');
  const timer = page.getByTestId('timer');
  await page.waitForTimeout(1500);
  await expect(timer).toHaveText('0:00');
  await typeMoves(page, moves.slice(0, 1));
  await expect(timer).toHaveText('0:02', { timeout: 4000 });
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { get: () => true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const stood = await timer.textContent();
  await page.waitForTimeout(2500);
  await expect(timer).toHaveText(stood ?? '');
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { get: () => false, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(timer).not.toHaveText(stood ?? '', { timeout: 4000 });
});
