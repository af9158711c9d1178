// The server goes and comes again in the middle of a game: nobody has to do anything.
import { expect, test, type Browser, type Page } from '@playwright/test';
import { ScriptedPlayers } from './onlinePlayers';
import { Guest, TestServer, playTurn, room, seated } from './onlineServer';

const choose = /choose a card/;
const toasts = (page: Page) => page.getByTestId('toasts');

let server: TestServer;
test.beforeEach(async () => {
  server = await TestServer.open();
});
test.afterEach(() => server.close());

/** Two guests at a table with two bots, in the turn of the first one. */
async function atTable(browser: Browser): Promise<[Guest, Guest]> {
  const guests = [await Guest.come(browser, server), await Guest.come(browser, server)] as const;
  const [host, other] = guests;
  await host.go('online');
  await host.page.getByTestId('room-bots').selectOption('easy');
  await host.page.getByTestId('room-create').click();
  const code = (await host.page.getByTestId('room-code').textContent())?.trim() ?? '';
  await other.go(`room/${code}`);
  await expect(other.page.getByTestId('room-facts')).toContainText('Bots: Easy');
  await host.page.getByTestId('room-ready').click();
  await expect(other.page.getByTestId('room-ready')).toHaveText('Start with bots');
  await other.page.getByTestId('room-ready').click();
  await seated(host.page);
  await seated(other.page);
  return [...guests];
}
/** The others play until it is the turn of `guest`. */
async function turnOf(guest: Guest, other: Guest): Promise<string> {
  const prompt = guest.page.getByTestId('bluff-prompt');
  await expect(async () => {
    const theirs = await other.page.getByTestId('bluff-prompt').textContent();
    if (choose.test(theirs ?? '')) await playTurn(other.page);
    await expect(prompt).toHaveText(choose, { timeout: 100 });
  }).toPass({ timeout: 20_000 });
  return (await room(guest.page).getAttribute('data-turn')) ?? '';
}
async function back({ page }: Guest, seat: number): Promise<void> {
  await expect(page.getByTestId('line')).toHaveAttribute('data-line', 'open', { timeout: 20_000 });
  expect(await seated(page)).toBe(seat);
}
const epochs = (guest: Guest) =>
  new Set(guest.heard('ok').flatMap(({ epoch }) => (typeof epoch === 'string' ? epoch : [])));

test('a killed server comes back with every seat, and the move that waited', async ({
  browser,
}) => {
  const [first, second] = await atTable(browser);
  const seats = [await seated(first.page), await seated(second.page)] as const;
  const turn = await turnOf(first, second);
  const hand = await first.page.locator('[data-held]').count();
  await server.stop('SIGKILL');
  for (const { page } of [first, second])
    await expect(page.getByTestId('line')).not.toHaveAttribute('data-line', 'open');
  await playTurn(first.page);
  await expect(first.page.getByTestId('line')).toHaveAttribute('data-queued', 'true');
  await expect(first.page.getByTestId('line')).toContainText('your move is waiting');
  await server.start();
  await back(first, seats[0]);
  await back(second, seats[1]);
  for (const guest of [first, second]) {
    expect(epochs(guest).size).toBe(2);
    await expect(toasts(guest.page)).toContainText('started anew');
    await expect(room(guest.page)).not.toHaveAttribute('data-turn', turn);
  }
  await expect(first.page.getByTestId('line')).toHaveAttribute('data-queued', 'false');
  await expect(first.page.locator('[data-held]')).toHaveCount(hand - 1);
  // The other page may hear of it a moment later.
  await expect
    .poll(() => second.heard('game:played').find((one) => String(one['turn']) === turn))
    .toMatchObject({ seat: seats[0], by: 'player' });

  // Somebody plays the turn on another device while a move waits here: the late one never counts.
  const late = await turnOf(first, second);
  await first.context.setOffline(true);
  await expect(first.page.getByTestId('line')).not.toHaveAttribute('data-line', 'open');
  await playTurn(first.page);
  const token = await first.page.evaluate(() => localStorage.getItem('croupier.online.token'));
  const code = (await room(first.page).getAttribute('data-room')) ?? '';
  const device = await ScriptedPlayers.come(browser, server);
  await device.sit({ token }, [{ type: 'room:join', room: code }]);
  await expect(room(second.page)).not.toHaveAttribute('data-turn', late);
  await device.close();
  await first.context.setOffline(false);
  await expect(toasts(first.page)).toContainText('Your move did not count');
  await back(first, seats[0]);
  await expect(first.page.getByTestId('line')).toHaveAttribute('data-queued', 'false');
  for (const { context } of [first, second]) await context.close();
});

test('a server that stops says so, and the page waits for it', async ({ browser }) => {
  const [first, second] = await atTable(browser);
  const seats = [await seated(first.page), await seated(second.page)] as const;
  await turnOf(first, second);
  await server.stop('SIGTERM');
  for (const { page } of [first, second]) {
    await expect(page.getByTestId('line')).toContainText('The server restarts');
    await expect(room(page)).toBeVisible();
  }
  await server.start();
  await back(first, seats[0]);
  await back(second, seats[1]);
  await expect(toasts(first.page)).toContainText('started anew');
  await playTurn(first.page);
  await expect(first.page.getByTestId('bluff-prompt')).not.toHaveText(choose);
  for (const { context } of [first, second]) await context.close();
});
