// Positions laid out for one question each; the engine takes any table of 52 cards.
import type { Page } from '@playwright/test';
import type { Settings } from '../../src/app/settings';
import { keptPosition, store } from './around';
import { openDeal } from './table';

/** 9♠ fits on two tens; 4♠ on a red five and, too early, home; 5♦ covers 6♣; 9♥ fits nowhere. */
export const klondike =
  'klondike draw=1 | stock: 5S 6S 7S 8S TS JS QS 7H JH QH 7D 9D JD QD 3C 4C 5C 7C 8C 9C TC JC QC' +
  ' | f1: 3S | f2: AH | f3: AD | f4: 2C | t1: 9S | t2: KC / TD | t3: KH / TH | t4: KS / 6C 5D' +
  ' | t5: KD / 5H | t6: 4S | t7: 2H 2D 3H 3D 4H 4D 6H 6D 8H 8D / 9H';

/** The run 9♠ 8♥ 7♠ fits as a whole on T♥ and on an empty column; 7♠ alone on 8♦. */
export const freecell =
  'freecell | fc: QC | fd: 7D | fh: 7H | fs: 5S | t1: KC 9S 8H 7S | t2: KS TH | t3: QS 8D' +
  ' | t4: 6S KH QH | t5: JS TS 9H KD | t6: 8S QD | t7: JH JD TD 9D';

/** A♦ may go home to the foundation above the eighth column, or onto 2♣ in that column. */
export const cards =
  'cards | fs: KS | fh: KH | fc: AC | t1: AD | t2: 3C 4C 5C 6C 7C 8C 9C TC JC QC KC' +
  ' | t3: 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD | t8: 2C';

/** A column that began with an ace, one that began with a king; two cards in the stock. */
export const meridian =
  'meridian | stock: AD AC | waste: AS | uh: QH | ud: KD | uc: KC | us: KS | dh: 2H | dd: 2D' +
  ' | dc: 2C | ds: 2S | t1=ace: AH | t2=king: KH';

const deals = { klondike: 'K1-1', freecell: 'FC-1', cards: 'CA-166', meridian: 'MMC-85' } as const;

export async function layOut(
  page: Page,
  position: string,
  settings: Partial<Settings> = {},
): Promise<void> {
  const deal = deals[position.split(' ')[0] as keyof typeof deals];
  await store(page, [await keptPosition(position, deal)]);
  await openDeal(page, deal, settings);
}
