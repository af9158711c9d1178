// Taps, clicks and fingers: what each of them means on the table.
import { expect, test, type Page } from '@playwright/test';
import { fingers } from './fingers';
import { klondike, layOut } from './positions';
import {
  boxOfCard,
  card,
  gripOf,
  hashOf,
  live,
  middle,
  openDeal,
  table,
  tapAt,
  tapStock,
} from './table';

const grip = async (page: Page, name: string) => gripOf(await boxOfCard(page, name));
const on = (page: Page, name: string) => card(page, name).getAttribute('data-on');

test('a tap moves the card, later taps cycle through its places', async ({ page }) => {
  await layOut(page, klondike);
  const moves = page.getByTestId('moves');
  await tapAt(page, await grip(page, '9S'));
  await expect(card(page, '9S')).not.toHaveAttribute('data-on', 't1');
  const first = await on(page, '9S');
  await page.waitForTimeout(350);
  await tapAt(page, await grip(page, '9S'));
  await expect(card(page, '9S')).toHaveAttribute('data-on', first === 't2' ? 't3' : 't2');
  await expect(moves).toHaveText(/\b1\b/);
  await page.keyboard.press('z');
  await expect(card(page, '9S')).toHaveAttribute('data-on', 't1');
});

test('a double click goes home in place of what the first click did', async ({ page }) => {
  await layOut(page, klondike);
  const { x, y } = await grip(page, '4S');
  await page.mouse.dblclick(x, y);
  await expect(card(page, '4S')).toHaveAttribute('data-on', 'f1');
});

test('a double click sends home the top card alone; slow clicks do not [KT-31]', async ({
  page,
}) => {
  await layOut(page, klondike, { tap: 'select' });
  const hash = await hashOf(page);
  const covered = await grip(page, '6C');
  await page.mouse.dblclick(covered.x, covered.y);
  await page.waitForTimeout(350);
  const { x, y } = await grip(page, '4S');
  await page.mouse.click(x, y);
  await page.waitForTimeout(400);
  await page.mouse.click(x, y);
  await page.waitForTimeout(350);
  expect(await hashOf(page)).toBe(hash);
  await page.mouse.dblclick(x, y);
  await expect(card(page, '4S')).toHaveAttribute('data-on', 'f1');
});

test('the selected card and its targets are marked; Esc lets go', async ({ page }) => {
  await layOut(page, klondike, { tap: 'select' });
  await tapAt(page, await grip(page, '9S'));
  await expect(card(page, '9S')).toHaveClass(/card-picked/);
  await expect(page.getByTestId('target-t2')).toBeVisible();
  await expect(page.getByTestId('target-t3')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(table(page).locator('.mark')).toHaveCount(0);
  await expect(card(page, '9S')).not.toHaveClass(/card-picked/);
});

test('a card that fits nowhere shakes, and the reason is said', async ({ page }) => {
  await layOut(page, klondike, { speed: '1' });
  const hash = await hashOf(page);
  const shaken = page.evaluate(
    () =>
      new Promise<number>((tell) => {
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (frames, options) {
          if (JSON.stringify(frames).includes('"translate"'))
            tell(typeof options === 'object' ? Number(options.duration) : Number(options));
          return animate.call(this, frames, options);
        };
      }),
  );
  await tapAt(page, await grip(page, '9H'));
  expect(await shaken).toBe(120);
  await expect(live(page)).toContainText('No move for nine of hearts', { ignoreCase: true });
  expect(await hashOf(page)).toBe(hash);
});

test('a right click goes home from the top, and peeks under other cards', async ({ page }) => {
  await layOut(page, klondike);
  const hash = await hashOf(page);
  const lying = await boxOfCard(page, '6C');
  const { x, y } = gripOf(lying);
  await page.mouse.move(x, y);
  await page.mouse.down({ button: 'right' });
  await expect.poll(async () => (await boxOfCard(page, '6C')).x).toBeGreaterThan(lying.x + 10);
  await page.mouse.up({ button: 'right' });
  await expect.poll(() => boxOfCard(page, '6C')).toEqual(lying);
  expect(await hashOf(page)).toBe(hash);
  const top = await grip(page, '4S');
  await page.mouse.click(top.x, top.y, { button: 'right' });
  await expect(card(page, '4S')).toHaveAttribute('data-on', 'f1');
});

test('a tap on the stock draws', async ({ page }) => {
  await layOut(page, klondike);
  await tapStock(page);
  await expect(card(page, 'QC')).toHaveAttribute('data-on', 'waste');
  await expect(live(page)).toContainText('queen of clubs', { ignoreCase: true });
});

test('a middle click shows all cards of the rank', async ({ page }) => {
  await layOut(page, klondike);
  const { x, y } = await grip(page, '9S');
  await page.mouse.click(x, y, { button: 'middle' });
  await expect(card(page, '9H')).toHaveClass(/card-same/);
  await expect(card(page, '9H')).not.toHaveClass(/card-same/);
});

test.describe('with fingers', () => {
  test.use({ hasTouch: true });

  test('a finger drags and taps as the mouse does [C-045]', async ({ page }) => {
    await openDeal(page, 'CA-166');
    const finger = await fingers(page);
    const [from, to] = [await boxOfCard(page, '2C'), await boxOfCard(page, '3D')];
    const start = middle(from);
    const end = { x: start.x + to.x - from.x, y: start.y + to.y - from.y };
    await finger.down(start);
    await finger.move({ x: start.x + 20, y: start.y + 20 });
    await finger.move(end);
    await expect(table(page).locator('.hand .card')).toHaveCount(1);
    await expect(page.getByTestId('target-t5')).toHaveClass(/mark-hot/);
    await finger.up();
    await expect(card(page, '2C')).toHaveAttribute('data-on', 't5');
    await page.keyboard.press('u');
    await expect(card(page, '2C')).toHaveAttribute('data-on', 't1');
    await finger.down(middle(await boxOfCard(page, '2C')));
    await finger.up();
    await expect(card(page, '2C')).toHaveAttribute('data-on', 't5');
  });

  test('a second finger gives the cards back', async ({ page }) => {
    await openDeal(page, 'CA-166');
    const hash = await hashOf(page);
    const home = await boxOfCard(page, '2C');
    const finger = await fingers(page);
    const start = middle(home);
    const away = { x: start.x + 60, y: start.y + 200 };
    await finger.down(start);
    await finger.move({ x: start.x + 20, y: start.y + 20 });
    await finger.move(away);
    await expect(table(page).locator('.hand')).toHaveCount(1);
    await finger.down(away, { x: 600, y: 600 });
    await expect(table(page).locator('.hand')).toHaveCount(0);
    await finger.up();
    await expect.poll(() => boxOfCard(page, '2C')).toEqual(home);
    expect(await hashOf(page)).toBe(hash);
  });

  test('a long press looks under other cards', async ({ page }) => {
    await layOut(page, klondike);
    const hash = await hashOf(page);
    const finger = await fingers(page);
    const lying = await boxOfCard(page, '6C');
    await finger.down(gripOf(lying));
    await expect.poll(async () => (await boxOfCard(page, '6C')).x).toBeGreaterThan(lying.x + 10);
    await finger.up();
    await expect.poll(() => boxOfCard(page, '6C')).toEqual(lying);
    expect(await hashOf(page)).toBe(hash);
  });
});
