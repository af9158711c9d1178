// The home screen: go on, a row for each game with Play, its rules folded away until they are wanted.
import { expect, test, type Page } from '@playwright/test';
import { keptAfter, keptGame, store, visit } from './around';
import { boxes, middle, table, tapAt } from './table';

const games = ['klondike', 'freecell', 'cards', 'meridian', 'bluffbuddy'] as const;

/** Test ids of what does not lie whole in the window. */
function outside(page: Page, testids: readonly string[]): Promise<string[]> {
  return page.evaluate(
    (all) =>
      all.filter((id) => {
        const box = document.querySelector(`[data-testid="${id}"]`)?.getBoundingClientRect();
        return !box || box.top < 0 || box.bottom > window.innerHeight || box.height === 0;
      }),
    testids,
  );
}

for (const [width, height] of [
  [360, 640],
  [390, 844],
  [740, 360],
] as const)
  for (const language of ['en', 'tr'])
    test(`all five games and Continue are seen at ${width}×${height}, ${language}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await store(page, [
        ['croupier.settings', JSON.stringify({ language })],
        await keptAfter('FC-1', ['4a']),
      ]);
      await visit(page, '');
      await expect(page.getByTestId('tile-klondike').locator('.game-chosen')).not.toBeEmpty();
      const seen = ['continue', ...games.map((game) => `play-${game}`)];
      expect(await outside(page, seen)).toEqual([]);
      // Nothing is asked before a game can begin.
      await expect(page.locator('.home-games :is(select, input, fieldset)')).toHaveCount(0);
    });

test('Play deals as it was chosen last', async ({ page }) => {
  await visit(page, '');
  const row = page.getByTestId('tile-klondike');
  const unfold = page.getByTestId('options-klondike');
  await expect(unfold).toHaveAttribute('aria-expanded', 'false');
  await unfold.click();
  await expect(unfold).toHaveAttribute('aria-expanded', 'true');
  await page.getByTestId('mode-klondike-K1').check();
  await page.getByTestId('level-klondike').selectOption('any');
  await page.getByTestId('option-klondike-passes').selectOption('3');
  await expect(row.locator('.game-chosen')).toHaveText('Draw 1 · any deal · 1 rule of your own');
  await unfold.click();
  await expect(page.getByTestId('mode-klondike')).toHaveCount(0);
  await page.reload();
  await page.getByTestId('play-klondike').click();
  await expect(page).toHaveURL(/#\/play\/K1-\d+\+passes=3$/);
  await expect(table(page)).toBeVisible();
});

test('a press anywhere in the row begins the game, on its other ways does not', async ({
  page,
}) => {
  await store(page, [await keptAfter('FC-1', ['4a']), await keptAfter('K3-17', [])]);
  await visit(page, '');
  // One of the two is offered above; the other one in its row.
  const above = await page.getByTestId('continue').getAttribute('href');
  const other = above?.includes('FC-1') ? 'klondike' : 'freecell';
  await expect(
    page.getByTestId(`go-on-${other === 'klondike' ? 'freecell' : 'klondike'}`),
  ).toHaveCount(0);
  await page.getByTestId(`go-on-${other}`).click();
  await expect(page.getByTestId('deal-id')).toHaveAttribute(
    'data-deal',
    other === 'klondike' ? 'K3-17' : 'FC-1',
  );
  await visit(page, '');
  const [picture] = await boxes(page, '[data-testid=tile-meridian] .still-life');
  if (picture) await tapAt(page, middle(picture));
  await expect(page).toHaveURL(/#\/play\/MMC-\d+$/);
  await expect(table(page)).toBeVisible();
  expect((await keptGame(page, 'meridian'))?.game).toBe('meridian');
});

test('the keyboard unfolds the rules, and begins a game', async ({ page }) => {
  await visit(page, '');
  await page.getByTestId('options-bluffbuddy').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByTestId('play-bluffbuddy')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByTestId('option-bluffbuddy-bots').locator(':focus')).toHaveCount(1);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByTestId('tile-bluffbuddy').locator('.game-chosen')).toHaveText(/hard|easy/);
  await page.getByTestId('play-bluffbuddy').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/play\/BB-\d+\+bots=(hard|easy)$/);
});
