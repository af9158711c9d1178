// The solver at the table: verdicts with their proof, lines, hints, the way back.
import { expect, test, type Page } from '@playwright/test';
import { expectPosition, screen, typeMoves, verdictAfter } from './around';
import { Engine } from './engine';
import { boxes, gripOf, middle, openDeal, table, tapAt } from './table';

/** The verdict is the engine's, so it is waited for as long as the chip itself tries. */
const patience = { timeout: 15_000 };

function expectVerdict(page: Page, verdict: string): Promise<void> {
  return expect(screen(page)).toHaveAttribute('data-verdict', verdict, patience);
}

test('FC-11982 is lost, and the proof says how many positions', async ({ page }) => {
  await openDeal(page, 'FC-11982', { chip: 'fair' });
  await expectVerdict(page, 'impossible');
  await expect(page.getByTestId('chip')).toContainText('✗');
  await expect(page.getByTestId('trouble')).toContainText('cannot be won by anybody');
  await page.getByTestId('chip').click();
  const proof = page.getByTestId('proof');
  await expect(proof).toContainText(/[\d,]{5,}\s*positions, none wins/);
  await page.getByTestId('proof-check').click();
  await expect(page.getByTestId('proof-result')).toContainText('none wins', patience);
});

test('FC-1 is winnable, and its line plays to a win', async ({ page }) => {
  test.setTimeout(90_000);
  await openDeal(page, 'FC-1', { chip: 'fair' });
  await expectVerdict(page, 'won');
  await expect(page.getByTestId('chip')).toContainText('✓');
  await expect(page.getByTestId('assisted')).toHaveCount(0);
  await page.getByTestId('chip').click();
  await page.getByTestId('show-line').click();
  await page.getByTestId('playback-speed-8').check({ force: true });
  await expect(page.getByTestId('win')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByTestId('win-assisted')).toBeVisible();
});

test('following the hints from FC-1 wins', async ({ page }) => {
  test.setTimeout(180_000);
  await openDeal(page, 'FC-1', { chip: 'fair', tap: 'select' });
  await expectVerdict(page, 'won');
  for (let turn = 0; turn < 200; ++turn) {
    if ((await screen(page).getAttribute('data-outcome')) === 'won') break;
    const before = await table(page).getAttribute('data-state-hash');
    await page.keyboard.press('h');
    await page.locator('[data-testid=hint][data-step="1"]').waitFor(patience);
    await expect(page.getByTestId('hint-source')).toHaveCount(1);
    await expect(page.getByTestId('hint-target')).toHaveCount(0);
    await page.keyboard.press('h');
    await page.locator('[data-testid=hint][data-step="2"]').waitFor();
    const [from, to] = await boxes(page, '[data-testid=hint-source]', '[data-testid=hint-target]');
    if (!from || !to) throw new Error('the hint is not on the table');
    await tapAt(page, gripOf(from));
    await tapAt(page, middle(to));
    await page.locator(`[data-testid=table]:not([data-state-hash="${before}"])`).waitFor();
  }
  await expect(page.getByTestId('win')).toBeVisible();
  await expect(page.getByTestId('win-help')).toContainText('hints');
});

/** Moves of FC-1: four that keep the win, and the one that the engine says loses it. */
async function losingLine(): Promise<{ kept: string[]; lost: string[] }> {
  const engine = new Engine();
  const { match } = await engine.ask<{ match: number }>({ command: 'new', deal: 'FC-1' });
  const kept = ['4a', '3b', '32', '7c'];
  for (const move of kept) await engine.ask({ command: 'play', match, move });
  const { moves } = await engine.ask<{ moves: { move: string; verdict: string }[] }>({
    command: 'verdicts',
    match,
  });
  const decisive = moves.find(({ verdict }) => verdict === 'impossible')?.move ?? '';
  await engine.ask({ command: 'play', match, move: decisive });
  const { moves: after } = await engine.ask<{ moves: { move: string }[] }>({
    command: 'moves',
    match,
  });
  engine.close();
  return { kept, lost: [decisive, after[0]?.move ?? ''] };
}

