// Online tables against the real server: a whole match, lost lines, closed tabs, somebody who watches.
import { expect, test, type Browser } from '@playwright/test';
import { expectSound } from './onlineAxe';
import { actor, Guest, TestServer, playTurn, room, seated, type Frame } from './onlineServer';
import { expectOnlyEntitled } from './onlineSecrets';
import { table } from './table';

let server: TestServer;
test.beforeAll(async () => {
  server = await TestServer.open();
});
test.afterAll(() => server.close());

interface End extends Frame {
  readonly record: string;
  readonly results: readonly { readonly seat: number; readonly abandoned: boolean }[];
}

/** Four guests sit down at a private table, and somebody watches. */
async function gather(browser: Browser): Promise<{ seats: Guest[]; watcher: Guest; code: string }> {
  const guests: Guest[] = [];
  for (let i = 0; i < 4; ++i) guests.push(await Guest.come(browser, server));
  const [host, ...others] = guests as [Guest, ...Guest[]];
  await host.go('online');
  await host.page.getByTestId('room-bots').selectOption('off');
  await host.page.getByTestId('room-spectators').check({ force: true });
  await host.page.getByTestId('room-create').click();
  const code = (await host.page.getByTestId('room-code').textContent())?.trim() ?? '';
  expect(code).toMatch(/^[A-Z0-9]{8}$/);
  await expect(host.page.getByTestId('room-qr')).toBeVisible();
  for (const other of others) await other.go(`room/${code}`);
  const watcher = await Guest.come(browser, server);
  await watcher.go(`room/${code}/watch`);
  await expect(watcher.page.getByTestId('room-seats')).toBeVisible();
  for (const { page } of guests) {
    await expect(page.getByTestId('room-seats').locator('[data-taken="true"]')).toHaveCount(4);
    await page.getByTestId('room-ready').click();
  }
  const seats: Guest[] = [];
  for (const guest of guests) seats[await seated(guest.page)] = guest;
  expect(seats.filter(Boolean)).toHaveLength(4);
  await expect(room(watcher.page)).toHaveAttribute('data-seat', 'none');
  return { seats, watcher, code };
}

