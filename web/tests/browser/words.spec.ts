// Small things around the table: the way Back, notices, frames, numbers, words and menus.
import { expect, test } from '@playwright/test';
import { expectToast, keptAfter, store, typeMoves, visit } from './around';
import { stepsOf } from './engine';
import { openDeal, table } from './table';

test('however many deals are laid, Back leads to where the player came from', async ({ page }) => {
  await visit(page, '');
  await openDeal(page, 'K1-17');
  const entries = await page.evaluate(() => history.length);
  for (let deals = 0; deals < 3; ++deals) {
    const before = await page.getByTestId('deal-id').textContent();
    await page.getByTestId('tool-newDeal').click();
    await expect(page.getByTestId('deal-id')).not.toHaveText(before ?? '');
    await expect(page).toHaveTitle(
      new RegExp(`^${await page.getByTestId('deal-id').textContent()} ·`),
    );
  }
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.goBack();
  await expect(page.getByTestId('home')).toBeVisible();
});

test('what was said about a game goes with its screen', async ({ page }) => {
  await openDeal(page, 'K1-17');
  await page.getByTestId('tool-newDeal').click();
  await expectToast(page, 'New deal');
  await page.evaluate(() => (location.hash = '#/stats'));
  await expect(page.getByTestId('stats')).toBeVisible();
  await expect(page.getByTestId('toast')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('the frame of a hint lies around its card, whose rank can be read', async ({ page }) => {
    await openDeal(page, 'K1-17');
    await page.getByTestId('tool-hint').tap();
    const frame = page.getByTestId('hint-source');
    await expect(frame).toBeVisible({ timeout: 15_000 });
    const drawn = await frame.evaluate((mark) => {
      const { borderTopWidth, outlineOffset, outlineStyle } = getComputedStyle(mark);
      return { borderTopWidth, inside: parseFloat(outlineOffset) < 0, outlineStyle };
    });
    expect(drawn).toEqual({ borderTopWidth: '0px', inside: false, outlineStyle: 'solid' });
  });

  for (const deal of ['CA-1763494500123', 'K1-4294967295', 'MMC-1234567', 'K3-17+passes=3'])
    test(`the number of ${deal} stands there whole`, async ({ page }) => {
      await openDeal(page, deal);
      const shown = page.getByTestId('deal-id');
      await expect(shown).toHaveText(deal.replace(/\+.*/, '+'));
      const cut = await shown.evaluate((id) => {
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = id;
        const header = document.querySelector('header')?.getBoundingClientRect();
        const { top, bottom } = id.getBoundingClientRect();
        const outside = header && (top < header.top || bottom > header.bottom);
        return scrollWidth > clientWidth || scrollHeight > clientHeight || outside;
      });
      expect(cut).toBe(false);
      const right = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(right).toBe(360);
    });

  test('the menu shows no keys', async ({ page }) => {
    await openDeal(page, 'K1-17');
    await page.getByTestId('more').tap();
    await expect(page.getByTestId('more-restart')).toBeVisible();
    await expect(page.locator('.menu kbd').filter({ visible: true })).toHaveCount(0);
  });
});

test('the menu is short, and unfolds by mouse and by keys', async ({ page }) => {
  await openDeal(page, 'K1-17');
  await page.getByTestId('more').click();
  const entries = page.locator('.menu .menu-item');
  expect(await entries.count()).toBeLessThanOrEqual(10);
  await page.getByTestId('more-home').click();
  await expect(page.getByTestId('more-home-off')).toHaveAttribute('aria-checked', 'true');
  await page.getByTestId('more-rest').click();
  await expect(page.getByTestId('more-home-off')).toHaveCount(0);
  await expect(page.getByTestId('more-zen')).toContainText('Quiet view');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByTestId('more-zen')).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByTestId('more-zen')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByTestId('more-type')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('.menu')).toHaveCount(0);
});

test('the move box explains the piles that lie there', async ({ page }) => {
  const help = page.getByTestId('move-help');
  await openDeal(page, 'FC-1');
  await page.keyboard.press('m');
  await expect(help).toContainText('cell A');
  await expect(help).not.toContainText(/waste|draw|pocket/);
  await visit(page, 'play/K1-17');
  await page.keyboard.press('m');
  await expect(help).toContainText('waste');
  await expect(help).not.toContainText(/cell|pocket/);
});

test('while the cards bloom no frame is left behind', async ({ page }) => {
  const moves = (await stepsOf('FC-1')).map(({ move }) => move.move);
  await store(page, [await keptAfter('FC-1', moves.slice(0, -1))]);
  await openDeal(page, 'FC-1', { speed: '1' });
  await typeMoves(page, moves.slice(-1));
  await page.locator('.solitaire.won').waitFor();
  const framed = await table(page).evaluate(
    (root) =>
      [...root.querySelectorAll('.card')].filter((card) => {
        const marked = ['::before', '::after'].some(
          (part) =>
            getComputedStyle(card, part).display !== 'none' &&
            getComputedStyle(card, part).content !== 'none',
        );
        return marked || getComputedStyle(card).boxShadow !== 'none';
      }).length,
  );
  expect(framed).toBe(0);
});

test('dates are written as in the country of the browser, and in Turkish', async ({ page }) => {
  await openDeal(page, 'FC-1');
  await typeMoves(page, ['4a']);
  await visit(page, 'stats');
  const game = page.getByTestId('stats-game').first();
  await expect(game).toContainText(/\d{1,2} [A-Z][a-z]+ \d{4}/);
  await page.evaluate(() => localStorage.setItem('croupier.settings', '{"language":"tr"}'));
  await page.reload();
  await expect(game).toContainText(
    /\d{1,2} (Oca|Şub|Mar|Nis|May|Haz|Tem|Ağu|Eyl|Eki|Kas|Ara) \d{4}/,
  );
});

test('the bots have names', async ({ page }) => {
  await openDeal(page, 'BB-7');
  await expect(page.getByTestId('bluff-seat-2')).toContainText('Ada');
  await expect(page.getByTestId('bluff-seat-3')).toContainText('Deniz');
  await expect(page.getByTestId('bluff-seat-4')).toContainText('Mira');
});
