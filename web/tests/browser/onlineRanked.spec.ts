// A ranked match from the search to the rating: its end, its page, the graph and the leaderboard.
import { expect, test } from '@playwright/test';
import { expectSound } from './onlineAxe';
import { ScriptedPlayers } from './onlinePlayers';
import { Guest, TestServer, playTurn, room, seated, type Frame } from './onlineServer';
import { table } from './table';

interface End extends Frame {
  readonly match: string;
  readonly results: readonly {
    readonly seat: number;
    readonly playerId: string;
    readonly total: number;
    readonly rank: number;
    readonly rating: { readonly before: number; readonly change: number; readonly after: number };
  }[];
}

const password = 'correct horse';
const others = ['Bora', 'Ceren', 'Deniz'];

declare global {
  interface Window {
    /** The sockets of the page, the newest last. */
    lines: WebSocket[];
  }
}
/** The server says something of which the test cannot wait for the time. */
async function hear({ page }: Guest, said: Frame): Promise<void> {
  await page.evaluate((data) => {
    window.lines.at(-1)?.dispatchEvent(new MessageEvent('message', { data }));
  }, JSON.stringify(said));
}

let server: TestServer;
test.beforeEach(async () => {
  server = await TestServer.open();
});
test.afterEach(() => server.close());

test('a ranked match changes ratings, and can be looked at for ever', async ({ browser }) => {
  const guest = await Guest.come(browser, server);
  const { page } = guest;
  await page.addInitScript(() => {
    window.lines = [];
    window.WebSocket = class extends WebSocket {
      constructor(url: string | URL) {
        super(url);
        window.lines.push(this);
      }
    };
  });
  await guest.go('online');
  await page.getByTestId('account').locator('summary').click();
  await page.getByTestId('account-name').fill('Ayşe');
  await page.getByTestId('account-password').fill(password);
  await page.getByTestId('account-create').click();
  await page.getByTestId('queue-ranked').click();
  await expect(page.getByTestId('queue')).toBeVisible();
  const players = await ScriptedPlayers.come(browser, server);
  for (const name of others)
    await players.sit({ name }, [
      { type: 'account:create', name, password },
      { type: 'match:queue', mode: 'ranked' },
    ]);

  const own = await seated(page);
  for (let turn = 0; turn < 12; ++turn) {
    await expect(page.getByTestId('bluff-prompt')).toHaveText(/choose a card/);
    const now = Number(await room(page).getAttribute('data-turn'));
    await playTurn(page);
    await expect(room(page)).not.toHaveAttribute('data-turn', String(now));
  }
  await expect(page.getByTestId('bluff-results')).toBeVisible();
  const [end] = guest.heard<End>('game:end');
  if (!end) throw new Error('the end was not told');
  const changes = end.results.map(({ rating }) => rating.change);
  expect(changes.some((change) => change !== 0)).toBe(true);
  const mine = end.results[own] as End['results'][number];
  const signed = mine.rating.change < 0 ? `−${-mine.rating.change}` : `+${mine.rating.change}`;
  const told = `${mine.rating.after} (${mine.rating.change === 0 ? '0' : signed})`;
  await expect(page.getByTestId('end-ratings').locator('[data-you="true"]')).toContainText(told);
  await expect(page.getByTestId('fair')).toHaveAttribute('data-fair', 'yes');

  await expectSound(page, 'the end');
  // When nobody wants another game the room is closed; whoever still reads is not disturbed.
  await expect(page.getByTestId('online-again')).toBeVisible();
  const code = (await room(page).getAttribute('data-room')) ?? '';
  await hear(guest, { type: 'room:closed', room: code, reason: 'nobody is left' });
  await expect(page.getByTestId('online-again')).toBeHidden();
  await expect(page.getByTestId('bluff-results')).toBeVisible();

  await page.getByTestId('end-match').click();
  await expect(page).toHaveURL(new RegExp(`#/match/${end.match}$`));
  const places = page.getByTestId('match-places').locator('li');
  await expect(places).toHaveCount(4);
  await expect(page.getByTestId('match-about')).toContainText('Rated game');
  for (const { seat, total, rank, rating } of end.results) {
    const row = page.getByTestId(`match-seat-${seat + 1}`);
    await expect(row).toContainText(`${rank}.`);
    await expect(row).toContainText(`${total} point`);
    await expect(row).toContainText(String(rating.after));
  }
  await expect(page.getByTestId('fair')).toHaveAttribute('data-fair', 'yes');
  await expectSound(page, 'the match');
  await page.getByTestId('match-replay').click();
  await page.getByTestId('replay-forward').click();
  await expect(table(page)).toBeVisible();
  await page.getByTestId('replay-close').click();
  await expect(places).toHaveCount(4);

  await guest.go('online');
  await expect(page.getByTestId('player-rating')).toContainText(String(mine.rating.after));
  const best = page.getByTestId('leaderboard').locator('tbody tr');
  await expect(best).toHaveCount(4);
  const row = (name: string) => best.filter({ has: page.getByRole('link', { name, exact: true }) });
  await expect(row('Ayşe')).toContainText(String(mine.rating.after));
  const sorted = end.results.map(({ rating }) => rating.after).sort((a, b) => b - a);
  for (const [at, rating] of sorted.entries())
    await expect(best.nth(at)).toContainText(String(rating));
  await expect(page.getByTestId('rating-graph').locator('circle')).toHaveCount(2);
  await expect(page.getByTestId('rating-graph')).toHaveAttribute(
    'aria-label',
    new RegExp(`now ${mine.rating.after},`),
  );
  await page.getByTestId('history-open').click();
  await expectSound(page, 'a lobby with a history');
  await page.getByTestId('last-match').click();
  await expect(places).toHaveCount(4);
  // Somebody else's page leads to the same match, which a stranger can check too.
  await page.getByTestId('match-places').getByRole('link', { name: 'Bora' }).click();
  await expect(page.getByTestId('player-about')).toContainText('1 rated game');
  await expectSound(page, 'a player');
  const stranger = await Guest.come(browser, server);
  await stranger.go(`match/${end.match}`);
  await expect(stranger.page.getByTestId('fair')).toContainText('fits its proof');
  await expect(stranger.page.getByTestId('fair')).toHaveAttribute('data-fair', 'yes');
  await stranger.go('match/nothing');
  await expect(stranger.page.getByTestId('match-fault')).toBeVisible();
  for (const { context } of [guest, stranger]) await context.close();
  await players.close();
});