test('four people play a match through a closed tab and a lost line', async ({ browser }) => {
  test.setTimeout(400_000);
  const { seats, watcher, code } = await gather(browser);
  const player = (seat: number) => seats[seat] ?? watcher;
  const first = Number((seats[0] as Guest).heard('game:start')[0]?.['starter']);
  for (let turn = 1; turn <= 48; ++turn) {
    const seat = (first - (turn - 1) + 48) % 4;
    const guest = player(seat);
    await expect(room(guest.page)).toHaveAttribute('data-turn', String(turn));
    if (turn === 6) {
      // The tab is closed in the own turn; the lobby of a new one knows the table.
      await guest.newTab();
      const other = player((seat + 1) % 4);
      await expect(other.page.locator('.bluff-seat[data-away="true"]')).toHaveCount(1);
      await guest.go('online');
      await guest.page.getByTestId(`back-to-${code}`).click();
      expect(await seated(guest.page)).toBe(seat);
      await expect(other.page.locator('.bluff-seat[data-away="true"]')).toHaveCount(0);
    }
    if (turn === 15) {
      // Without a network the move waits; it counts once when the network is back.
      await guest.context.setOffline(true);
      await expect(guest.page.getByTestId('line')).not.toHaveAttribute('data-line', 'open');
      await playTurn(guest.page);
      await expect(guest.page.getByTestId('line')).toHaveAttribute('data-queued', 'true');
      await guest.page.waitForTimeout(20_000);
      await expect(room(watcher.page)).toHaveAttribute('data-turn', '15');
      await guest.context.setOffline(false);
      await expect(guest.page.getByTestId('line')).toHaveAttribute('data-line', 'open');
    } else await playTurn(guest.page);
    if (turn === 3) await expect.poll(() => actor(watcher.page, 0)).toBe((seat + 3) % 4);
    if (turn === 20) {
      await guest.page.getByTestId('emotes').click();
      await guest.page.getByTestId('emotes-well_played').click();
      await expect(watcher.page.getByTestId('bluff-bubble')).toHaveText('Well played!');
    }
  }

  const everybody = [...seats, watcher];
  for (const { page } of everybody) {
    await expect(page.getByTestId('bluff-results')).toBeVisible({ timeout: 20_000 });
    await expect(page.getByTestId('bluff-ranking').locator('li')).toHaveCount(4);
    await expect(page.getByTestId('bluff-results')).toContainText('Memory report');
  }
  const [end] = (seats[0] as Guest).heard<End>('game:end');
  if (!end) throw new Error('the end was not told');
  const plays = end.record.split('\n').filter((line) => line.startsWith('play '));
  expect(plays).toHaveLength(48);
  expect(end.results.filter(({ abandoned }) => abandoned)).toEqual([]);
  const byClock = watcher.heard('game:played').filter(({ by }) => by !== 'player');
  expect(byClock).toEqual([]);
  for (const [seat, guest] of seats.entries())
    expect(await expectOnlyEntitled(guest, seat, end.record)).toBeGreaterThan(48);
  expect(await expectOnlyEntitled(watcher, null, end.record)).toBeGreaterThan(40);
  // Whoever was there from the start has the deal checked; the one who reloaded kept the promise.
  for (const { page } of seats)
    await expect(page.getByTestId('fair')).toHaveAttribute('data-fair', 'yes');

  await player(0).page.getByTestId('online-replay').click();
  await expect(player(0).page.getByTestId('online-replay-screen')).toBeVisible();
  await player(0).page.getByTestId('replay-forward').click();
  await expect(table(player(0).page)).toBeVisible();
  await player(0).page.getByTestId('replay-close').click();
  await expect(player(0).page.getByTestId('online-again')).toHaveText(/\(\d+ s\)/);
  for (const [seat, { page }] of seats.entries()) {
    // Who wants another game is told to all, and to nobody about themselves.
    if (seat > 0) await expect(page.getByTestId('end-voters')).toHaveText(/another game: \S/);
    await page.getByTestId('online-again').click();
    if (seat === 0) await expect(page.getByTestId('online-again')).toBeDisabled();
    if (seat === 0) await expect(page.getByTestId('end-voters')).toHaveCount(0);
  }
  for (const { page } of seats) await expect(room(page)).toHaveAttribute('data-turn', '1');
  for (const guest of everybody) await guest.context.close();
});

test('two clicks from the home page to the first card', async ({ browser }) => {
  const guest = await Guest.come(browser, server);
  const { page } = guest;
  await page.goto(server.url);
  await page.getByTestId('play-online').click();
  await page.getByTestId('play-now').click();
  await seated(page);
  await expect(table(page).locator('[data-held]')).toHaveCount(4);
  await expect(page.getByTestId('bluff-prompt')).toHaveText(/choose a card/, { timeout: 30_000 });
  await playTurn(page);
  await expect(table(page).locator('[data-held]')).toHaveCount(3);
  await expect(page.getByTestId('bluff-prompt')).toHaveText(/choose a card/, { timeout: 30_000 });
  // By keys alone: the first card, then the first thing that can be done with it.
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await expect(table(page)).not.toHaveAttribute('data-phase', 'card');
  await page.keyboard.press('Escape');
  await expect(table(page)).toHaveAttribute('data-phase', 'card');
  await page.getByTestId('online-leave').click();
  await page.getByTestId('leave-no').click();
  await expect(room(page)).toBeVisible();
  await page.getByTestId('online-leave').click();
  await page.getByTestId('leave-yes').click();
  await expect(page.getByTestId('online')).toBeVisible();
  await guest.context.close();
});

test('a second tab takes the seat over, and the first one says so', async ({ browser }) => {
  const guest = await Guest.come(browser, server);
  const { page } = guest;
  await guest.go('online');
  await page.getByTestId('play-now').click();
  await seated(page);
  const second = await guest.context.newPage();
  await second.goto(page.url());
  await expect(room(second)).toBeVisible();
  await expect(page.getByTestId('online-stopped')).toBeVisible();
  await page.getByTestId('online-stopped-action').click();
  await expect(room(page)).toBeVisible();
  await expect(second.getByTestId('online-stopped')).toBeVisible();
  await guest.context.close();
});

