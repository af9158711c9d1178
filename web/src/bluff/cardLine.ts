// Cards as a line of small words.
import { isRed, shortName } from '../cards';
import type { CardText } from '../engine/protocol';
import { t } from '../texts';
import { node } from './dom';

/** "J♠ J♥ 9♦", small, with red suits in red. */
export function cardLine(cards: readonly CardText[], none = t('bluff.empty')): HTMLElement {
  const line = node('span', 'bluff-cards');
  if (cards.length === 0) line.append(node('span', 'quiet', undefined, none));
  for (const card of cards) {
    const name = node('span', 'bluff-chip', undefined, shortName(card) || '?');
    if (isRed(card)) name.dataset['red'] = 'true';
    line.append(name, ' ');
  }
  return line;
}
