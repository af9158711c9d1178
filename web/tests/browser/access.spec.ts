// For everybody: axe on every screen, zoom, narrow pages, another language, what is said aloud.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test, type Page } from '@playwright/test';
import { keptAfter, store, typeMoves, visit } from './around';
import { Engine } from './engine';
import { openDeal } from './table';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Found {
  readonly violations: { id: string; nodes: { target: string[]; failureSummary: string }[] }[];
}

async function expectNoViolation(page: Page, where: string): Promise<void> {
  // Colours on their way to others would be judged as they pass.
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
  );
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const { violations } = await page.evaluate<Found>('axe.run({ resultTypes: ["violations"] })');
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary}`),
  );
  expect.soft(found, where).toEqual([]);
}

const pages = [
  '',
  'daily/2024-02-29',
  'daily/2024-02-30',
  'stats',
  'settings',
  'keys',
  'nowhere',
  'play/ZZ-1',
  'replay/ZZ-1.A',
];
const games = ['klondike', 'freecell', 'cards', 'meridian', 'bluffbuddy'];
const deals = ['K3-17', 'FC-11982', 'CA-166', 'MMC-85', 'BB-7'];

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the screens, ${theme}`, async ({ page }) => {
    test.setTimeout(180_000);
    await openDeal(page, 'FC-1', { theme });
    await typeMoves(page, ['4a']);
    for (const path of [...pages, ...games.map((game) => `rules/${game}`)]) {
      await visit(page, path);
      await expectNoViolation(page, path);
    }
    await visit(page, '');
    for (const game of games) await page.getByTestId(`options-${game}`).click();
    await expect(page.getByTestId('more-meridian')).toBeVisible();
    await expectNoViolation(page, 'rules unfolded on the home screen');
  });

  test(`axe finds nothing at the tables, ${theme}`, async ({ page }) => {
    test.setTimeout(180_000);
    await openDeal(page, 'FC-1', { theme, chip: 'fair' });
    for (const deal of deals) {
      await visit(page, `play/${deal}`);
      if (!deal.startsWith('BB'))
        await expect(page.getByTestId('chip')).not.toHaveAttribute('data-kind', 'thinking', {
          timeout: 15_000,
        });
      await expectNoViolation(page, deal);
    }
  });

  test(`axe finds nothing in dialogs, menus, pause, strips and the win, ${theme}`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await openDeal(page, 'FC-11982', { theme, chip: 'fair' });
    await expect(page.getByTestId('trouble')).toBeVisible({ timeout: 15_000 });
    await expectNoViolation(page, 'loss');
    await page.getByTestId('chip').click();
    await expectNoViolation(page, 'proof');
    await page.keyboard.press('Escape');
    for (const menu of ['more', 'menu']) {
      await page.getByTestId(menu).click();
      await expectNoViolation(page, menu);
      await page.keyboard.press('Escape');
    }
    await page.keyboard.press('g');
    await expectNoViolation(page, 'deal dialog');
    await page.keyboard.press('Escape');
    await page.keyboard.press('m');
    await expectNoViolation(page, 'move box');
    await page.keyboard.press('Escape');
    await page.keyboard.press('p');
    await expect(page.getByTestId('resume')).toBeFocused();
    await expectNoViolation(page, 'pause');
    await page.getByTestId('resume').click();
    await page.keyboard.press('h');
    await expect(page.getByTestId('hint')).toBeVisible({ timeout: 15_000 });
    await expectNoViolation(page, 'hint');
  });

  test(`axe finds nothing at a win and in its replay, ${theme}`, async ({ page }) => {
    test.setTimeout(180_000);
    const engine = new Engine();
    const { match } = await engine.ask<{ match: number }>({ command: 'new', deal: 'FC-1' });
    const { moves } = await engine.ask<{ moves: string }>({ command: 'solve', match });
    engine.close();
    await store(page, [await keptAfter('FC-1', moves.split(' ').slice(0, -1))]);
    await openDeal(page, 'FC-1', { theme, motion: 'reduced' });
    await page.keyboard.press('f');
    await expect(page.getByTestId('win')).toBeVisible({ timeout: 15_000 });
    await expectNoViolation(page, 'win');
    await page.getByTestId('win-replay').click();
    await expect(page.getByTestId('replay')).toBeVisible();
    await expectNoViolation(page, 'replay');
  });
}

test('what is done is said in the live region', async ({ page }) => {
  await openDeal(page, 'FC-1');
  const live = page.getByTestId('live');
  await expect(live).toHaveAttribute('aria-live', 'polite');
  await typeMoves(page, ['4a']);
  await expect(live).toContainText(/cell/);
  await page.keyboard.press('l');
  await expect(live).toContainText(/cell/);
  await page.keyboard.press('v');
  await expect(live).not.toContainText(/to cell/);
  await page.keyboard.press('p');
  await expect(live).toContainText('Paused');
});

for (const [what, width, height, factor] of [
  ['320 pixels', 320, 640, 1],
  ['200 % zoom', 720, 450, 2],
] as const)
  test(`at ${what} nothing has to be scrolled sideways`, async ({ browser, baseURL }) => {
    test.setTimeout(90_000);
    const context = await browser.newContext({
      baseURL: baseURL ?? '',
      viewport: { width, height },
      deviceScaleFactor: factor,
    });
    const page = await context.newPage();
    for (const path of [...pages, 'rules/freecell', ...deals.map((deal) => `play/${deal}`)]) {
      await visit(page, path);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(wide, path).toBeLessThanOrEqual(width);
    }
    await context.close();
  });

test('in Turkish every screen speaks Turkish', async ({ page }) => {
  await openDeal(page, 'FC-1', { language: 'tr' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
  await expect(page.getByTestId('tool-undo')).toContainText('Geri al');
  await typeMoves(page, ['4a']);
  await visit(page, 'settings');
  await expect(page.locator('h1')).toContainText('Ayarlar');
  await visit(page, 'rules/freecell');
  await expect(page.getByTestId('rules')).not.toContainText(/\b(the|and|cards)\b/);
});
