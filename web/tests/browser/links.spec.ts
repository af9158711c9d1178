// Links and files: the same cards by their address, games by their moves, and nothing lost to bad ones.
import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { expectPosition, expectToast, hashOf, more, typeMoves } from './around';
import { Engine, stepsOf } from './engine';
import { openDeal, table } from './table';

/** A link of a game, and the hash after each of its turns. */
async function linkOf(deal: string, moves: readonly string[]): Promise<string> {
  const engine = new Engine();
  const { match } = await engine.ask<{ match: number }>({ command: 'new', deal });
  for (const move of moves) await engine.ask({ command: 'play', match, move });
  const { link } = await engine.ask<{ link: string }>({ command: 'link', match });
  engine.close();
  return link;
}

const moves = ['4a', '3b', '32', '7c'];

for (const deal of ['K1-104233', 'K3-17+passes=3', 'FC-11982', 'CA-166', 'MMC-85'])
  test(`the link of ${deal} deals the engine's cards`, async ({ page }) => {
    const engine = new Engine();
    const { match } = await engine.ask<{ match: number }>({ command: 'new', deal });
    const { hash } = await engine.ask<{ hash: string }>({ command: 'state', match });
    engine.close();
    await openDeal(page, deal);
    await expectPosition(page, hash);
  });

test('a second deal does not come with the table of the first', async ({ page }) => {
  // From a signal on nothing reaches the engine, as if it were slow.
  await page.addInitScript(() => {
    const post = Worker.prototype.postMessage as (message: unknown) => void;
    Worker.prototype.postMessage = function (message: unknown) {
      if (!('slow' in window)) post.call(this, message);
    };
  });
  await openDeal(page, 'FC-1');
  await page.evaluate(() => Object.assign(window, { slow: true }));
  await page.goto('./#/play/K1-1');
  await expect(page.getByTestId('deal-id')).toHaveText('K1-1');
  await expect(table(page)).toHaveCount(0);
});

test('a pasted deal number opens it', async ({ page }) => {
  await page.goto('./');
  await page.getByTestId('deal-field').fill('fc–11982');
  await page.getByTestId('deal-open').click();
  await expect(page.getByTestId('deal-id')).toHaveText('FC-11982');
});

test('the replay link of a game gives the same hash at every step', async ({ page }) => {
  test.setTimeout(90_000);
  const steps = await stepsOf('FC-1', moves.join(' '));
  await openDeal(page, 'FC-1');
  await typeMoves(page, moves);
  await more(page, 'replay');
  const replay = page.getByTestId('replay');
  await expect(replay).toBeVisible();
  await page.reload();
  await page.getByTestId('replay-first').click();
  await expect(replay).toHaveAttribute('data-state-hash', steps[0]?.before.hash ?? '');
  for (const [i, { hash }] of steps.entries()) {
    await page.getByTestId('replay-forward').click();
    await expect(replay).toHaveAttribute('data-at', String(i + 1));
    await expect(replay).toHaveAttribute('data-state-hash', hash);
  }
  await page.getByTestId('replay-back').click();
  await expect(replay).toHaveAttribute('data-state-hash', steps[2]?.hash ?? '');
});

test('the replay names the decisive move', async ({ page }) => {
  await page.goto(`./#/replay/${await linkOf('FC-1', [...moves, '4d'])}`);
  await expect(page.getByTestId('replay-decisive')).toBeVisible({ timeout: 30_000 });
  await page.getByTestId('replay-decisive').click();
  await expect(page.getByTestId('replay')).toHaveAttribute('data-at', '4');
  await expect(page.getByTestId('replay-verdict')).toContainText('move 5');
});

function fetchExport(page: Page): Promise<string> {
  return page.waitForEvent('download').then(async (download) => await download.path());
}

