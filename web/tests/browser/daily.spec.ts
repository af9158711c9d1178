// Daily deals: the same everywhere, won and counted on their day, shared, kept, and told why not.
import { execFileSync } from 'node:child_process';
import { expect, test, type Page } from '@playwright/test';
import type { GameResult } from '../../src/engine/protocol';
import type { SavedGame } from '../../src/game/savedGame';
import { keptAfter, keptGame, more, store, typeMoves, visit } from './around';
import { Engine, program, stepsOf } from './engine';
import { openDeal, table } from './table';

const games = ['klondike', 'freecell', 'cards', 'meridian'];
const day = '2026-11-18';
const noon = new Date('2026-11-18T12:00:00Z');
const freecell = 'FC-486';

interface Deals {
  readonly date: string;
  readonly grade: number;
  readonly deals: readonly { readonly game: string; readonly deal: string }[];
}
/** What the program in the terminal says. */
function inTerminal(date: string | null, zone = 'UTC'): Deals {
  const words = ['daily', ...(date === null ? [] : [date]), '--json'];
  const env = { ...process.env, TZ: zone };
  return JSON.parse(execFileSync(program, words, { env, encoding: 'utf8' })) as Deals;
}
/** What today's deals on the home page are. */
async function onPage(page: Page): Promise<Omit<Deals, 'grade'>> {
  await page.goto('./#/');
  await expect(page.getByTestId('today-meridian')).toHaveAttribute('data-deal', /.+/);
  const deals = [];
  for (const game of games)
    deals.push({
      game,
      deal: (await page.getByTestId(`today-${game}`).getAttribute('data-deal')) ?? '',
    });
  return { date: (await page.getByTestId('today').getAttribute('data-date')) ?? '', deals };
}

const wonResult: GameResult = {
  mode: 'K1',
  played: true,
  won: true,
  elapsed: 272_000,
  moves: 118,
  score: null,
  assisted: false,
  stalemate: false,
  hints: 0,
  undos: 0,
};

/** A finished game as a file of the player's data has it. */
function finished(game: 'klondike' | 'freecell', daily: string, more: Partial<SavedGame> = {}) {
  const then = Date.parse(`${daily}T12:00:00Z`);
  const saved: SavedGame = {
    id: `${game}-${daily}`,
    deal: game === 'klondike' ? 'K1-1' : 'FC-1',
    game,
    mode: game === 'klondike' ? 'K1' : 'FC',
    started: then,
    updated: then,
    moves: 118,
    elapsed: 272_000,
    result: wonResult,
    over: true,
    link: null,
    save: '',
    table: [],
    assisted: false,
    bookmarks: [],
    daily,
    wonOn: daily,
    ...more,
  };
  return saved;
}
const fileOf = (all: readonly SavedGame[]) => ({
  name: 'games.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify({ format: 'croupier games', version: 1, games: all })),
});
async function bringIn(page: Page, all: readonly SavedGame[]): Promise<void> {
  await visit(page, 'stats');
  await page.getByTestId('stats-import').setInputFiles(fileOf(all));
  await expect(page.getByTestId('stats-game').first()).toBeVisible();
}

for (const [zone, today] of [
  ['Pacific/Pago_Pago', '2026-11-18'],
  ['Pacific/Kiritimati', '2026-11-19'],
] as const)
  test.describe(`in ${zone}`, () => {
    test.use({ timezoneId: zone });

    test('the deals are those of the day there, the same in the terminal', async ({ page }) => {
      // In one of them it is still yesterday, in the other already tomorrow.
      await page.clock.setFixedTime(new Date('2026-11-18T11:30:00Z'));
      const shown = await onPage(page);
      const { date, deals } = inTerminal(today);
      expect(shown).toEqual({ date, deals: deals.map(({ game, deal }) => ({ game, deal })) });
    });

    test('today is the same day on the page and in the terminal', async ({ page }) => {
      // Midnight may lie between two of the three.
      const before = inTerminal(null, zone);
      const shown = await onPage(page);
      const after = inTerminal(null, zone);
      expect([before.date, after.date]).toContain(shown.date);
      const { deals } = shown.date === before.date ? before : after;
      expect(shown.deals.map(({ deal }) => deal)).toEqual(deals.map(({ deal }) => deal));
    });
  });

