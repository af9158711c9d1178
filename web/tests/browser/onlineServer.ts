// A server of their own for online tests, players who play at it, and everything that was said.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { program } from './engine';
import { table } from './table';

const web = process.env['CROUPIER_WEB'] ?? '../build/web';

export class TestServer {
  private server: ChildProcess | null = null;
  url = '';

  private constructor(private readonly folder: string) {}

  /** On a free port, with a file of tables that is forgotten afterwards. */
  static async open(): Promise<TestServer> {
    const server = new TestServer(mkdtempSync(join(tmpdir(), 'croupier-server-')));
    await server.start();
    return server;
  }
  /** Also again after it was stopped: at the same address, with the same tables. */
  async start(): Promise<void> {
    const listen = this.url === '' ? '127.0.0.1:0' : new URL(this.url).host;
    const data = join(this.folder, 'tables.db');
    const words = ['serve', '--listen', listen, '--web', web, '--data', data];
    const server = spawn(program, words, { stdio: ['ignore', 'pipe', 'inherit'] });
    this.server = server;
    this.url = await new Promise<string>((tell, fail) => {
      createInterface({ input: server.stdout }).on('line', (line) => {
        const found = /http:\/\/[\d.:]+/.exec(line)?.[0];
        if (found) tell(`${found}/`);
      });
      server.once('exit', () => fail(new Error('the server did not open')));
    });
  }
  async stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const { server } = this;
    if (!server) return;
    const gone = new Promise((done) => server.once('exit', done));
    server.kill(signal);
    await gone;
    this.server = null;
  }
  async close(): Promise<void> {
    await this.stop('SIGTERM');
    rmSync(this.folder, { recursive: true, force: true });
  }
}

export interface Frame {
  readonly type: string;
  readonly [member: string]: unknown;
}

/** Somebody with a browser of their own, and all frames that it was sent. */
export class Guest {
  readonly frames: Frame[] = [];
  page: Page;

  private constructor(
    readonly context: BrowserContext,
    page: Page,
    private readonly url: string,
  ) {
    this.page = page;
    this.listen();
  }
  static async come(browser: Browser, server: TestServer): Promise<Guest> {
    const context = await browser.newContext({ baseURL: server.url, locale: 'en-GB' });
    await context.addInitScript(() => {
      if (localStorage.getItem('croupier.settings') === null)
        localStorage.setItem('croupier.settings', JSON.stringify({ speed: '0' }));
    });
    return new Guest(context, await context.newPage(), server.url);
  }
  go(path: string): Promise<unknown> {
    return this.page.goto(`${this.url}#/${path}`);
  }
  /** The tab is closed; another one of the same browser is opened. */
  async newTab(): Promise<void> {
    await this.page.close();
    this.page = await this.context.newPage();
    this.listen();
  }
  heard<T extends Frame = Frame>(type: string): readonly T[] {
    return this.frames.filter((frame): frame is T => frame.type === type);
  }
  private listen(): void {
    this.page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => {
        this.frames.push(JSON.parse(String(payload)) as Frame);
      });
    });
  }
}

export function room(page: Page) {
  return page.getByTestId('online-table');
}

/** Waits for the cards, and tells the seat, from 0. */
export async function seated(page: Page): Promise<number> {
  await expect(room(page)).toBeVisible({ timeout: 30_000 });
  return Number(await room(page).getAttribute('data-seat')) - 1;
}

/** The server's seat to act, as the page of `seat` shows it; null when the game is over. */
export async function actor(page: Page, seat: number): Promise<number | null> {
  const place = await table(page)
    .locator('.bluff-seat[data-turn="true"]')
    .first()
    .getAttribute('data-seat', { timeout: 2000 })
    .catch(() => null);
  return place === null ? null : (Number(place) + seat) % 4;
}

/** One turn by taps: a card with a match where there is one, and somebody who gets both. */
export async function playTurn(page: Page): Promise<void> {
  await expect(page.getByTestId('bluff-prompt')).toHaveText(/choose a card/);
  const held = table(page).locator('[data-held]');
  const targets = table(page).locator('[data-place][data-target="true"]');
  const names = () =>
    targets.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['place'] ?? ''));
  const count = await held.count();
  for (let i = 0; i < count; ++i) {
    await held.nth(i).click();
    const match = (await names()).find((name) => name !== 'discard');
    if (match === undefined && i + 1 < count) {
      await held.nth(i).click();
      continue;
    }
    await table(page)
      .locator(`[data-place="${match ?? 'discard'}"]`)
      .click();
    if (match === undefined) return;
    await targets.nth(Math.floor(Math.random() * 4)).click();
    return;
  }
}