test('a game lost on purpose offers the way back to the last winnable position', async ({
  page,
}) => {
  const { kept, lost } = await losingLine();
  await openDeal(page, 'FC-1', { chip: 'fair' });
  await typeMoves(page, kept);
  const hash = (await table(page).getAttribute('data-state-hash')) ?? '';
  await typeMoves(page, lost);
  await expectVerdict(page, 'impossible');
  await expect(page.getByTestId('trouble')).toHaveAttribute('data-trouble', 'impossible');
  await expect(page.getByTestId('way-back')).toContainText(`Back ${lost.length} moves`, patience);
  await page.getByTestId('trouble-why').click();
  await expect(page.getByTestId('why')).toContainText(`move ${kept.length + 1}`);
  await page.getByTestId('way-back').click();
  await expectPosition(page, hash);
  await expectVerdict(page, 'won');
  await expect(page.getByTestId('assisted')).toBeVisible();
  expect(await verdictAfter('FC-1', kept)).toBe('won');
  expect(await verdictAfter('FC-1', [...kept, ...lost.slice(0, 1)])).toBe('impossible');
});

test('the chip of Klondike is fair and marks nothing; X-ray marks the game assisted', async ({
  page,
}) => {
  await openDeal(page, 'K3-255', { chip: 'fair' });
  await page.keyboard.press('Space');
  await expectVerdict(page, 'fair');
  await expect(page.getByTestId('chip')).toContainText(/Good chances|Risky|Probably lost/);
  await expect(page.getByTestId('assisted')).toHaveCount(0);
  await page.getByTestId('chip').click();
  await expect(page.getByTestId('chip-full')).toContainText(/\d+ of 32/);
  await expect(page.getByTestId('fair')).toContainText('%');
  await page.getByTestId('xray-on').click();
  await expectVerdict(page, 'won');
  await expect(page.getByTestId('assisted')).toBeVisible();
});

test('a deal of the list of winnable ones says so, whatever the samples tell', async ({ page }) => {
  await openDeal(page, 'CA-166', { chip: 'fair' });
  await expectVerdict(page, 'fair');
  const chip = page.getByTestId('chip');
  await expect(chip).toContainText('Winnable deal');
  await chip.click();
  await expect(page.getByTestId('chip-full')).toContainText('This deal can be won');
  await expect(page.getByTestId('chip-full')).toContainText(/\d+ of 32/);
});

test('the third step of the coach gives a reason', async ({ page }) => {
  await openDeal(page, 'FC-1', { chip: 'fair' });
  await expectVerdict(page, 'won');
  const hint = page.getByTestId('hint');
  await page.getByTestId('tool-hint').click();
  await expect(hint).toContainText('Look here:', patience);
  await page.getByTestId('hint-more').click();
  await expect(hint).toContainText('Try:');
  const move = (await hint.locator('p').textContent()) ?? '';
  await page.getByTestId('hint-more').click();
  await expect(hint).toHaveAttribute('data-step', '3', patience);
  expect(await hint.locator('p').textContent()).toMatch(/\. \S+/);
  await expect(hint.locator('p')).toContainText(`${move} `);
});

test('the verdict is on the page only while the chip is shown', async ({ page }) => {
  await openDeal(page, 'FC-1', { chip: 'off' });
  await expect(page.getByTestId('chip')).toHaveCount(0);
  await expect(screen(page)).not.toHaveAttribute('data-verdict');
  await page.evaluate(() => localStorage.setItem('croupier.settings', '{"chip":"fair"}'));
  await page.reload();
  await expectVerdict(page, 'won');
});

test('a pressed H is never lost, however soon it comes', async ({ page }) => {
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') wrong.push(message.text());
  });
  await openDeal(page, 'K3-1', { chip: 'fair' });
  const hint = page.getByTestId('hint');
  for (let turn = 0; turn < 4; ++turn) {
    await page.keyboard.press('h');
    await page.keyboard.press('h');
    await page.keyboard.press('h');
    await expect(hint).toHaveAttribute('data-step', '3', patience);
    // The chip begins to ask anew when a card is drawn, and the hint is asked for at once.
    await page.keyboard.press('Space');
    await page.keyboard.press('h');
    await expect(hint).toHaveAttribute('data-step', '1', patience);
    await page.keyboard.press('Escape');
  }
  expect(wrong).toEqual([]);
});
