// Cards, piles, refusals and reasons in the player's words.
import { rankOf, shortName, suitOf } from '../cards';
import type { CardText, EngineError, Pile, Reason } from '../engine/protocol';
import { t, tCode, type TextKey } from '../texts';

/** "Seven of hearts" */
export function cardName(card: CardText): string {
  const rank = rankOf(card);
  const suit = suitOf(card);
  if (!rank || !suit) return t('card.hidden');
  return t('card.name', { rank: t(`rank.${rank}`), suit: t(`suit.${suit}`) });
}

type Case = 'in' | 'from' | 'to';

/** "column 3", "from column 3", "to column 3" */
export function pileName(pile: Pile, how: Case = 'in'): string {
  const key = pile.role === 'foundation' ? foundationKey(pile) : pile.role;
  const args = { n: pile.letter, letter: pile.letter.toUpperCase(), number: pocketNumber(pile) };
  return t(`pile.${how}.${key}` as TextKey, { ...args, suit: suitWord(pile) });
}

function foundationKey(pile: Pile): string {
  if (pile.letter === 'u') return 'up';
  if (pile.letter === 'd') return 'down';
  return suitWord(pile) === '' ? 'foundation' : 'home';
}
function suitWord(pile: Pile): string {
  const top = pile.cards.at(-1);
  const suit = suitOf(top ?? '') ?? suitOf(`?${pile.name.slice(1).toUpperCase()}`);
  return suit ? t(`suit.${suit}`) : '';
}
function pocketNumber(pile: Pile): string {
  return pile.letter === 'q' ? '2' : '1';
}

/** "an ace", "a king or an ace", "nine of clubs" */
export function wantedName(wants: readonly string[]): string {
  const names = wants.map((want) => {
    const rank = rankOf(want);
    if (suitOf(want)) return cardName(want);
    return rank ? t(`rank.a.${rank}`) : want;
  });
  return names.join(` ${t('word.or')} `);
}

/** "Seven of hearts, column 3, card 5 of 8, top" */
export function cardLabel(pile: Pile, index: number): string {
  const card = pile.cards[index] ?? '??';
  const top = index === pile.cards.length - 1;
  const parts = [cardName(card), pileName(pile)];
  if (pile.role === 'stock') return t('stock.label', { n: pile.cards.length });
  if (pile.role === 'column') parts.push(t('card.place', { i: index + 1, n: pile.cards.length }));
  if (top && pile.cards.length > 1) parts.push(t('card.top'));
  return parts.join(', ');
}

/** "Empty column 4, needs a king" */
export function emptyLabel(pile: Pile): string {
  const name = t('pile.empty', { pile: pileName(pile) });
  return pile.wants?.length
    ? `${name}, ${t('pile.needs', { card: wantedName(pile.wants) })}`
    : name;
}

/** Why the engine refused, with the cards it is about where it names them; nothing where it did not. */
export function refusalText(error: EngineError | undefined): string {
  if (!error) return '';
  const { card, on, limit } = error.arguments ?? {};
  const args = {
    ...(card ? { card: cardName(card), short: shortName(card) } : {}),
    ...(on ? { on: cardName(on) } : {}),
    ...(limit ? { limit } : {}),
  };
  const plain = tCode('refusal', error.code, args, error.sentence);
  if (card && on) return tCode('refusal', `${error.code}.cards`, args, plain);
  return limit ? tCode('refusal', `${error.code}.limit`, args, plain) : plain;
}

/** Why a move is good, in one sentence. */
export function reasonText(reason: Reason, pileOf: (name: string) => Pile | undefined): string {
  const pile = reason.pile === undefined ? undefined : pileOf(reason.pile);
  const args = {
    ...(pile ? { pile: pileName(pile) } : {}),
    ...(reason.card ? { card: cardName(reason.card) } : {}),
    ...(reason.on ? { on: cardName(reason.on) } : {}),
  };
  return tCode('reason', reason.code, args, '');
}
