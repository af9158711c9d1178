// The first paint: nothing jumps while the page comes, and the first table needs little script.
import { expect, test, type Page } from '@playwright/test';
import { keptAfter, store, visit } from './around';
import { table } from './table';

declare global {
  interface Window {
    /** What has moved by itself so far, as the browser weighs it. */
    shifts: { readonly value: number; readonly what: string }[];
  }
}

/** From now on every layout shift is noted that no press of the player explains. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly { readonly node: Node | null }[];
    }
    window.shifts = [];
    const nameOf = (node: Node | null) =>
      node instanceof Element ? `${node.tagName}.${node.className}` : '?';
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
        if (!hadRecentInput)
          window.shifts.push({ value, what: sources.map(({ node }) => nameOf(node)).join(', ') });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

async function expectNoShift(page: Page, where: string): Promise<void> {
  // A shift is told after the frame that brought it.
  await page.evaluate(
    () => new Promise((told) => requestAnimationFrame(() => requestAnimationFrame(told))),
  );
  const shifts = await page.evaluate(() => window.shifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, `${where}: ${JSON.stringify(shifts)}`).toBeLessThan(0.05);
}

for (const [screen, width, height] of [
  ['desk', 1440, 900],
  ['phone', 360, 640],
  ['long phone', 412, 823],
] as const) {
  test(`nothing jumps on the home screen of a ${screen}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await watchShifts(page);
    for (const kept of [[], [await keptAfter('FC-1', ['4a']), await keptAfter('K3-17', [])]]) {
      await store(page, kept);
      await page.goto('about:blank');
      await visit(page, '');
      for (const row of await page.locator('.game-row').all()) {
        await expect(row.locator('.game-chosen')).not.toBeEmpty();
        await expect(row.locator('.still-life img').first()).toBeAttached();
      }
      await expectNoShift(page, `${kept.length} games kept`);
    }
  });

  test(`nothing jumps at the table of a ${screen}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await watchShifts(page);
    for (const deal of ['FC-1', 'K3-17', 'CA-166', 'MMC-85', 'BB-7']) {
      await page.goto('about:blank');
      await page.goto(`./#/play/${deal}`);
      await expect(table(page)).toBeVisible();
      await page.evaluate(() =>
        Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
      );
      await expectNoShift(page, deal);
    }
  });
}

test('the first table needs at most 80 kB of script, its worker included', async ({ page }) => {
  await page.goto('./#/play/FC-1');
  await expect(page.locator('[data-card]')).toHaveCount(52);
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  );
  expect(scripts.some((name) => /\/worker-[^/]*\.js$/.test(name))).toBe(true);
  const sizes = await Promise.all(
    [...new Set(scripts)].map(async (name) => {
      const answer = await page.request.get(name, { headers: { 'accept-encoding': 'br' } });
      expect(answer.headers()['content-encoding']).toBe('br');
      return Number(answer.headers()['content-length']);
    }),
  );
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  expect(bytes, `${sizes.length} files`).toBeGreaterThan(20_000);
  expect(bytes, `${sizes.length} files`).toBeLessThanOrEqual(80_000);
});
