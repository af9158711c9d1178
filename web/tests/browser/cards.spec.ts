// Cards as its rules say: the seed, its buttons, Finish, the win.
import { expect, test } from '@playwright/test';
import { expectPosition, hashOf, keptAfter, keptGame, screen, store } from './around';
import { stepsOf } from './engine';
import { openDeal, table } from './table';

test('the seed is shown, typed, and kept between starts [C-012] [C-013] [CD-08]', async ({
  page,
}) => {
  await openDeal(page, 'CA-166');
  await expect(page.getByTestId('deal-id')).toHaveText('CA-166');
  await page.keyboard.press('g');
  await page.getByTestId('deal-input').fill('4711');
  await page.getByTestId('deal-go').click();
  await expect(page.getByTestId('deal-id')).toHaveText('CA-4711');
  const hash = await hashOf(page);
  expect((await keptGame(page, 'cards'))?.deal).toBe('CA-4711');
  expect(await page.evaluate(() => localStorage.getItem('SeedIndex'))).toBe('4711');
  await page.goto('about:blank');
  await page.goto('./');
  await page.getByTestId('continue').click();
  await expect(page.getByTestId('deal-id')).toHaveText('CA-4711');
  await expectPosition(page, hash);
});

test('Cards has New, Retry, Undo, Finish and Solve [C-062]', async ({ page }) => {
  await openDeal(page, 'CA-166');
  for (const [action, word] of [
    ['newDeal', 'New'],
    ['restart', 'Retry'],
    ['undo', 'Undo'],
    ['finish', 'Finish'],
    ['solve', 'Solve'],
  ])
    await expect(page.getByTestId(`tool-${action}`)).toContainText(word ?? '');
});

test('Solve wins, and confetti falls once [C-053]', async ({ page }) => {
  test.setTimeout(90_000);
  await page.addInitScript(() => {
    const seen: { confetti: number } = { confetti: 0 };
    Object.assign(window, { seen });
    new MutationObserver((all) => {
      for (const { addedNodes } of all)
        for (const node of addedNodes)
          if (node instanceof HTMLElement && node.dataset['testid'] === 'confetti') ++seen.confetti;
    }).observe(document, { childList: true, subtree: true });
  });
  await openDeal(page, 'CA-166', { speed: '1' });
  await page.keyboard.press('s');
  await expect(screen(page)).toHaveAttribute('data-outcome', 'won', { timeout: 60_000 });
  await expect(page.getByTestId('win')).toBeVisible({ timeout: 60_000 });
  const confetti = () =>
    page.evaluate(() => (window as unknown as { seen: { confetti: number } }).seen.confetti);
  expect(await confetti()).toBe(1);
  await page.reload();
  await expect(table(page)).toBeVisible();
  expect(await confetti()).toBe(0);
});

test('Finish starts a card every 10 milliseconds [C-032]', async ({ page }) => {
  test.setTimeout(90_000);
  const steps = await stepsOf('CA-166');
  // From here on every move goes home.
  const home = steps.findLastIndex(({ move }) => !move.to?.startsWith('f')) + 1;
  const before = steps.slice(0, home).map(({ move }) => move.move);
  await store(page, [await keptAfter('CA-166', before)]);
  await openDeal(page, 'CA-166', { speed: '1' });
  await page.evaluate(() => {
    const begun = new Map<Element, number>();
    Object.assign(window, { begun });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...args) {
      const options = args[1];
      const delay = typeof options === 'object' ? Number(options.delay ?? 0) : 0;
      if (!begun.has(this) && this.matches('[data-card]'))
        begun.set(this, performance.now() + delay);
      return animate.apply(this, args);
    };
  });
  await page.keyboard.press('f');
  await expect(page.getByTestId('win')).toBeVisible({ timeout: 30_000 });
  const starts = await page.evaluate(() =>
    [...(window as unknown as { begun: Map<Element, number> }).begun.values()].sort(
      (a, b) => a - b,
    ),
  );
  const gaps = starts.slice(1).map((start, i) => start - (starts[i] ?? 0));
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
  expect(starts.length).toBeGreaterThan(4);
  expect(mean).toBeGreaterThan(8);
  expect(mean).toBeLessThan(25);
});
