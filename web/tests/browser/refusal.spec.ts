// A refusal is seen as well as heard: its sentence stands near the card for two seconds.
import { expect, test, type Page } from '@playwright/test';
import { klondike, layOut } from './positions';
import { boxOfCard, boxes, card, carry, gripOf, live, middle, tapAt } from './table';

const refusal = (page: Page) => page.getByTestId('refusal');

/** What is shown is what was said, inside the window and within a card of the one it is about. */
async function expectNear(page: Page, name: string): Promise<void> {
  const shown = await refusal(page).textContent();
  const [note] = await boxes(page, '[data-testid=refusal]');
  if (!shown || !note) throw new Error('nothing is shown');
  await expect(live(page)).toHaveText(shown);
  const about = await boxOfCard(page, name);
  expect(note.x).toBeGreaterThanOrEqual(0);
  expect(note.x + note.width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  expect(Math.abs(middle(note).y - middle(about).y)).toBeLessThan(1.5 * about.height);
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 360, height: 640 },
])
  test.describe(`${viewport.width} wide`, () => {
    test.use({ viewport });

    test('a card that fits nowhere says so, and the note goes after two seconds', async ({
      page,
    }) => {
      await layOut(page, klondike);
      await tapAt(page, gripOf(await boxOfCard(page, '9H')));
      await expect(refusal(page)).toContainText('Nine of hearts', { ignoreCase: true });
      await expectNear(page, '9H');
      await expect(refusal(page)).toHaveCount(0, { timeout: 3000 });
    });

    test('an illegal drop says why; the next move takes the note away', async ({ page }) => {
      await layOut(page, klondike);
      const start = gripOf(await boxOfCard(page, '9S'));
      await carry(page, start, gripOf(await boxOfCard(page, '5H')));
      await page.mouse.up();
      await expectNear(page, '9S');
      await tapAt(page, gripOf(await boxOfCard(page, '9S')));
      await expect(card(page, '9S')).not.toHaveAttribute('data-on', 't1');
      await expect(refusal(page)).toHaveCount(0);
    });
  });
