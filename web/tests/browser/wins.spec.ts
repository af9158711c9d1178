// Every solitaire can be won by drags alone, by taps alone and by keys alone.
import { expect, test } from '@playwright/test';
import { stepsOf } from './engine';
import { byKeys, drag, expectHash, openDeal, pilesInOrder, tapStock, tapTap } from './table';

const deals = [
  { deal: 'K3-255', rules: '[K-031]' },
  { deal: 'FC-1', rules: '[FD-15]' },
  { deal: 'CA-166', rules: '[C-045] [C-046]' },
  { deal: 'MMC-85', rules: '' },
];

for (const { deal, rules } of deals) {
  test(`${deal} is won by drags alone ${rules}`, async ({ page }) => {
    test.setTimeout(180_000);
    const steps = await stepsOf(deal);
    await openDeal(page, deal, { grab: 'anywhere' });
    for (const { move, before, hash } of steps) {
      if (move.from === 'stock') await tapStock(page);
      else await drag(page, before, move);
      await expectHash(page, hash);
    }
    await expect(page.getByTestId('win')).toBeVisible();
  });

  test(`${deal} is won by taps alone [KT-31]`, async ({ page }) => {
    test.setTimeout(180_000);
    const steps = await stepsOf(deal);
    await openDeal(page, deal, { tap: 'select' });
    for (const { move, before, hash } of steps) {
      if (move.from === 'stock') await tapStock(page);
      else await tapTap(page, before, move);
      await expectHash(page, hash);
    }
    await expect(page.getByTestId('win')).toBeVisible();
  });

  test(`${deal} is won by keys alone`, async ({ page }) => {
    test.setTimeout(180_000);
    const steps = await stepsOf(deal);
    await openDeal(page, deal);
    const order = await pilesInOrder(page);
    for (const { move, before, hash } of steps) {
      await byKeys(page, before, move, order);
      await expectHash(page, hash);
    }
    await expect(page.getByTestId('win')).toBeVisible();
  });
}
