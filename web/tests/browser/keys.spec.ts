// Every key of the play screen does what the list of keys says.
import { expect, test, type Page } from '@playwright/test';
import { screen } from './around';
import { klondike, layOut } from './positions';
import { card, focusedPile, hashOf, live, openDeal, table } from './table';

async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}
/** The focus is on this pile of the table. */
async function expectFocus(page: Page, pile: string): Promise<void> {
  await expect.poll(() => focusedPile(page)).toBe(pile);
}
const focusIsKept = (page: Page) =>
  page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body);

test('keys bring the focus to every pile, and it is never lost', async ({ page }) => {
  await layOut(page, klondike);
  for (const [key, pile] of [
    ['1', 't1'],
    ['7', 't7'],
    ['w', 'waste'],
    ['o', 'f1'],
    ['o', 'f2'],
    ['ArrowRight', 'f3'],
    ['ArrowLeft', 'f2'],
    ['d', 'f2'],
    ['4', 't4'],
    ['Tab', ''],
  ] as const) {
    await press(page, key);
    if (pile) await expectFocus(page, pile);
    expect(await focusIsKept(page)).toBe(true);
  }
  await openDeal(page, 'FC-1');
  await expect(table(page)).toHaveAttribute('data-game', 'freecell');
  await press(page, '8');
  await expectFocus(page, 't8');
  await press(page, 'c', 'c');
  await expectFocus(page, 'b');
});

test('arrows choose how many cards are meant, Enter picks up and puts down', async ({ page }) => {
  await layOut(page, klondike);
  await press(page, '4', 'ArrowUp');
  await expect(card(page, '6C')).toBeFocused();
  await press(page, 'ArrowDown');
  await expect(card(page, '5D')).toBeFocused();
  await press(page, '+', '-', '6', 'Enter');
  await expect(card(page, '4S')).toHaveClass(/card-picked/);
  await press(page, 'Escape');
  await expect(card(page, '4S')).not.toHaveClass(/card-picked/);
  await press(page, 'Enter', '5', 'Enter');
  await expect(card(page, '4S')).toHaveAttribute('data-on', 't5');
  await press(page, '1', 'Shift+Enter');
  await expect(card(page, '9S')).not.toHaveAttribute('data-on', 't1');
  expect(await focusIsKept(page)).toBe(true);
});

test('Escape waits for the key before it', async ({ page }) => {
  await layOut(page, klondike);
  await press(page, '6');
  await expectFocus(page, 't6');
  const picked = page.locator('.card-picked');
  await page.evaluate(() => {
    for (const key of ['Enter', 'Escape'])
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      );
  });
  // What was picked up is said before it is let go.
  await expect(live(page)).toContainText('places');
  await expect(picked).toHaveCount(0);
});

test('Enter twice on a card is its best move', async ({ page }) => {
  await layOut(page, klondike);
  await press(page, '1', 'Enter', 'Enter');
  await expect(card(page, '9S')).not.toHaveAttribute('data-on', 't1');
});

test('Space and d draw; z, u, Ctrl+z and Backspace undo; y, Ctrl+y and Ctrl+Shift+z redo', async ({
  page,
}) => {
  await openDeal(page, 'K3-255', { undo: 'unlimited' });
  const dealt = (await hashOf(page)) ?? '';
  for (const draw of ['Space', 'd'])
    for (const [undo, redo] of [
      ['z', 'y'],
      ['u', 'Control+y'],
      ['Control+z', 'Control+Shift+Z'],
      ['Backspace', 'y'],
    ] as const) {
      await press(page, draw);
      await expect(table(page)).not.toHaveAttribute('data-state-hash', dealt);
      const drawn = (await hashOf(page)) ?? '';
      await press(page, undo);
      await expect(table(page)).toHaveAttribute('data-state-hash', dealt);
      await press(page, redo);
      await expect(table(page)).toHaveAttribute('data-state-hash', drawn);
      await press(page, 'z');
      await expect(table(page)).toHaveAttribute('data-state-hash', dealt);
    }
});

test('i, l and v speak; so do a turned-up card and a refusal', async ({ page }) => {
  await openDeal(page, 'K3-255');
  await press(page, '7', 'i');
  await expect(live(page)).toContainText('six of diamonds', { ignoreCase: true });
  await press(page, 'v');
  await expect(live(page)).toContainText('column 4: queen of clubs', { ignoreCase: true });
  await press(page, 'l');
  await expect(live(page)).not.toContainText('column 4', { ignoreCase: true });
  await press(page, 'Enter', '6', 'Enter');
  await expect(live(page)).toContainText(/six of diamonds to column 6.*turned up/i);
  const said = (await live(page).textContent()) ?? '';
  await press(page, '1', 'i', 'l');
  await expect(live(page)).toContainText(said.trim());
  const hash = await hashOf(page);
  await press(page, '1', 'Enter', '2', 'Enter');
  await expect(live(page)).toContainText(/ace of hearts does not go on ten of diamonds/i);
  expect(await hashOf(page)).toBe(hash);
});

