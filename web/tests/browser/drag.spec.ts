// Carrying cards: what follows the pointer, what lights up, where a drop goes, what a refusal does.
import { expect, test, type Page } from '@playwright/test';
import { cards, freecell, layOut } from './positions';
import {
  boxOfCard,
  card,
  carry,
  gripOf,
  hashOf,
  live,
  openDeal,
  pile,
  table,
  type Point,
} from './table';

const hand = (page: Page) => table(page).locator('.hand');
const mark = (page: Page, name: string) => page.getByTestId(`target-${name}`);

/** Grips a card by its upper edge and carries it by so much. */
async function liftBy(page: Page, name: string, by: Point): Promise<Point> {
  const start = gripOf(await boxOfCard(page, name));
  const end = { x: start.x + by.x, y: start.y + by.y };
  await carry(page, start, end);
  return end;
}

/** Carries a card until it lies exactly on another, or beside it by so much. */
async function liftOnto(
  page: Page,
  name: string,
  onto: string,
  by = { x: 0, y: 8 },
): Promise<void> {
  const from = await boxOfCard(page, name);
  const to = await boxOfCard(page, onto);
  await liftBy(page, name, { x: to.x - from.x + by.x, y: to.y - from.y + by.y });
}

test('the stack follows the pointer, gripped where it was [C-046]', async ({ page }) => {
  await openDeal(page, 'CA-166');
  const before = await boxOfCard(page, 'AD');
  const grip = gripOf(before);
  await expect(hand(page)).toHaveCount(0);
  for (const by of [
    { x: 40, y: 200 },
    { x: -90, y: 260 },
  ]) {
    const at = await liftBy(page, 'AD', by);
    await expect(hand(page)).toHaveCount(1);
    await expect(async () => {
      const now = await boxOfCard(page, 'AD');
      expect((at.x - now.x) / now.width).toBeCloseTo((grip.x - before.x) / before.width, 1);
      expect((at.y - now.y) / now.height).toBeCloseTo((grip.y - before.y) / before.height, 1);
    }).toPass();
    await page.keyboard.press('Escape');
    await page.mouse.up();
  }
});

test('the moving stack is a pile only during the drag [C-009]', async ({ page }) => {
  await openDeal(page, 'CA-166');
  await expect(hand(page)).toHaveCount(0);
  await liftOnto(page, '2C', '3D');
  await expect(hand(page).locator('.card')).toHaveCount(1);
  await page.mouse.up();
  await expect(card(page, '2C')).toHaveAttribute('data-on', 't5');
  await expect(hand(page)).toHaveCount(0);
});

test('a move of the pointer touches nothing but the hand [C-059]', async ({ page }) => {
  await openDeal(page, 'CA-166', { hoverDelay: 60_000 });
  await liftBy(page, '2C', { x: 0, y: 330 });
  const touched = await table(page).evaluate(async (root) => {
    const seen = new Set<string>();
    new MutationObserver((changes) => {
      for (const { target, type } of changes)
        seen.add(`${type} of ${target instanceof Element ? target.className : 'text'}`);
    }).observe(root, { attributes: true, childList: true, subtree: true });
    const { x, y } = root.querySelector('.hand .card')?.getBoundingClientRect() ?? { x: 0, y: 0 };
    for (let step = 1; step <= 20; ++step) {
      const at = { clientX: x + 40, clientY: y + 20 + step, pointerId: 1, pointerType: 'mouse' };
      root.dispatchEvent(new PointerEvent('pointermove', { ...at, bubbles: true, buttons: 1 }));
      await new Promise(requestAnimationFrame);
    }
    return [...seen];
  });
  expect(touched.filter((change) => change !== 'attributes of hand')).toEqual([]);
  expect(touched).not.toEqual([]);
});

test('an illegal drop returns, says why and changes nothing [C-046]', async ({ page }) => {
  await openDeal(page, 'CA-166', { speed: '1' });
  const hash = await hashOf(page);
  const home = await boxOfCard(page, '2C');
  await liftOnto(page, '2C', 'QH');
  await expect(hand(page)).toHaveClass(/hand-nowhere/);
  await page.mouse.up();
  await expect(live(page)).toContainText(/two of clubs|queen of hearts/i);
  await expect(hand(page)).toHaveCount(0);
  await expect.poll(() => boxOfCard(page, '2C')).toEqual(home);
  expect(await hashOf(page)).toBe(hash);
});

