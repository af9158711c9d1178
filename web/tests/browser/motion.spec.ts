// Sizes, movement and sound of the table.
import { expect, test, type Page } from '@playwright/test';
import { boxOfCard, card, carry, gripOf, openDeal, pile, table, tapAt } from './table';

interface Played {
  readonly duration: number;
  readonly delay: number;
  readonly moves: boolean;
}

/** Writes down every animation that the page starts. */
async function recordMotion(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const played: Played[] = [];
    Object.assign(window, { played });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      const { duration = 0, delay = 0 } =
        typeof options === 'object' ? options : { duration: options };
      const moves = /transform|translate/.test(JSON.stringify(frames));
      if (this.closest('[data-testid=table]'))
        played.push({ duration: Number(duration), delay: Number(delay), moves });
      return animate.call(this, frames, options);
    };
  });
}

/** What was started since the last time this was asked. */
function played(page: Page): Promise<Played[]> {
  return page.evaluate(() => (window as unknown as { played: Played[] }).played.splice(0));
}
async function durations(page: Page): Promise<number[]> {
  return (await played(page)).map(({ duration }) => duration);
}

test('cards fly, turn and return in their times [K-032] [M-099]', async ({ page }) => {
  await recordMotion(page);
  await openDeal(page, 'K3-255', { speed: '1' });
  const dealt = await played(page);
  expect(dealt.length).toBeGreaterThan(27);
  expect(Math.max(...dealt.map(({ delay, duration }) => delay + duration))).toBeLessThanOrEqual(
    900,
  );

  await tapAt(page, gripOf(await boxOfCard(page, '6D')));
  await expect(card(page, '6D')).toHaveAttribute('data-on', 't6');
  const moved = await durations(page);
  expect(moved).toContain(200);
  expect(moved).toContain(160);

  await page.keyboard.press('z');
  await expect(card(page, '6D')).toHaveAttribute('data-on', 't7');
  expect(await durations(page)).toContain(120);

  // A card in flight is not where it will be pressed.
  await page.waitForFunction(() => document.getAnimations().length === 0);
  const start = gripOf(await boxOfCard(page, '6D'));
  await carry(page, start, { x: start.x + 40, y: start.y + 260 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect(await durations(page)).toContain(150);
});

test('a refused drop flies back in 180 ms', async ({ page }) => {
  await recordMotion(page);
  await openDeal(page, 'CA-166', { speed: '1' });
  const start = gripOf(await boxOfCard(page, '2C'));
  const onto = gripOf(await boxOfCard(page, 'QH'));
  await carry(page, start, onto);
  await played(page);
  await page.mouse.up();
  await expect.poll(() => durations(page)).toContain(180);
});

test('with reduced motion nothing moves [K-032]', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await recordMotion(page);
  await openDeal(page, 'K3-255', { speed: '1' });
  await tapAt(page, gripOf(await boxOfCard(page, '6D')));
  await expect(card(page, '6D')).toHaveAttribute('data-on', 't6');
  await page.keyboard.press('Space');
  await page.keyboard.press('z');
  const all = await played(page);
  expect(all.filter(({ moves }) => moves)).toEqual([]);
  expect(Math.max(0, ...all.map(({ duration }) => duration))).toBeLessThanOrEqual(100);
});

test('sounds are made only when they are switched on [K-033]', async ({ page }) => {
  await page.addInitScript(() => {
    const heard = { tones: 0 };
    Object.assign(window, { heard });
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when) {
      heard.tones += 1;
      start.call(this, when);
    };
  });
  const tones = () =>
    page.evaluate(() => (window as unknown as { heard: { tones: number } }).heard.tones);
  await openDeal(page, 'K3-255');
  await page.keyboard.press('Space');
  await expect(pile(page, 'waste')).toHaveAttribute('aria-hidden', 'true');
  expect(await tones()).toBe(0);
  await page.keyboard.press('Shift+M');
  await page.keyboard.press('Space');
  await expect.poll(tones).toBeGreaterThan(0);
});

interface Size {
  readonly window: { readonly width: number; readonly height: number };
  readonly card: readonly [width: number, height: number];
  readonly overlap: number;
}
const sizes: readonly Size[] = [
  { window: { width: 1200, height: 900 }, card: [133.33, 177.78], overlap: 34.86 },
  { window: { width: 1000, height: 1600 }, card: [111.11, 148.15], overlap: 50 },
];

test('the sizes of Cards follow the window [C-043] [C-044] [CT-23] [CD-18]', async ({ page }) => {
  await openDeal(page, 'CA-166');
  for (const { window, card: wanted, overlap } of sizes) {
    await page.setViewportSize(window);
    await expect(async () => {
      const { width, height, y } = await boxOfCard(page, 'KC');
      expect(width).toBeCloseTo(wanted[0], 1);
      expect(height).toBeCloseTo(wanted[1], 1);
      expect((await boxOfCard(page, '4H')).y - y).toBeCloseTo(overlap, 1);
      // Face-down cards lie half as far apart.
      const column = await pile(page, 't2').boundingBox();
      expect(y - (column?.y ?? 0)).toBeCloseTo(overlap / 2, 1);
    }).toPass();
  }
});

test('the columns of Cards stand in a row below the foundations [C-007]', async ({ page }) => {
  await openDeal(page, 'CA-166');
  const place = async (name: string) =>
    (await pile(page, name).boundingBox()) ?? { y: 0, height: 0 };
  const home = await place('fd');
  const first = await place('t1');
  for (let n = 1; n <= 8; ++n) expect((await place(`t${n}`)).y).toBe(first.y);
  expect(first.y).toBeGreaterThan(home.y + home.height);
  const whole = await table(page).boundingBox();
  expect(first.y).toBeGreaterThan((whole?.y ?? 0) + (whole?.height ?? 0) / 5);
});
