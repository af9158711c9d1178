// The first minute with a game: every lesson to its end, by mouse, finger and keys; offered once, kept nowhere.
import { expect, test, type Locator, type Page } from '@playwright/test';
import type { LegalMove, State } from '../../src/engine/protocol';
import { gameIds, type GameId } from '../../src/games';
import { lessonOf } from '../../src/games/lessons';
import { keptGame } from './around';
import { Engine } from './engine';
import { expectSound } from './onlineAxe';
import { boxOfCard, byKeys, card, live, middle, pilesInOrder, table, tapAt } from './table';

// Nobody has been here before.
test.use({ storageState: { cookies: [], origins: [] } });

const chosen = (settings: Readonly<Record<string, unknown>>) =>
  JSON.stringify({ speed: '0', chip: 'off', ...settings });

async function settle(page: Page, settings: Readonly<Record<string, unknown>> = {}) {
  await page.addInitScript((text) => {
    if (localStorage.getItem('croupier.settings') === null)
      localStorage.setItem('croupier.settings', text);
  }, chosen(settings));
}

async function learn(page: Page, game: GameId): Promise<void> {
  await page.goto(`./#/learn/${game}`);
  await expect(table(page)).toBeVisible({ timeout: 30_000 });
}

const lesson = (page: Page) => page.getByTestId('lesson');
const next = (page: Page) => page.getByTestId('lesson-next');

async function centreOf(mark: Locator) {
  const box = await mark.boundingBox();
  if (!box) throw new Error('nothing is marked');
  return middle(box);
}

interface Hands {
  press(at: { x: number; y: number }): Promise<void>;
  drag: boolean;
}

/** Does what the step marks: a card is carried or tapped where one is marked, else the marks are tapped in turn. */
async function follow(page: Page, hands: Hands): Promise<void> {
  const source = page.getByTestId('hint-source');
  if ((await source.count()) === 0) return hands.press(await centreOf(guides(page).first()));
  const target = page.getByTestId('hint-target');
  if (!hands.drag || (await target.count()) === 0) return hands.press(await centreOf(source));
  const run = await source.boundingBox();
  if (!run) throw new Error('nothing is marked');
  // A run is lifted by its first card, where only the last one drags by that.
  const last = (await table(page).getAttribute('data-game')) === 'freecell';
  const from = { x: run.x + run.width / 2, y: last ? run.y + run.height - 12 : run.y + 12 };
  const to = await centreOf(target);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 8, from.y + 8);
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await page.mouse.up();
}
const guides = (page: Page) => page.getByTestId('guide');

async function toTheEnd(page: Page, game: GameId, hands: Hands): Promise<void> {
  const { steps } = lessonOf(game);
  for (const [i, { name, moves }] of steps.entries()) {
    await expect(lesson(page)).toHaveAttribute('data-step', name, { timeout: 20_000 });
    await expect(lesson(page)).toHaveAttribute('data-waiting', 'false');
    await expect(page.getByTestId('lesson-at')).toHaveText(`${i + 1} of ${steps.length}`);
    if (name === 'end') break;
    if (!moves) {
      await hands.press(await centreOf(next(page)));
      continue;
    }
    await expect(async () => {
      if ((await lesson(page).getAttribute('data-step')) === name) {
        if ((await lesson(page).getAttribute('data-waiting')) === 'false')
          await follow(page, hands);
      }
      expect(await lesson(page).getAttribute('data-step')).not.toBe(name);
    }).toPass({ timeout: 20_000, intervals: [100] });
  }
  await expect(page.getByTestId('lesson-play')).toBeVisible();
  await expect(page.getByTestId('lesson-skip')).toBeHidden();
}

