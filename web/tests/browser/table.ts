// Hands on the table: what a person does with mouse, finger and keys.
import { expect, type Locator, type Page } from '@playwright/test';
import type { Settings } from '../../src/app/settings';
import type { LegalMove, State } from '../../src/engine/protocol';

/** Opens a deal with settings of the player; animations are off unless asked for. */
export async function openDeal(
  page: Page,
  deal: string,
  settings: Partial<Settings> = {},
): Promise<void> {
  await page.addInitScript(
    (chosen) => {
      if (localStorage.getItem('croupier.settings') === null)
        localStorage.setItem('croupier.settings', chosen);
    },
    JSON.stringify({ speed: '0', chip: 'off', ...settings }),
  );
  await page.goto(`./#/play/${deal}`);
  await expect(table(page)).toBeVisible({ timeout: 30_000 });
  // Cards that are still being dealt lie nowhere yet.
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
  );
}

export function table(page: Page): Locator {
  return page.getByTestId('table');
}

export function live(page: Page): Locator {
  return page.getByTestId('live');
}

/** Waits for the table of a hash, without asking again and again. */
export async function expectHash(page: Page, hash: string): Promise<void> {
  const seen = await page.evaluate(
    (wanted) =>
      new Promise<boolean>((tell) => {
        const table = document.querySelector<HTMLElement>('[data-testid=table]');
        const isThere = () => table?.dataset['stateHash'] === wanted;
        if (!table || isThere()) return tell(isThere());
        const late = setTimeout(() => tell(false), 3000);
        const watcher = new MutationObserver(() => {
          if (!isThere()) return;
          watcher.disconnect();
          clearTimeout(late);
          tell(true);
        });
        watcher.observe(table, { attributes: true, attributeFilter: ['data-state-hash'] });
      }),
    hash,
  );
  if (!seen) await expect(table(page)).toHaveAttribute('data-state-hash', hash, { timeout: 1000 });
}

export function hashOf(page: Page): Promise<string | null> {
  return table(page).getAttribute('data-state-hash');
}

export function card(page: Page, name: string): Locator {
  return table(page).locator(`[data-card="${name}"]`);
}

export function pile(page: Page, name: string): Locator {
  return table(page).locator(`[data-pile="${name}"]`);
}

/** The card of a pile from which `count` cards are lifted. */
export function lifted(before: State, move: LegalMove): string {
  const from = before.piles.find(({ name }) => name === move.from);
  const name = from?.cards[from.cards.length - (move.count ?? 1)];
  if (!name) throw new Error(`nothing to lift for ${move.move}`);
  return name;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}
export const middle = ({ x, y, width, height }: Box): Point => ({
  x: x + width / 2,
  y: y + height / 2,
});

const ofCard = (name: string) => `[data-testid=table] [data-card="${name}"]`;

/** What a pile shows to aim at: its top card, or its place. */
function shown(state: State, name: string): string {
  const top = state.piles.find((one) => one.name === name)?.cards.at(-1);
  return top && top !== '??' ? ofCard(top) : `[data-testid=table] [data-pile="${name}"]`;
}

/** The boxes of several elements, measured at once. */
export function boxes(page: Page, ...selectors: readonly string[]): Promise<Box[]> {
  return page.evaluate(
    (all) =>
      all.map((selector) => {
        const box = document.querySelector(selector)?.getBoundingClientRect();
        if (!box) throw new Error(`${selector} is not on the table`);
        return { x: box.x, y: box.y, width: box.width, height: box.height };
      }),
    selectors,
  );
}

export async function boxOfCard(page: Page, name: string): Promise<Box> {
  const [box] = await boxes(page, ofCard(name));
  if (!box) throw new Error(`${name} is not on the table`);
  return box;
}

/** A point of a card that no other card covers: its upper edge. */
export const gripOf = ({ x, y, width, height }: Box): Point => ({
  x: x + width / 2,
  y: y + Math.min(8, height / 2),
});

