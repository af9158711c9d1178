// What one game has of its own: its deck and its automatic moves, and no other game's.
import { expect, test, type Page } from '@playwright/test';
import { more, typeMoves, visit } from './around';
import { klondike, layOut } from './positions';
import { card, openDeal } from './table';

/** Whether diamonds are drawn in blue, as the four colours have it. */
async function hasBlueDiamonds(page: Page): Promise<boolean> {
  return page
    .locator('[data-testid=table] [data-card$=D] .card-face')
    .first()
    .evaluate(async (face) => {
      const picture = new Image();
      picture.src = getComputedStyle(face).backgroundImage.slice(5, -2);
      await picture.decode();
      const canvas = new OffscreenCanvas(100, 140);
      const pen = canvas.getContext('2d');
      if (!pen) throw new Error('nothing to draw with');
      pen.drawImage(picture, 0, 0, 100, 140);
      const { data } = pen.getImageData(0, 0, 100, 140);
      return data.some((blue, i) => i % 4 === 2 && blue > (data[i - 2] ?? 0) + 100);
    });
}

test('a game can have a deck of its own', async ({ page }) => {
  await openDeal(page, 'FC-1');
  expect(await hasBlueDiamonds(page)).toBe(false);
  await visit(page, 'settings');
  await page.getByTestId('own-deck').click();
  await page.getByTestId('own-deck-freecell').selectOption('four');
  await expect(page.getByTestId('set-deck-standard')).toBeChecked();
  await visit(page, 'play/FC-1');
  await expect.poll(() => hasBlueDiamonds(page)).toBe(true);
  await visit(page, 'play/K1-1');
  await expect(page.getByTestId('table')).toHaveAttribute('data-game', 'klondike');
  expect(await hasBlueDiamonds(page)).toBe(false);
  await visit(page, 'settings');
  await page.getByTestId('own-deck-freecell').selectOption('');
  await visit(page, 'play/FC-1');
  await expect.poll(() => hasBlueDiamonds(page)).toBe(false);
});

for (const [game, home] of [
  ['klondike', 'f1'],
  ['freecell', 't6'],
] as const)
  test(`automatic moves of ${game} alone leave 4S of Klondike on ${home}`, async ({ page }) => {
    await layOut(page, klondike, { own: { [game]: { home: 'all' } } });
    await typeMoves(page, ['12']);
    await expect(card(page, '9S')).toHaveAttribute('data-on', 't2');
    await expect(card(page, '4S')).toHaveAttribute('data-on', home);
  });

test('the menu of the table changes what holds at it', async ({ page }) => {
  await openDeal(page, 'FC-1', { own: { freecell: { home: 'all' } } });
  await more(page, 'home-safe');
  await visit(page, 'settings');
  await expect(page.getByTestId('own-home-freecell')).toHaveValue('safe');
  await expect(page.getByTestId('set-home-off')).toBeChecked();
  await visit(page, 'play/K1-1');
  await more(page, 'home-all');
  await visit(page, 'settings');
  await expect(page.getByTestId('set-home-all')).toBeChecked();
  await expect(page.getByTestId('own-home-klondike')).toHaveValue('');
});