test('a drop on its own pile is nothing, and nothing is said', async ({ page }) => {
  await openDeal(page, 'CA-166');
  const hash = await hashOf(page);
  await liftBy(page, '2C', { x: 15, y: 25 });
  await page.mouse.up();
  await expect(hand(page)).toHaveCount(0);
  await expect(live(page)).toHaveText('');
  expect(await hashOf(page)).toBe(hash);
});

test('Esc and a window that loses the focus give the cards back', async ({ page }) => {
  await openDeal(page, 'CA-166');
  const hash = await hashOf(page);
  const home = await boxOfCard(page, '2C');
  for (const stop of [
    () => page.keyboard.press('Escape'),
    () => page.evaluate(() => window.dispatchEvent(new Event('blur'))),
  ]) {
    await liftOnto(page, '2C', '3D');
    await expect(hand(page)).toHaveCount(1);
    await stop();
    await expect(hand(page)).toHaveCount(0);
    await page.mouse.up();
    await expect.poll(() => boxOfCard(page, '2C')).toEqual(home);
    expect(await hashOf(page)).toBe(hash);
  }
});

test('drop zones light up during a drag [K-031]', async ({ page }) => {
  await openDeal(page, 'K3-255');
  await liftBy(page, '6D', { x: -20, y: 240 });
  await expect(mark(page, 't6')).toBeVisible();
  await expect(table(page).locator('.mark')).toHaveCount(1);
  await page.mouse.up();
  await expect(table(page).locator('.mark')).toHaveCount(0);
});

test('in Cards the pile under the stack lights at once, the others after 500 ms [C-041] [CD-12]', async ({
  page,
}) => {
  await openDeal(page, 'CA-166');
  await page.evaluate(() => {
    const seen: Record<string, number> = {};
    let start = 0;
    const root = document.querySelector('[data-testid=table]');
    new MutationObserver(() => {
      if (root?.querySelector('.hand')) start ||= performance.now();
      for (const one of root?.querySelectorAll<HTMLElement>('.mark') ?? [])
        seen[one.dataset['testid'] ?? ''] ??= performance.now() - start;
    }).observe(root ?? document.body, { attributes: true, childList: true, subtree: true });
    Object.assign(window, { lit: seen });
  });
  await liftOnto(page, 'AD', '2C');
  await expect(mark(page, 't1')).toHaveClass(/mark-hot/);
  await expect(mark(page, 'fd')).toBeVisible();
  const lit = await page.evaluate(() => (window as unknown as { lit: Record<string, number> }).lit);
  expect(lit['target-fd']).toBeGreaterThan(400);
  expect(lit['target-t1']).toBeLessThan(lit['target-fd'] ?? 0);
  const [top, shown] = [await boxOfCard(page, '2C'), await mark(page, 't1').boundingBox()];
  expect(shown?.y).toBeCloseTo(top.y, 0);
  await page.mouse.up();
  await expect(card(page, 'AD')).toHaveAttribute('data-on', 't1');
});

test('a pointer that rests on a card of Cards shows where it could go [C-040] [CD-12]', async ({
  page,
}) => {
  await openDeal(page, 'CA-166');
  const { x, y } = gripOf(await boxOfCard(page, 'AD'));
  await page.mouse.move(x, y + 20);
  const start = Date.now();
  await expect(mark(page, 't1')).toBeVisible();
  expect(Date.now() - start).toBeGreaterThan(350);
  await expect(mark(page, 'fd')).toBeVisible();
  await page.mouse.move(x, 2);
  await expect(table(page).locator('.mark')).toHaveCount(0);
});

test('a column wins over the foundation when both are under the stack [CD-19]', async ({
  page,
}) => {
  await layOut(page, cards);
  const home = await pile(page, 'fd').boundingBox();
  const from = await boxOfCard(page, 'AD');
  if (!home) throw new Error('the foundation is not on the table');
  // Two thirds of the card lie over the foundation, one third over the column below it.
  await liftBy(page, 'AD', { x: home.x - from.x, y: home.y - from.y + home.height / 3 });
  await expect(mark(page, 't8')).toHaveClass(/mark-hot/);
  await page.mouse.up();
  await expect(card(page, 'AD')).toHaveAttribute('data-on', 't8');
});