interface Way {
  /** Where the cards are gripped. */
  readonly start: Point;
  /** Where the pointer must be for them to lie on the target. */
  readonly end: Point;
  /** The middle of the target. */
  readonly target: Point;
}

/** From the cards of a move to the pile they go to, legal or not. */
export async function wayOf(page: Page, before: State, move: LegalMove): Promise<Way> {
  const to = before.piles.find(({ name }) => name === move.to);
  const [from, onto] = await boxes(
    page,
    ofCard(lifted(before, move)),
    shown(before, move.to ?? ''),
  );
  if (!from || !onto || !to) throw new Error(`there is no way for ${move.move}`);
  const start = gripOf(from);
  const lower = to.role === 'column' && to.cards.length > 0 ? 12 : 0;
  const end = { x: onto.x + start.x - from.x, y: onto.y + start.y - from.y + lower };
  return { start, end, target: middle(onto) };
}

/** Lifts cards and carries them to a point; they are still in the hand. */
export async function carry(page: Page, start: Point, end: Point): Promise<void> {
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 6, start.y + 6);
  await page.mouse.move(end.x, end.y);
}

export async function drag(page: Page, before: State, move: LegalMove): Promise<void> {
  const { start, end } = await wayOf(page, before, move);
  await carry(page, start, end);
  await page.mouse.up();
}

export async function tapStock(page: Page): Promise<void> {
  const [box] = await boxes(page, '[data-testid=table] [data-pile=stock]');
  if (box) await tapAt(page, middle(box));
}

export function tapAt(page: Page, { x, y }: Point): Promise<void> {
  return page.mouse.click(x, y);
}

/** In "Tap to: select": the source, then the target. */
export async function tapTap(page: Page, before: State, move: LegalMove): Promise<void> {
  const { start, target } = await wayOf(page, before, move);
  await tapAt(page, start);
  await tapAt(page, target);
}

const pileKeys: Readonly<Record<string, string>> = {
  waste: 'w',
  cell: 'c',
  pocket: 'c',
  foundation: 'o',
};

/** The piles in the order of the keys: row by row, from the left. */
export function pilesInOrder(page: Page): Promise<string[]> {
  return table(page).evaluate((root) => {
    const all = [...root.querySelectorAll<HTMLElement>('[data-pile]')].map((pile) => ({
      name: pile.dataset['pile'] ?? '',
      box: pile.getBoundingClientRect(),
    }));
    all.sort((a, b) => a.box.y - b.box.y || a.box.x - b.box.x);
    return all.map(({ name }) => name);
  });
}

/** The keys that bring the focus to a pile, wherever it was. */
function keysTo(state: State, name: string, order: readonly string[]): string[] {
  const target = state.piles.find((one) => one.name === name);
  if (!target) throw new Error(`there is no pile ${name}`);
  if (target.role === 'column') return [target.letter];
  const key = pileKeys[target.role] ?? '';
  const group = order.filter((other) =>
    state.piles.some((pile) => pile.name === other && pileKeys[pile.role] === key),
  );
  return ['1', ...Array.from({ length: group.indexOf(name) + 1 }, () => key)];
}

/** The pile that has the focus, or one of whose cards has it. */
export function focusedPile(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    return focused?.getAttribute('data-on') ?? focused?.getAttribute('data-pile') ?? null;
  });
}

/** Pick up, go there, put down; or draw. */
export async function byKeys(
  page: Page,
  before: State,
  move: LegalMove,
  order: readonly string[],
): Promise<void> {
  const deeper = Array.from({ length: (move.count ?? 1) - 1 }, () => 'ArrowUp');
  const keys =
    move.from === 'stock'
      ? ['Space']
      : [
          ...keysTo(before, move.from ?? '', order),
          ...deeper,
          'Enter',
          ...keysTo(before, move.to ?? '', order),
          'Enter',
        ];
  for (const key of keys) await page.keyboard.press(key);
}