test.describe('on a day', () => {
  test.use({ timezoneId: 'UTC' });
  test.beforeEach(({ page }) => page.clock.setFixedTime(noon));

  /** The day's FreeCell is played up to its last move, which is answered with. */
  async function nearlyWon(page: Page): Promise<string> {
    const moves = (await stepsOf(freecell)).map(({ move }) => move.move);
    const [key, text] = await keptAfter(freecell, moves.slice(0, -1));
    const begun = { ...(JSON.parse(text) as SavedGame), started: noon.getTime() };
    await store(page, [[key, JSON.stringify(begun)]]);
    return moves.at(-1) ?? '';
  }
  async function win(page: Page, last: string): Promise<void> {
    await openDeal(page, freecell, { motion: 'reduced' });
    await page.keyboard.press('m');
    await page.getByTestId('move-input').fill(last);
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('win')).toBeVisible();
  }

  test('a deal is won, counted, shown and shared', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await win(page, await nearlyWon(page));
    await expect(page.getByTestId('win-daily')).toHaveAttribute('data-state', 'clean');
    await expect(page.getByTestId('win-daily')).toContainText('1 day');
    await page.getByTestId('win-share-daily').click();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text.split('\n')).toEqual([
      expect.stringMatching(/^Croupier daily: FreeCell, .*2026$/),
      'Level ●●○○○ Moderate',
      expect.stringMatching(/^Won in \d+:\d\d with \d+ moves$/),
      '✓ Clean: without help',
      'Streak: 1 day',
      expect.stringMatching(/^http:.*#\/daily\/2026-11-18\/freecell$/),
    ]);
    await page.getByTestId('win-calendar').click();
    await expect(page.getByTestId(`day-${day}`)).toHaveAttribute('data-state', 'clean');
    await expect(page.getByTestId('streak-now')).toHaveAttribute('data-days', '1');
    await page.getByTestId('daily-share-freecell').click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
    await visit(page, '');
    await expect(page.getByTestId('today-freecell')).toHaveAttribute('data-state', 'clean');
    await expect(page.getByTestId('today-freecell')).toHaveAttribute('data-streak', '1');
    await expect(page.getByTestId('today-klondike')).toHaveAttribute('data-state', 'open');
  });

  test('on phones the result goes to the sheet of the system', async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      baseURL: baseURL ?? '',
      viewport: { width: 360, height: 640 },
      hasTouch: true,
      isMobile: true,
      timezoneId: 'UTC',
    });
    const page = await context.newPage();
    await page.clock.setFixedTime(noon);
    await page.addInitScript(() => {
      navigator.share = (data) => {
        document.documentElement.dataset['shared'] = data?.text ?? '';
        return Promise.resolve();
      };
    });
    await bringIn(page, [finished('klondike', day)]);
    await visit(page, `daily/${day}`);
    await page.getByTestId('daily-share-klondike').click();
    await expect(page.locator('html')).toHaveAttribute('data-shared', /^Croupier daily: Klondike/);
    await context.close();
  });

  test('where the page may not copy, the result is shown to be copied', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await bringIn(page, [finished('klondike', day)]);
    await visit(page, `daily/${day}`);
    await page.getByTestId('daily-share-klondike').click();
    await expect(page.getByTestId('text-area')).toHaveValue(/Croupier daily: Klondike/);
    await page.keyboard.press('Escape');
    await expect(page.getByTestId('daily-share-klondike')).toBeFocused();
  });

  test('a game is named as a daily deal, stays one, and goes on', async ({ page }) => {
    await openDeal(page, freecell);
    await expect(page.getByTestId('daily-badge')).toHaveAttribute('data-date', day);
    const [first] = await stepsOf(freecell);
    await typeMoves(page, [first?.move.move ?? '']);
    await more(page, 'restart');
    await expect(page.getByTestId('moves')).toHaveText('0');
    await expect(page.getByTestId('daily-badge')).toHaveAttribute('data-date', day);
    await typeMoves(page, [first?.move.move ?? '']);
    // Another game takes its place, which was a day's deal, too, but is not played as such, and the calendar leads back to it.
    await page.goto('./#/play/FC-1');
    await expect(page.getByTestId('deal-id')).toHaveAttribute('data-deal', 'FC-1');
    await expect(page.getByTestId('daily-badge')).toBeHidden();
    await visit(page, `daily/${day}`);
    await expect(page.getByTestId('daily-freecell')).toHaveAttribute('data-state', 'begun');
    await page.getByTestId('daily-play-freecell').click();
    await expect(page.getByTestId('moves')).toHaveText('1');
    expect((await keptGame(page, 'freecell'))?.daily).toBe(day);
  });

  test('other rules make another deal of it', async ({ page }) => {
    await openDeal(page, 'K1-402+passes=1');
    await expect(table(page)).toBeVisible();
    expect((await keptGame(page, 'klondike'))?.daily).toBeUndefined();
    await openDeal(page, 'K1-402');
    await expect(page.getByTestId('daily-badge')).toBeVisible();
  });

  test('past days are played from the calendar', async ({ page }) => {
    await visit(page, 'daily');
    await page.getByTestId('daily-game-meridian').check();
    await page.getByTestId('month-before').click();
    await expect(page.getByTestId('calendar')).toHaveAttribute('data-month', '2026-10');
    await page.getByTestId('day-2026-10-04').click();
    await expect(page.getByTestId('day')).toHaveAttribute('data-date', '2026-10-04');
    // A Sunday: as hard as they come.
    await expect(page.getByTestId('daily-level')).toHaveAttribute('data-level', '5');
    const wanted = inTerminal('2026-10-04').deals.find(({ game }) => game === 'meridian')?.deal;
    await page.getByTestId('daily-play-meridian').click();
    await expect(page.getByTestId('deal-id')).toHaveAttribute('data-deal', wanted ?? '?');
    await expect(page.getByTestId('level')).toHaveAttribute('data-level', '5');
    await expect(page.getByTestId('daily-badge')).toHaveAttribute('data-date', '2026-10-04');
  });

  test('the levels rise towards Sunday', async ({ page }) => {
    const levels = [];
    for (let date = 16; date <= 22; ++date) levels.push(inTerminal(`2026-11-${date}`).grade);
    expect(levels).toEqual([1, 2, 2, 3, 3, 4, 5]);
    await visit(page, 'daily/2026-11-16');
    await expect(page.getByTestId('daily-level')).toHaveAttribute('data-level', '1');
  });

  test('keys go through the calendar', async ({ page }) => {
    await visit(page, `daily/${day}/freecell`);
    const focused = page.locator('*:focus');
    await page.getByTestId(`day-${day}`).focus();
    for (const [key, date] of [
      ['ArrowLeft', '2026-11-17'],
      ['ArrowUp', '2026-11-10'],
      ['Home', '2026-11-09'],
      ['PageUp', '2026-10-09'],
      ['ArrowDown', '2026-10-16'],
      ['End', '2026-10-18'],
      ['PageDown', '2026-11-18'],
      // Tomorrow has not come.
      ['ArrowRight', '2026-11-18'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(focused).toHaveAttribute('data-testid', `day-${date}`);
      await expect(page.getByTestId('day')).toHaveAttribute('data-date', date);
    }
    await expect(focused).toHaveAccessibleName(/2026: waiting for you \(today\)$/);
  });

  test('addresses that name no day say so', async ({ page }) => {
    for (const wrong of ['2026-02-30', 'yesterday', '2023-12-31', '2026-11-19']) {
      await visit(page, `daily/${wrong}`);
      await expect(page.getByTestId('no-day')).toBeVisible();
      await expect(page.getByTestId('daily-play-klondike')).toBeHidden();
      await page.getByTestId('daily-today').click();
      await expect(page.getByTestId('day')).toHaveAttribute('data-date', day);
    }
  });

  test('a streak says why it ended; data that is deleted and brought back', async ({ page }) => {
    const all = [
      finished('klondike', '2026-11-17'),
      finished('klondike', '2026-11-16', {
        result: { ...wonResult, undos: 4 },
      }),
      finished('klondike', '2026-11-14', { assisted: true }),
      finished('klondike', '2026-11-13'),
      finished('klondike', '2026-11-12'),
      finished('klondike', '2026-11-10', { wonOn: '2026-11-15' }),
      finished('klondike', '2026-11-09', {
        over: false,
        result: { ...wonResult, won: false },
      }),
    ];
    await bringIn(page, all);
    await visit(page, `daily/${day}/klondike`);
    for (const [date, state] of [
      ['18', 'open'],
      ['17', 'clean'],
      ['16', 'won'],
      ['15', 'missed'],
      ['14', 'assisted'],
      ['12', 'clean'],
      ['10', 'late'],
      ['09', 'begun'],
    ] as const)
      await expect(page.getByTestId(`day-2026-11-${date}`)).toHaveAttribute('data-state', state);
    await expect(page.getByTestId('streak-now')).toHaveAttribute('data-days', '2');
    await expect(page.getByTestId('streak-next')).toContainText(
      'before midnight, and it is 3 days',
    );
    await expect(page.getByTestId('streak-ended')).toHaveAttribute('data-why', 'assisted');
    await expect(page.getByTestId('streak-ended')).toContainText(
      /2 days, .*14.*: won, but with help/,
    );
    await page.getByTestId('streak-rules').click();
    await expect(page.getByTestId('streak')).toContainText('they close no gap');
    await page.getByTestId('daily-game-freecell').check();
    await expect(page.getByTestId('streak-now')).toHaveAttribute('data-days', '0');

    await visit(page, 'stats');
    const download = page.waitForEvent('download');
    await page.getByTestId('stats-export').click();
    const kept = await (await download).path();
    await page.getByTestId('stats-reset').click();
    await expect(page.getByTestId('stats-game')).toHaveCount(0);
    await visit(page, `daily/${day}/klondike`);
    await expect(page.getByTestId('streak-best')).toHaveAttribute('data-days', '0');
    await visit(page, 'stats');
    await page.getByTestId('stats-import').setInputFiles(kept);
    await expect(page.getByTestId('stats-game')).not.toHaveCount(0);
    await visit(page, `daily/${day}/klondike`);
    await expect(page.getByTestId('streak-now')).toHaveAttribute('data-days', '2');
  });

  test('a clock that was set back is noticed, and brings no day back', async ({ page }) => {
    const last = await nearlyWon(page);
    await bringIn(page, [finished('klondike', '2026-11-20')]);
    await win(page, last);
    await expect(page.getByTestId('win-daily')).toHaveAttribute('data-state', 'late');
    await expect(page.getByTestId('win-daily')).toContainText('does not count for the streak');
    await visit(page, `daily/${day}/freecell`);
    await expect(page.getByTestId('clock-behind')).toBeVisible();
    await expect(page.getByTestId('streak-now')).toHaveAttribute('data-days', '0');
  });

  test('help makes it another thing', async ({ page }) => {
    await openDeal(page, 'CL-690', { motion: 'reduced' });
    await page.keyboard.press('s');
    await expect(page.getByTestId('win')).toBeVisible({ timeout: 60_000 });
    await expect(page.getByTestId('win-daily')).toHaveAttribute('data-state', 'assisted');
    await page.getByTestId('win-calendar').click();
    await expect(page.getByTestId('streak-now')).toHaveAttribute('data-days', '0');
    await expect(page.getByTestId('streak-next')).toContainText("Win tomorrow's on its day");
  });

  test('two tabs agree', async ({ page, context }) => {
    const other = await context.newPage();
    await other.clock.setFixedTime(noon);
    await visit(other, '');
    await expect(other.getByTestId('today-freecell')).toHaveAttribute('data-state', 'open');
    await win(page, await nearlyWon(page));
    await expect(other.getByTestId('today-freecell')).toHaveAttribute('data-state', 'clean');
  });
});

test.describe('at midnight', () => {
  test.use({ timezoneId: 'Europe/Istanbul' });

  test('the day changes while the page is open', async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-18T23:58:00+03:00') });
    await visit(page, '');
    await expect(page.getByTestId('today')).toHaveAttribute('data-date', day);
    const before = await page.getByTestId('today-cards').getAttribute('data-deal');
    await page.clock.fastForward('05:00');
    await expect(page.getByTestId('today')).toHaveAttribute('data-date', '2026-11-19');
    await expect(page.getByTestId('today-cards')).toHaveAttribute('data-deal', /^CL-\d+$/);
    expect(await page.getByTestId('today-cards').getAttribute('data-deal')).not.toBe(before);
  });
});

test('the engine of the page says what the program says', async ({ page }) => {
  const engine = new Engine();
  const { days } = await engine.ask<{ days: Deals[] }>({ command: 'daily', date: '2026-12-01' });
  engine.close();
  await page.clock.setFixedTime(new Date('2026-12-01T12:00:00Z'));
  await visit(page, 'daily/2026-12-01');
  for (const { game, deal } of days[0]?.deals ?? [])
    await expect(page.getByTestId(`daily-${game}`)).toHaveAttribute('data-deal', deal);
});