for (const game of gameIds) {
  test(`${game}: the lesson is gone through with the mouse`, async ({ page }) => {
    await settle(page);
    await learn(page, game);
    const press = ({ x, y }: { x: number; y: number }) => page.mouse.click(x, y);
    await toTheEnd(page, game, { press, drag: true });
    await page.getByTestId('lesson-again').click();
    await expect(lesson(page)).toHaveAttribute('data-step', lessonOf(game).steps[0]?.name ?? '');
    await expect(table(page)).toBeVisible();
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  for (const game of gameIds) {
    test(`${game}: the lesson is gone through with taps, and nothing sticks out`, async ({
      page,
    }) => {
      await settle(page);
      await learn(page, game);
      await expectSound(page, 'begin');
      const press = ({ x, y }: { x: number; y: number }) => page.touchscreen.tap(x, y);
      await toTheEnd(page, game, { press, drag: false });
      await expectSound(page, 'end');
    });
  }
});

test.describe('for everybody', () => {
  for (const theme of ['light', 'dark'] as const)
    test(`axe finds nothing in a lesson and at its offer, ${theme}`, async ({ page }) => {
      await settle(page, { theme });
      for (const game of gameIds) {
        await learn(page, game);
        await expectSound(page, game);
      }
      await page.evaluate(() => localStorage.removeItem('croupier.lessons'));
      await page.goto('./#/play/K1-1');
      await expect(page.getByTestId('lesson-offer')).toBeVisible();
      await expectSound(page, 'offer');
    });

  test('each step is said, with the cards by their names, and H says it again', async ({
    page,
  }) => {
    await settle(page);
    await learn(page, 'klondike');
    await expect(live(page)).toContainText('1 of 7. Columns go down');
    await expect(live(page)).toContainText('Queen of spades');
    await follow(page, { press: ({ x, y }) => page.mouse.click(x, y), drag: false });
    // Behind what the table says of the move.
    await expect(live(page)).toContainText(/Queen of spades to column 3.*2 of 7/);
    await page.keyboard.press('h');
    await expect(live(page)).toHaveText(/^2 of 7/);
  });

  test('a lesson is gone through with keys alone', async ({ page }) => {
    await settle(page);
    await learn(page, 'meridian');
    const engine = new Engine();
    const { start, steps } = lessonOf('meridian');
    const { match } = await engine.ask<{ match: number }>({ ...start, command: 'new' });
    const order = await pilesInOrder(page);
    for (const { moves } of steps) {
      const state = await engine.ask<State>({ command: 'state', match });
      const move = state.moves.find((one) => one.move === moves?.[0]);
      if (!move) continue;
      await byKeys(page, state, move as LegalMove, order);
      await engine.ask({ command: 'play', match, move: move.move });
      const { hash } = await engine.ask<State>({ command: 'state', match });
      await expect(table(page)).toHaveAttribute('data-state-hash', hash);
    }
    engine.close();
    // The way on has the focus, and Enter presses it.
    await expect(page.getByTestId('lesson-play')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('play')).toBeVisible();
  });

  test('in Turkish, too', async ({ page }) => {
    await settle(page, { language: 'tr' });
    await learn(page, 'bluffbuddy');
    await expect(page.getByTestId('lesson-at')).toHaveText('1 / 8');
    await expect(page.getByTestId('lesson-text')).toContainText('en az puanı olan kazanır');
  });
});

test('another move is answered kindly, an illegal one by the engine, and nothing changes', async ({
  page,
}) => {
  await settle(page);
  await learn(page, 'klondike');
  const hash = await table(page).getAttribute('data-state-hash');
  // It could go on the king of clubs.
  const box = await boxOfCard(page, 'QH');
  await tapAt(page, middle(box));
  await expect(page.getByTestId('refusal')).toHaveText(/That is allowed, too/);
  await expect(live(page)).toContainText('That is allowed, too');
  await tapAt(page, middle(await boxOfCard(page, '6H')));
  await expect(page.getByTestId('refusal')).not.toHaveText(/allowed, too/);
  // The stock has its time later.
  await tapAt(page, middle((await page.locator('[data-pile=stock]').boundingBox()) ?? box));
  await expect(page.getByTestId('refusal')).toHaveText(/allowed, too/);
  await expect(table(page)).toHaveAttribute('data-state-hash', hash ?? '');
  await expect(page.getByTestId('hint-source')).toBeVisible();
  await expect(lesson(page)).toHaveAttribute('data-step', 'build');
});

test('in BluffBuddy another move is answered where the player looks', async ({ page }) => {
  await settle(page);
  await learn(page, 'bluffbuddy');
  await page.getByTestId('bluff-hand-QH').click();
  await page.getByTestId('bluff-discard').click();
  await expect(page.getByTestId('bluff-prompt')).toHaveText('Nothing to move here: press Next.');
  await next(page).click();
  await page.getByTestId('bluff-hand-4S').click();
  await page.getByTestId('bluff-discard').click();
  await expect(page.getByTestId('bluff-prompt')).toHaveText(/That is allowed, too/);
  await expect(page.getByTestId('bluff-hand-4S')).toBeVisible();
});

test('is offered at the first game, once, and no is remembered', async ({ page }) => {
  await settle(page);
  await page.goto('./#/play/FC-1');
  const offer = page.getByTestId('lesson-offer');
  await expect(offer).toContainText('New to FreeCell?');
  await page.getByTestId('lesson-decline').click();
  await expect(offer).toBeHidden();
  await page.reload();
  await expect(table(page)).toBeVisible();
  await page.goto('./#/play/FC-2');
  await expect(page.locator('[data-deal="FC-2"]')).toBeVisible();
  await expect(offer).toBeHidden();
  // Another game is new all the same; whoever plays on has declined.
  await page.goto('./#/play/K1-134');
  await expect(offer).toContainText('New to Klondike?');
  await card(page, 'QS').click();
  await expect(page.getByTestId('moves')).toHaveText('1');
  await expect(offer).toBeHidden();
  await page.goto('./#/play/K1-1');
  await expect(page.locator('[data-deal="K1-1"]')).toBeVisible();
  await expect(offer).toBeHidden();
});

test('leaves the player’s own deal, statistics and Continue as they were', async ({ page }) => {
  await settle(page);
  await page.goto('./#/play/MMC-17');
  await expect(page.getByTestId('lesson-offer')).toBeVisible();
  const before = await keptGame(page, 'meridian');
  await page.getByTestId('lesson-take').click();
  await expect(lesson(page)).toBeVisible();
  const press = ({ x, y }: { x: number; y: number }) => page.mouse.click(x, y);
  await toTheEnd(page, 'meridian', { press, drag: false });
  expect(await keptGame(page, 'meridian')).toEqual(before);
  await page.goto('./#/stats');
  await expect(page.getByTestId('stats')).toBeVisible();
  await expect(page.getByTestId('stats')).not.toContainText('MMC-2696');
  await page.goto('./#/learn/meridian');
  await expect(lesson(page)).toBeVisible();
  await page.getByTestId('lesson-skip').click();
  // Back at the own deal, untouched, and nobody asks again.
  await expect(page.locator('[data-deal="MMC-17"]')).toBeVisible();
  await expect(page.getByTestId('moves')).toHaveText('0');
  await expect(page.getByTestId('lesson-offer')).toBeHidden();
});

test('is found again on the page of the rules, and leads to a first deal', async ({ page }) => {
  await settle(page);
  await page.goto('./#/rules/freecell');
  await page.getByTestId('rules-learn').click();
  await expect(page.getByTestId('learn')).toHaveAttribute('data-game', 'freecell');
  await expect(page).toHaveTitle(/First steps/);
  const press = ({ x, y }: { x: number; y: number }) => page.mouse.click(x, y);
  await toTheEnd(page, 'freecell', { press, drag: false });
  await page.getByTestId('lesson-play').click();
  await expect(page.getByTestId('play')).toHaveAttribute('data-game', 'freecell');
  await expect(page.getByTestId('lesson-offer')).toBeHidden();
  expect(await page.getByTestId('deal-id').getAttribute('data-deal')).not.toBe('FC-256');
});