test('export and import give the same list, and twice adds nothing', async ({ page, browser }) => {
  await openDeal(page, 'FC-1');
  await typeMoves(page, moves);
  await page.getByTestId('tool-newDeal').click();
  await expectToast(page, 'New deal');
  await page.goto('./#/stats');
  const [path] = await Promise.all([fetchExport(page), page.getByTestId('stats-export').click()]);
  const exported = readFileSync(path, 'utf8');
  const elsewhere = await browser.newPage({ baseURL: new URL(page.url()).origin });
  await elsewhere.goto('./#/stats');
  const file = { name: 'games.json', mimeType: 'application/json', buffer: Buffer.from(exported) };
  await elsewhere.getByTestId('stats-import').setInputFiles(file);
  await expectToast(elsewhere, /games? (was|were) added/);
  await expect(elsewhere.locator('[data-testid=stats-game][data-deal=FC-1]')).not.toHaveCount(0);
  const [back] = await Promise.all([
    fetchExport(elsewhere),
    elsewhere.getByTestId('stats-export').click(),
  ]);
  expect(JSON.parse(readFileSync(back, 'utf8'))).toEqual(JSON.parse(exported));
  await elsewhere.getByTestId('stats-import').setInputFiles(file);
  await expectToast(elsewhere, '0 games were added');
  await elsewhere.close();
});

test('a file that is none of ours changes nothing', async ({ page }) => {
  await openDeal(page, 'FC-1');
  await typeMoves(page, moves);
  await page.goto('./#/stats');
  for (const [text, sentence] of [
    ['no json', 'no JSON'],
    ['{"games":[]}', 'no games of Croupier'],
    ['{"format":"croupier games","version":1,"games":[{"id":7}]}', 'damaged'],
  ]) {
    const buffer = Buffer.from(text ?? '');
    await page
      .getByTestId('stats-import')
      .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer });
    await expectToast(page, sentence ?? '');
    await expect(page.getByTestId('stats-game')).toHaveCount(1);
  }
});

test('truncated, changed and foreign links say so, and lose nothing', async ({ page }) => {
  await openDeal(page, 'FC-1');
  await typeMoves(page, moves);
  const hash = await hashOf(page);
  const link = await linkOf('FC-1', moves);
  const last = link.endsWith('A') ? 'B' : 'A';
  for (const bad of [link.slice(0, -4), link.slice(0, -1) + last, 'ZZ-1.AAAA', 'FC-1.§§§']) {
    await page.goto(`./#/replay/${bad}`);
    await expect(page.getByTestId('replay-fault')).toHaveText(/\S+ \S+/);
  }
  await page.goto('./#/play/FC-1');
  await expect(table(page)).toBeVisible();
  await expectPosition(page, hash);
});

for (const [language, cut, changed] of [
  ['en', 'breaks off at move 2 of 4', 'not the 4 moves'],
  ['tr', '4 hamlenin 2. hamlesinde kesiliyor', 'yapıldığı 4 hamle değil'],
] as const)
  test(`a broken link says in ${language} at which move it fails`, async ({ page }) => {
    const link = await linkOf('FC-1', moves);
    await openDeal(page, 'FC-1', { language });
    const fault = page.getByTestId('replay-fault');
    const cases = [
      [link.slice(0, 'FC-1.'.length + 3), cut],
      [`${link}A`, changed],
    ] as const;
    for (const [bad, sentence] of cases) {
      await page.goto(`./#/replay/${bad}`);
      await expect(fault).toContainText(sentence);
    }
    await page.goto('./#/');
    await page.getByTestId('deal-field').fill(`${link}A`);
    await page.getByTestId('deal-open').click();
    await expect(page.getByTestId('deal-error')).toContainText(changed);
  });

test('deals that are none say so, and lose nothing', async ({ page }) => {
  await openDeal(page, 'FC-1');
  await typeMoves(page, moves);
  const hash = await hashOf(page);
  for (const bad of ['FC-0', 'FC-99999999999', 'ZZ-7', 'K3-1+passes=99', 'nonsense', '%']) {
    await page.goto(`./#/play/${bad}`);
    await expect(page.getByTestId('obstacle-bad').getByRole('alert')).toHaveText(/\S+ \S+/);
  }
  await page.goto('./#/nowhere');
  await expect(page.getByTestId('lost')).toContainText('nowhere');
  await page.goto('./#/play/FC-1');
  await expectPosition(page, hash);
});

test('the field for numbers and links says what is wrong', async ({ page }) => {
  await page.goto('./');
  for (const [typed, sentence] of [
    ['', 'Type a deal number'],
    ['617', 'Which game?'],
    ['FC-0', '1 to 2147483647'],
    ['XX-5', 'No game has the letters XX'],
    ['https://example.org/', 'not one of Croupier’s'],
    ['FC-1.AAAA', 'cannot be opened'],
  ]) {
    await page.getByTestId('deal-field').fill(typed ?? '');
    await page.getByTestId('deal-open').click();
    await expect(page.getByTestId('deal-error')).toContainText(sentence ?? '');
  }
});
