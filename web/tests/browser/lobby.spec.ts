// The lobby and a room say which game it is, who is there, and what happens next.
import { expect, test } from '@playwright/test';
import { Guest, TestServer } from './onlineServer';

let server: TestServer;
test.beforeAll(async () => {
  server = await TestServer.open();
});
test.afterAll(() => server.close());

test('the lobby says which game it is and who is there', async ({ browser }) => {
  const first = await Guest.come(browser, server);
  await first.go('online');
  await expect(first.page.getByTestId('game-intro')).toContainText('BluffBuddy is a memory game');
  await expect(first.page.getByTestId('who-is-here')).toContainText('Nobody else is here now');
  const second = await Guest.come(browser, server);
  await second.go('online');
  await expect(second.page.getByTestId('who-is-here')).toContainText('1 other person is here');
  await first.page.getByTestId('queue-casual').click();
  await expect(first.page.getByTestId('queue-next')).toContainText('bots take the seats');
  // It is asked anew by itself, and at once when the page comes back into sight.
  await second.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(second.page.getByTestId('who-is-here')).toContainText('1 is looking for others');
  await first.page.getByTestId('queue-cancel').click();
  await second.page.getByTestId('online-rules').click();
  await expect(second.page.getByTestId('rules-of-bluffbuddy')).toBeVisible();
  for (const { context } of [first, second]) await context.close();
});

test('a room says what everybody waits for, and keeps the seat while rules are read', async ({
  browser,
}) => {
  const host = await Guest.come(browser, server);
  await host.go('online');
  await host.page.getByTestId('room-create').click();
  const status = host.page.getByTestId('room-status');
  await expect(status).toContainText('bots (Medium) take the free seats and the cards are dealt');
  await expect(status).toContainText('Ready: 0 of 1.');
  const code = (await host.page.getByTestId('room-code').textContent())?.trim() ?? '';
  const other = await Guest.come(browser, server);
  await other.go(`room/${code}`);
  await expect(other.page.getByTestId('game-intro')).toContainText('BluffBuddy');
  await expect(status).toContainText('Ready: 0 of 2.');
  await other.page.getByTestId('room-ready').click();
  await expect(status).toContainText('Ready: 1 of 2.');
  const [rules] = await Promise.all([
    other.context.waitForEvent('page'),
    other.page.getByTestId('online-rules').click(),
  ]);
  await expect(rules.getByTestId('rules-of-bluffbuddy')).toBeVisible();
  await expect(status).toContainText('Ready: 1 of 2.');
  await expect(host.page.getByTestId('room-seat-2')).toHaveAttribute('data-ready', 'true');
  for (const { context } of [host, other]) await context.close();
});
