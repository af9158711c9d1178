// The longest columns of every game fit on the table, without a scrollbar, on every kind of screen.
import { expect, test } from '@playwright/test';
import { keptPosition, store, visit } from './around';
import { openDeal, table } from './table';

const ranks = [...'KQJT98765432A'];
const deck = [...'CDHS'].flatMap((suit) => ranks.map((rank) => rank + suit));

/** King to ace in alternating colours, or as far as `length`. */
function run(length = 13): string[] {
  return ranks.slice(0, length).map((rank, i) => rank + (i % 2 ? 'H' : 'S'));
}

/** Deals cards out over places, each with its room. */
function over(cards: readonly string[], places: readonly (readonly [string, number])[]): string {
  let next = 0;
  return places
    .map(([name, n]) => `${name}: ${cards.slice(next, (next += n)).join(' ')}`)
    .join(' | ');
}

function rest(used: readonly string[]): string[] {
  return deck.filter((card) => !used.includes(card));
}

/** Face-down cards of the long column come from what no run needs. */
function hidden(count: number): string[] {
  return rest(run()).slice(0, count);
}

const long = [...hidden(6), ...run()];
const clubs = [...'A234567'].map((rank) => `${rank}C`);
const others = ['t1', 't2', 't3', 't4', 't5', 't6'];
const beside = (each: number) => others.map((name) => [name, each] as const);
const positions = {
  // The clubs that no run needs are face down or at home.
  klondike: `klondike | f1: 7C | ${over(rest([...long, ...clubs]), [
    ['stock', 24],
    ['t1', 1],
    ['t2', 1],
  ])} | t7: ${hidden(6).join(' ')} / ${run().join(' ')}`,
  freecell: `freecell | ${over(rest(long), [...beside(5), ['t7', 3]])} | t8: ${long.join(' ')}`,
  cards: `cards stacks=free | t1: ${deck.slice(2).join(' ')} | ${over(deck, [
    ['t2', 1],
    ['t3', 1],
  ])}`,
  meridian: `meridian | ${over(rest(long.slice(0, -1)), [['stock', 22], ...beside(2)])} | t7: ${long.slice(0, -1).join(' ')}`,
};
const deals = { klondike: 'K3-1', freecell: 'FC-1', cards: 'CL-1', meridian: 'MMC-1' } as const;
const sizes = [
  [360, 640],
  [768, 1024],
  [1440, 900],
  [740, 360],
  [2560, 1440],
] as const;

/** What does not fit: scrollbars around the table, and cards beyond its edges. */
function misfits(root: Element) {
  const scrolls = [...document.querySelectorAll('*')].filter(
    (element) =>
      ['auto', 'scroll'].includes(getComputedStyle(element).overflowY) &&
      element.contains(root) &&
      element.scrollHeight > element.clientHeight + 1,
  );
  const { documentElement: page } = document;
  const box = root.getBoundingClientRect();
  const cards = [...root.querySelectorAll('[data-card]')].map((card) =>
    card.getBoundingClientRect(),
  );
  const outside = cards.filter(
    ({ top, bottom, left, right }) =>
      top < box.top - 1 || bottom > box.bottom + 1 || left < box.left - 1 || right > box.right + 1,
  );
  return {
    scrolls: scrolls.length,
    tall: page.scrollHeight - page.clientHeight,
    wide: page.scrollWidth - page.clientWidth,
    outside: outside.length,
  };
}

for (const language of ['en', 'tr'])
  test(`the header of a tablet shows the names of all games whole, ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await openDeal(page, 'K3-17', { chip: 'fair', language });
    for (const deal of ['K3-17', 'FC-11982', 'CA-166', 'MMC-85', 'BB-7']) {
      await visit(page, `play/${deal}`);
      const cut = await page
        .locator('.play-header :is(.play-name, .bar-start, .bar-centre, .bar-end)')
        .evaluateAll((parts) =>
          parts.filter((part) => part.scrollWidth > part.clientWidth).map((part) => part.className),
        );
      expect(cut, deal).toEqual([]);
    }
  });

/** Cards and places of piles that lie under the strip. */
function underStrip(root: Element): string[] {
  const strip = document.querySelector('.strip')?.getBoundingClientRect();
  if (!strip) return ['there is no strip'];
  return [...root.querySelectorAll<HTMLElement>('[data-card], [data-pile]')]
    .filter((element) => element.getBoundingClientRect().bottom > strip.top + 1)
    .filter((element) => element.dataset['pile'] === undefined || !element.matches('.pile-column'))
    .map((element) => element.dataset['card'] ?? element.dataset['pile'] ?? '');
}

for (const game of ['klondike', 'freecell', 'cards', 'meridian'] as const)
  test(`a strip covers no card of ${game}`, async ({ page }) => {
    await store(page, [await keptPosition(positions[game], deals[game])]);
    await openDeal(page, deals[game], { motion: 'reduced' });
    await page.keyboard.press('m');
    await expect(page.getByTestId('move-box')).toBeVisible();
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await expect
        .poll(() => table(page).evaluate(underStrip), { message: `${width}×${height}` })
        .toEqual([]);
      await page.screenshot({ path: `../build/screenshots/strip-${game}-${width}x${height}.png` });
    }
    await page.getByTestId('move-close').click();
    await expect.poll(() => table(page).evaluate(misfits)).toMatchObject({ outside: 0 });
  });

for (const game of ['klondike', 'freecell', 'cards', 'meridian'] as const)
  test(`the longest column of ${game} fits every screen`, async ({ page }) => {
    await store(page, [await keptPosition(positions[game], deals[game])]);
    await openDeal(page, deals[game], { motion: 'reduced' });
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await expect
        .poll(() => table(page).evaluate(misfits), { message: `${width}×${height}` })
        .toEqual({ scrolls: 0, tall: 0, wide: 0, outside: 0 });
      await page.screenshot({
        path: `../build/screenshots/longest-${game}-${width}x${height}.png`,
      });
    }
  });
