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
  await expect(table(page)).toBeVisible();
}

export function table(page: Page): Locator {
  return page.getByTestId('table');
}

export async function expectHash(page: Page, hash: string): Promise<void> {
  await expect(table(page)).toHaveAttribute('data-state-hash', hash);
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

/** Where a drop on a pile aims: the middle of its top card, or of the place itself. */
async function aim(page: Page, before: State, name: string): Promise<{ x: number; y: number }> {
  const top = before.piles.find((one) => one.name === name)?.cards.at(-1);
  const onto = top && top !== '??' ? card(page, top) : pile(page, name);
  const box = await onto.boundingBox();
  if (!box) throw new Error(`${name} is not on the table`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** A point of a card that no other card covers: its upper edge. */
async function grip(page: Page, name: string): Promise<{ x: number; y: number }> {
  const box = await card(page, name).boundingBox();
  if (!box) throw new Error(`${name} is not on the table`);
  return { x: box.x + box.width / 2, y: box.y + Math.min(8, box.height / 2) };
}

export async function drag(
  page: Page,
  before: State,
  move: LegalMove,
  shift = false,
): Promise<void> {
  const start = await grip(page, lifted(before, move));
  const end = await aim(page, before, move.to ?? '');
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 12, start.y + 12, { steps: 2 });
  await page.mouse.move(end.x, end.y + (end.y < 200 ? 0 : 10), { steps: 4 });
  if (shift) await page.keyboard.down('Shift');
  await page.mouse.up();
  if (shift) await page.keyboard.up('Shift');
}

/** In "Tap to: select": the source, then the target. */
export async function tapTap(page: Page, before: State, move: LegalMove): Promise<void> {
  if (move.from === 'stock') return pile(page, 'stock').click({ force: true });
  const start = await grip(page, lifted(before, move));
  await page.mouse.click(start.x, start.y);
  const end = await aim(page, before, move.to ?? '');
  await page.mouse.click(end.x, end.y);
}