test('an account, another name, and what is refused', async ({ browser }) => {
  const guest = await Guest.come(browser, server);
  const { page } = guest;
  await guest.go('online');
  await page.getByTestId('player-name').fill('Ayşe Yıldız');
  await page.getByTestId('name-save').click();
  await expect(page.getByTestId('name-save')).toBeHidden();
  await expect(page.getByTestId('queue-ranked')).toBeDisabled();
  await page.getByTestId('account').locator('summary').click();
  await page.getByTestId('account-password').fill('short');
  await page.getByTestId('account-create').click();
  await expect(page.getByTestId('account-error')).toHaveText(/8 to 200/);
  await page.getByTestId('account-password').fill('a longer password');
  await page.getByTestId('account-create').click();
  await expect(page.getByTestId('queue-ranked')).toBeEnabled();
  await page.getByTestId('queue-ranked').click();
  await expect(page.getByTestId('queue')).toBeVisible();
  await page.getByTestId('queue-cancel').click();
  await expect(page.getByTestId('queue-casual')).toBeVisible();
  await page.getByTestId('join-code').fill('nothing');
  await page.getByTestId('join-room').click();
  await expect(page.getByTestId('join-error')).toHaveText(/eight/);
  await page.getByTestId('join-code').fill('zzzz zzzz');
  await page.getByTestId('join-room').click();
  await expect(page.getByTestId('online-fault')).toContainText('no room');
  await guest.context.close();
});

test('a name that is typed before the server has answered stays', async ({ browser }) => {
  const guest = await Guest.come(browser, server);
  const { page } = guest;
  let answer = () => {};
  const typed = new Promise<void>((done) => (answer = done));
  await page.routeWebSocket(/\/table$/, async (socket) => {
    await typed;
    socket.connectToServer();
  });
  await guest.go('online');
  await page.getByTestId('player-name').fill('Early Bird');
  await expect(page.getByTestId('name-save')).toHaveCount(0);
  answer();
  await page.getByTestId('name-save').click();
  await expect(page.getByTestId('name-save')).toBeHidden();
  await expect(page.getByTestId('player-name')).toHaveValue('Early Bird');
  await page.reload();
  await expect(page.getByTestId('player-name')).toHaveValue('Early Bird');
  await guest.context.close();
});

test('the turn is told in the title of a hidden tab', async ({ browser }) => {
  const guest = await Guest.come(browser, server);
  const { page } = guest;
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => location.hash.includes('room') });
  });
  await guest.go('online');
  await page.getByTestId('play-now').click();
  await expect.poll(() => page.title(), { timeout: 30_000 }).toContain('Your turn');
  await guest.context.close();
});

for (const [name, width, height] of [
  ['phone', 360, 640],
  ['landscape phone', 740, 360],
  ['tablet', 768, 1024],
  ['desktop', 1440, 900],
] as const)
  test(`axe finds nothing online, and nothing is cut off, on a ${name}`, async ({ browser }) => {
    const guest = await Guest.come(browser, server);
    const { page } = guest;
    await page.setViewportSize({ width, height });
    const check = (where: string) => expectSound(page, where);
    await guest.go('online');
    await expect(page.getByTestId('line')).toHaveAttribute('data-line', 'open');
    await page.getByTestId('account').locator('summary').click();
    await page.getByTestId('room-rules').click();
    await check('lobby');
    await page.getByTestId('room-rule-matching').selectOption('forced');
    await page.getByTestId('room-create').click();
    await expect(page.getByTestId('room-qr')).toBeVisible();
    await expect(page.getByTestId('room-facts')).toContainText('must be matched');
    await check('room');
    await page.getByTestId('room-ready').click();
    await seated(page);
    await check('table');
    await page.getByTestId('online-leave').click();
    await check('leaving');
    await guest.context.close();
  });