test('m, g, p, ?, ], Shift+f, Shift+m and Shift+n open and switch what they name', async ({
  page,
}) => {
  await openDeal(page, 'K3-255');
  await press(page, 'm');
  await expect(page.getByTestId('move-input')).toBeFocused();
  await page.getByTestId('move-input').press('Escape');
  await press(page, 'g');
  await expect(page.getByTestId('deal-dialog')).toBeVisible();
  await press(page, 'Escape');
  await expect(page.getByTestId('deal-dialog')).toBeHidden();
  await press(page, 'p');
  await expect(page.getByTestId('pause')).toBeVisible();
  await press(page, 'p');
  await expect(page.getByTestId('pause')).toBeHidden();
  await press(page, ']');
  await expect(page.getByTestId('panel')).toBeVisible();
  await press(page, ']');
  await expect(page.getByTestId('panel')).toBeHidden();
  await press(page, 'Shift+F');
  await expect(screen(page)).toHaveAttribute('data-zen', 'true');
  await press(page, 'Shift+F');
  await press(page, 'Shift+M');
  await expect(live(page)).toContainText(/sound/i);
  await press(page, '?');
  await expect(page.getByTestId('key-list')).toBeVisible();
  await press(page, 'Escape');
  await openDeal(page, 'K3-255');
  await press(page, 'Shift+N');
  await expect(page.getByTestId('home')).toBeVisible();
});

test('h hints in steps, f and a finish, Shift+s plays a solution', async ({ page }) => {
  await openDeal(page, 'FC-1');
  await press(page, 'h');
  await expect(page.getByTestId('hint')).toHaveAttribute('data-step', '1');
  await expect(page.getByTestId('hint-source')).toHaveCount(1);
  await press(page, 'h');
  await expect(page.getByTestId('hint')).toHaveAttribute('data-step', '2');
  await expect(page.getByTestId('hint-target')).toHaveCount(1);
  await press(page, 'Escape', 'Shift+S');
  await expect(page.getByTestId('playback')).toBeVisible();
  await press(page, 'Escape');
  await expect(page.getByTestId('playback')).toBeHidden();
  await openDeal(page, 'CA-166');
  await expect(table(page)).toHaveAttribute('data-game', 'cards');
  await press(page, 'a');
  await expect(card(page, 'AD')).toHaveAttribute('data-on', 'fd');
});

test("n and F2 deal anew, Shift+r deals again, b and ' lead back", async ({ page }) => {
  await openDeal(page, 'FC-1');
  const dealt = (await hashOf(page)) ?? '';
  await press(page, 'b', '1', 'Enter', 'c', 'Enter');
  await expect(table(page)).not.toHaveAttribute('data-state-hash', dealt);
  await press(page, "'", '1');
  await expect(table(page)).toHaveAttribute('data-state-hash', dealt);
  await press(page, '1', 'Enter', 'c', 'Enter');
  await expect(table(page)).not.toHaveAttribute('data-state-hash', dealt);
  await press(page, 'Shift+Z');
  await expect(table(page)).toHaveAttribute('data-state-hash', dealt);
  await press(page, '1', 'Enter', 'c', 'Enter');
  await expect(table(page)).not.toHaveAttribute('data-state-hash', dealt);
  await press(page, 'Shift+R');
  await expect(table(page)).toHaveAttribute('data-state-hash', dealt);
  for (const key of ['n', 'F2']) {
    const id = (await page.getByTestId('deal-id').textContent()) ?? '';
    await press(page, key);
    await expect(page.getByTestId('deal-id')).not.toHaveText(id);
  }
});

for (const upper of [false, true])
  test(`the keys of Cards${upper ? ' in upper case' : ''}: s r n f u [C-047] [C-048] [C-049] [C-050] [C-051] [CT-21]`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    // With CapsLock the letter is a capital and Shift is not down.
    const key = (letter: string) =>
      upper
        ? table(page).evaluate(
            (root, name) =>
              root.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true })),
            letter.toUpperCase(),
          )
        : page.keyboard.press(letter);
    const hash = (wanted: string) =>
      expect(table(page)).toHaveAttribute('data-state-hash', wanted, { timeout: 20_000 });
    await openDeal(page, 'CA-166');
    const dealt = (await hashOf(page)) ?? '';
    await key('f');
    await expect(card(page, 'AD')).toHaveAttribute('data-on', 'fd');
    await key('u');
    await hash(dealt);
    await press(page, '1', 'Enter', '5', 'Enter');
    await expect(card(page, '2C')).toHaveAttribute('data-on', 't5');
    await key('r');
    await hash(dealt);
    await key('s');
    await expect(screen(page)).toHaveAttribute('data-outcome', 'won', { timeout: 20_000 });
    await key('n');
    await expect(page.getByTestId('deal-id')).not.toHaveText('CA-166', { timeout: 20_000 });
  });

test('keys do nothing while a seed is being typed [CT-21]', async ({ page }) => {
  await openDeal(page, 'CA-166');
  const hash = await hashOf(page);
  await press(page, 'g');
  await page.getByTestId('deal-input').pressSequentially('srnfu');
  await expect(page.getByTestId('deal-input')).toHaveValue('srnfu');
  await press(page, 'Escape');
  await expect(page.getByTestId('deal-dialog')).toBeHidden();
  expect(await hashOf(page)).toBe(hash);
  await expect(page.getByTestId('deal-id')).toHaveText('CA-166');
});

test('single keys can be switched off, and a key can be changed', async ({ page }) => {
  await openDeal(page, 'K3-255', { singleKeys: false, keys: { draw: 'Ctrl+k' } });
  const dealt = (await hashOf(page)) ?? '';
  await press(page, 'd', 'Space');
  expect(await hashOf(page)).toBe(dealt);
  await press(page, 'Control+k');
  await expect(table(page)).not.toHaveAttribute('data-state-hash', dealt);
  await press(page, 'z');
  await expect(table(page)).not.toHaveAttribute('data-state-hash', dealt);
  await press(page, 'Control+z');
  await expect(table(page)).toHaveAttribute('data-state-hash', dealt);
});