test('only the playable card of FreeCell starts a drag; its run comes along [F-015] [FD-15]', async ({
  page,
}) => {
  await layOut(page, freecell);
  await liftBy(page, '8H', { x: 60, y: 200 });
  await expect(hand(page)).toHaveCount(0);
  await page.mouse.up();
  await liftBy(page, '7S', { x: 60, y: 200 });
  await expect(hand(page).locator('.card')).toHaveCount(3);
  await page.keyboard.press('Escape');
});

test('dragging the head of a run says how to take it, and offers the setting [FD-15]', async ({
  page,
}) => {
  await layOut(page, freecell);
  await liftBy(page, '8H', { x: 60, y: 200 });
  await page.mouse.up();
  const told = page.getByTestId('toast');
  await expect(told).toContainText('Take hold of the top card');
  await told.getByRole('button', { name: 'Let me grab any card' }).click();
  await liftBy(page, '8H', { x: 60, y: 200 });
  await expect(hand(page).locator('.card')).toHaveCount(2);
  await page.keyboard.press('Escape');
});

test('with "grab anywhere" a card inside a run can be gripped [FD-15]', async ({ page }) => {
  await layOut(page, freecell, { grab: 'anywhere' });
  await liftBy(page, '8H', { x: 60, y: 200 });
  await expect(hand(page).locator('.card')).toHaveCount(2);
  await page.keyboard.press('Escape');
});

test('targets of one card and of a supermove are marked differently [F-017] [FT-25]', async ({
  page,
}) => {
  await layOut(page, freecell);
  await liftBy(page, '7S', { x: 40, y: 240 });
  await expect(mark(page, 't2')).toHaveClass(/mark-super/);
  await expect(mark(page, 't8')).toHaveClass(/mark-super/);
  await expect(mark(page, 't3')).toHaveClass(/mark-single/);
  await expect(mark(page, 'a')).toHaveClass(/mark-single/);
  const drawn = (name: string) =>
    mark(page, name).evaluate((element) => getComputedStyle(element).borderStyle);
  expect(await drawn('t2')).not.toBe(await drawn('t3'));
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await liftOnto(page, '7S', '8D');
  await page.mouse.up();
  await expect(card(page, '7S')).toHaveAttribute('data-on', 't3');
  await expect(card(page, '8H')).toHaveAttribute('data-on', 't1');
});

for (const shift of [false, true])
  test(`an empty column takes ${shift ? 'one card with Shift' : 'the longest run'}`, async ({
    page,
  }) => {
    await layOut(page, freecell);
    const to = await pile(page, 't8').boundingBox();
    const from = await boxOfCard(page, '7S');
    await liftBy(page, '7S', { x: (to?.x ?? 0) - from.x, y: (to?.y ?? 0) - from.y });
    if (shift) await page.keyboard.down('Shift');
    await page.mouse.up();
    if (shift) await page.keyboard.up('Shift');
    await expect(card(page, '7S')).toHaveAttribute('data-on', 't8');
    await expect(card(page, '9S')).toHaveAttribute('data-on', shift ? 't1' : 't8');
  });

test('in Meridian only accessible cards are lifted, and a refusal gives its reason [M-097]', async ({
  page,
}) => {
  await openDeal(page, 'MMC-85', { speed: '1' });
  await page.keyboard.press('1');
  const hash = await hashOf(page);
  await liftBy(page, 'QC', { x: 30, y: 180 });
  await expect(hand(page)).toHaveCount(0);
  await expect(live(page)).not.toHaveText('');
  await page.mouse.up();
  await liftOnto(page, '9H', '8H');
  await page.mouse.up();
  await expect(live(page)).toContainText(/nine of hearts|eight of hearts/i);
  expect(await hashOf(page)).toBe(hash);
  await liftOnto(page, 'JS', 'QH');
  await page.mouse.up();
  await expect(card(page, 'JS')).toHaveAttribute('data-on', 't1');
});
