// A game of BluffBuddy against three bots: what may be seen, and that it can be played to its end.
import { expect, test, type Page } from '@playwright/test';
import { keptGame } from './around';
import { openDeal, table } from './table';

const deal = 'BB-7';

/** Waits for the player's turn; false when the game is over. */
async function myTurn(page: Page): Promise<boolean> {
  const prompt = page.getByTestId('bluff-prompt');
  await expect(prompt).toHaveText(/choose a card|game is over/, { timeout: 30_000 });
  return (await prompt.textContent())?.includes('choose a card') ?? false;
}

/** Every card that the elements of the table tell of, in whatever attribute or picture name. */
async function cardsTold(page: Page): Promise<string[]> {
  const html = await table(page).evaluate((element) => element.outerHTML);
  return [...new Set(html.match(/\b[A23456789TJQK][CDHS]\b/g) ?? [])];
}

/** What the player may see: their hand, the top groups of the slots, centre and top of the pool. */
async function cardsSeen(page: Page): Promise<string[]> {
  const { table: piles } = (await keptGame(page, 'bluffbuddy')) ?? { table: [] };
  return piles.flatMap(({ cards }) => cards).filter((card) => card !== '??');
}

async function expectNothingHidden(page: Page): Promise<void> {
  const seen = await cardsSeen(page);
  const told = await cardsTold(page);
  expect(told.filter((card) => !seen.includes(card))).toEqual([]);
  expect(told.length).toBeLessThan(52);
}

/** One turn: a card that has a match, its match, a player; else a discard. */
async function turn(page: Page, press: (testid: string, nth?: number) => Promise<void>) {
  const held = await table(page).locator('[data-held]').count();
  for (let i = 0; i < held; ++i) {
    await press('held', i);
    const matches = table(page).locator('[data-place][data-target="true"]');
    const names = await matches.evaluateAll((all) =>
      all.map((place) => (place as HTMLElement).dataset['place'] ?? ''),
    );
    const match = names.find((name) => name !== 'discard');
    if (match === undefined) {
      if (!names.includes('discard') || i + 1 < held) {
        await press('held', i);
        continue;
      }
      return press('discard');
    }
    await press(match);
    if ((await table(page).getAttribute('data-phase')) !== 'recipient') return;
    const to = await matches.first().getAttribute('data-place');
    return press(to ?? 's2');
  }
}

function tap(page: Page) {
  return (place: string, nth = 0) =>
    (place === 'held'
      ? table(page).locator('[data-held]').nth(nth)
      : table(page).locator(`[data-place="${place}"]`)
    ).click();
}

function key(page: Page) {
  return async (place: string, nth = 0) => {
    if (place === 'held') await page.keyboard.press(String(nth + 1));
    else
      for (let steps = 0; steps < 12; ++steps) {
        const at = await page.evaluate(
          () => (document.activeElement as HTMLElement | null)?.dataset['place'],
        );
        if (at === place) break;
        await page.keyboard.press('ArrowRight');
      }
    await page.keyboard.press('Enter');
  };
}

test('a whole game by taps, with nothing hidden on the page', async ({ page }) => {
  test.setTimeout(300_000);
  await openDeal(page, deal);
  for (let turns = 0; turns < 80 && (await myTurn(page)); ++turns) {
    await expectNothingHidden(page);
    await expect(table(page)).not.toContainText(/\d+ points?/);
    await expect(page.getByTestId('bluff-last')).toHaveCount(1);
    await turn(page, tap(page));
  }
  await expect(page.getByTestId('bluff-results')).toBeVisible();
  await expect(page.getByTestId('bluff-ranking').locator('li')).toHaveCount(4);
  await expect(page.getByTestId('bluff-ranking')).toContainText(/\d+ points?/);
  await expect(page.getByTestId('bluff-results')).toContainText('Memory report');
  await page.getByTestId('bluff-results-close').click();
  await page.getByTestId('bluff-results-open').click();
  await expect(page.getByTestId('bluff-results')).toBeVisible();
  await expect(page.getByTestId('bluff-next')).toHaveText('Next deal');
});

test('turns by keys alone', async ({ page }) => {
  test.setTimeout(120_000);
  await openDeal(page, deal);
  for (let turns = 0; turns < 3; ++turns) {
    expect(await myTurn(page)).toBe(true);
    const before = (await keptGame(page, 'bluffbuddy'))?.save;
    await turn(page, key(page));
    await expect.poll(async () => (await keptGame(page, 'bluffbuddy'))?.save).not.toBe(before);
  }
});

test('a game left in the middle goes on as it stood', async ({ page }) => {
  test.setTimeout(120_000);
  await openDeal(page, deal);
  await myTurn(page);
  await turn(page, tap(page));
  await myTurn(page);
  const hash = await page.getByTestId('play').getAttribute('data-state-hash');
  await page.reload();
  await myTurn(page);
  await expect(page.getByTestId('play')).toHaveAttribute('data-state-hash', hash ?? '');
});

test('a language that comes late is spoken by the whole table', async ({ page }) => {
  await openDeal(page, deal);
  let come: () => void = () => undefined;
  const late = new Promise<void>((resolve) => (come = resolve));
  await page.route(/\/tr-[^/]*\.json$/, async (route) => {
    await late;
    await route.continue();
  });
  await page.goto('#/settings');
  await page.getByTestId('set-language-tr').check({ force: true });
  await page.goto(`#/play/${deal}`);
  await expect(table(page).locator('.bluff-caption')).toHaveText('Pool');
  come();
  await expect(table(page).locator('.bluff-caption')).toHaveText('Havuz');
  await expect(page.getByTestId('bluff-discard')).toHaveText('At');
  await expect(table(page).locator('.bluff-note').nth(1)).toHaveText('Orta');
  await expect(page.getByTestId('bluff-seat-2')).toHaveAttribute('aria-label', /^Ada\. Eldeki/);
});
