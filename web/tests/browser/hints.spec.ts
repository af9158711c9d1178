// Hints followed from the deal: they keep a plan, come to an end, and offer the way back.
import { expect, test, type Page } from '@playwright/test';
import { hashOf, keptGame, screen, typeMoves, visit } from './around';
import { openDeal } from './table';

const patience = { timeout: 20_000 };

/** Writes down what goes wrong in the page. */
function listenForErrors(page: Page): string[] {
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') wrong.push(message.text());
  });
  return wrong;
}

/** The move that H advises, or null where it offers the way back. */
async function hinted(page: Page): Promise<string | null> {
  await page.keyboard.press('h');
  const hint = page.getByTestId('hint');
  const trouble = page.getByTestId('trouble');
  await expect(hint.or(trouble).first()).toBeVisible(patience);
  // The chip may have seen the trouble before: what H itself says comes last.
  await expect(page.getByTestId('hint-busy')).toHaveCount(0, patience);
  return (await hint.count()) > 0 ? hint.getAttribute('data-move') : null;
}

async function follow(page: Page, deal: string): Promise<'won' | 'way back'> {
  await openDeal(page, deal, { chip: 'off' });
  const passed = new Set<string>();
  for (;;) {
    const outcome = await screen(page).getAttribute('data-outcome');
    if (outcome === 'won') return 'won';
    const move = await hinted(page);
    if (move === null) return 'way back';
    const hash = await hashOf(page);
    expect(passed).not.toContain(hash);
    passed.add(hash);
    await typeMoves(page, [move]);
  }
}

for (const [deal, end] of [
  ['K1-2', 'won'],
  ['CA-3', 'way back'],
  ['MMC-1', 'won'],
] as const)
  test(`the hints of ${deal} come to no position twice and end well`, async ({ page }) => {
    test.slow();
    const wrong = listenForErrors(page);
    expect(await follow(page, deal)).toBe(end);
    expect(wrong).toEqual([]);
  });

test('the hint of a game that is probably lost is the way back', async ({ page }) => {
  await openDeal(page, 'FC-1', { chip: 'off' });
  await typeMoves(page, ['7a', '7b', '1c', '5d']);
  expect(await hinted(page)).toBeNull();
  await page.getByTestId('way-back').click(patience);
  expect(await hinted(page)).not.toBeNull();
});

test('a hint of FreeCell marks the card to take hold of [F-015]', async ({ page }) => {
  await openDeal(page, 'FC-1', { chip: 'off' });
  await page.keyboard.press('h');
  const mark = page.getByTestId('hint-source');
  await expect(mark).toHaveCount(1, patience);
  const card = page.locator('[data-testid=table] .card').first();
  const height = (await card.boundingBox())?.height ?? 0;
  expect((await mark.boundingBox())?.height).toBeLessThan(height + 8);
});

test('who leaves while a hint is looked for has had none', async ({ page }) => {
  const wrong = listenForErrors(page);
  await openDeal(page, 'K3-1', { chip: 'fair' });
  await typeMoves(page, ['s']);
  await page.keyboard.press('h');
  await visit(page, '');
  // A search that has nobody left ends after the time that a hint may take.
  await page.waitForTimeout(3000);
  expect((await keptGame(page, 'klondike'))?.assisted).toBe(false);
  await expect(page.getByTestId('toast')).toHaveCount(0);
  expect(wrong).toEqual([]);
});
