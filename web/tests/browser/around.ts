// Hands around the table: menus, typed moves, notices, and what the browser keeps.
import { expect, type Locator, type Page } from '@playwright/test';
import type { State } from '../../src/engine/protocol';
import type { GameId } from '../../src/games';
import type { SavedGame } from '../../src/game/savedGame';
import { Engine } from './engine';
import { table } from './table';

export function screen(page: Page): Locator {
  return page.getByTestId('play');
}

/** What shows that the screen of an address has come. */
function sign(page: Page, path: string): Locator {
  const [screen = '', ...rest] = path.split('/');
  const argument = rest.join('/');
  if (screen === 'rules') return page.locator(`[data-testid="rules-of-${argument}"][aria-current]`);
  if (screen === 'play')
    return page
      .locator(`[data-testid=play][aria-busy=false] [data-deal^="${argument}"]`)
      .or(page.getByTestId('obstacle-bad'));
  if (screen === 'daily') return page.getByTestId('day').or(page.getByTestId('no-day'));
  if (screen === 'replay') return page.getByTestId('replay').or(page.getByTestId('replay-fault'));
  const known = ['stats', 'settings', 'keys'].includes(screen);
  return page.getByTestId(screen === '' ? 'home' : known ? screen : 'lost');
}

/** Goes to the screen of an address, behind its #/, and waits for it. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(`./#/${path}`);
  await expect(sign(page, path)).toBeVisible();
}

/** Types moves in notation into the move box, which is empty again when one was made. */
export async function typeMoves(page: Page, moves: readonly string[]): Promise<void> {
  await page.keyboard.press('m');
  const input = page.getByTestId('move-input');
  for (const move of moves) {
    await input.fill(move);
    await page.keyboard.press('Enter');
    // Asked at every frame: `expect` would look again after a tenth of a second.
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('[data-testid=move-input]')?.value === '',
      undefined,
      { timeout: 10_000 },
    );
  }
  await input.press('Escape');
  await expect(input).toBeHidden();
}

/** The menu "More": an entry by its name in the program. */
export async function more(page: Page, entry: string): Promise<void> {
  await page.getByTestId('more').click();
  const folded: Readonly<Record<string, string>> = {
    'home-off': 'home',
    'home-safe': 'home',
    'home-all': 'home',
    type: 'rest',
    copy: 'rest',
    zen: 'rest',
    panel: 'rest',
  };
  if (folded[entry]) await page.getByTestId(`more-${folded[entry]}`).click();
  await page.getByTestId(`more-${entry}`).click();
}

export async function hashOf(page: Page): Promise<string> {
  return (await screen(page).getAttribute('data-state-hash')) ?? '';
}

/** The table shows that position, which may have to be loaded first. */
export async function expectPosition(page: Page, hash: string): Promise<void> {
  await expect(table(page)).toHaveAttribute('data-state-hash', hash);
}

export async function expectToast(page: Page, text: string | RegExp): Promise<void> {
  await expect(page.getByTestId('toast').filter({ hasText: text })).toBeVisible();
}

/** The game that the browser keeps as the open one of its kind. */
export function keptGame(page: Page, game: GameId): Promise<SavedGame | null> {
  return page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? 'null') as SavedGame | null,
    `croupier.open.${game}`,
  );
}

/** A position as the page keeps an open game: the engine makes the save. */
export function keptPosition(position: string, deal: string): Promise<[string, string]> {
  return kept({ position }, deal, []);
}
/** The same of a deal that was played so far. */
export function keptAfter(deal: string, moves: readonly string[]): Promise<[string, string]> {
  return kept({ deal }, deal, moves);
}

async function kept(
  begin: Readonly<Record<string, string>>,
  deal: string,
  moves: readonly string[],
): Promise<[string, string]> {
  const engine = new Engine();
  const { match, game, mode } = await engine.ask<{ match: number; game: GameId; mode: string }>({
    command: 'new',
    ...begin,
  });
  for (const move of moves) await engine.ask({ command: 'play', match, move });
  const { save } = await engine.ask<{ save: string }>({ command: 'save', match });
  const { piles } = await engine.ask<State>({ command: 'state', match });
  engine.close();
  const open: SavedGame = {
    id: 'constructed',
    deal,
    game,
    mode,
    started: 1,
    updated: 1,
    moves: moves.length,
    elapsed: 0,
    result: null,
    over: false,
    link: null,
    save,
    table: piles,
    assisted: false,
    bookmarks: [],
  };
  return [`croupier.open.${game}`, JSON.stringify(open)];
}

/** Puts texts into the small storage before the page starts. */
export async function store(page: Page, entries: readonly (readonly [string, string])[]) {
  await page.addInitScript((all) => {
    for (const [key, text] of all)
      if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
  }, entries);
}

/** The verdict of the engine about a deal after these moves. */
export async function verdictAfter(deal: string, moves: readonly string[]): Promise<string> {
  const engine = new Engine();
  const { match } = await engine.ask<{ match: number }>({ command: 'new', deal });
  for (const move of moves) await engine.ask({ command: 'play', match, move });
  const { verdict } = await engine.ask<{ verdict: string }>({ command: 'solve', match });
  engine.close();
  return verdict;
}
