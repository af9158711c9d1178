// Moves, times and numbers in the player's words; the table names its cards and piles itself.
import { shortName } from '../../cards';
import type { LegalMove, Pile, State } from '../../engine/protocol';
import { pileName } from '../../table/names';
import { currentLanguage, t, type TextKey } from '../../texts';

export { reasonText, refusalText } from '../../table/names';

export function pileOf(state: State, name: string | undefined): Pile | undefined {
  return state.piles.find((pile) => pile.name === name);
}

/** "9♥ and 2 more from column 3 to column 7, onto 10♠". */
export function moveWords(move: LegalMove, state: State): string {
  if (move.recycle) return t('play.move.recycle');
  const from = pileOf(state, move.from);
  const to = pileOf(state, move.to);
  if (from?.role === 'stock') return t('play.move.draw');
  if (!from || !to) return move.move;
  const count = move.count ?? 1;
  const card = shortName(from.cards.at(-count) ?? '') || t('play.card.hidden');
  const on = to.role === 'column' ? to.cards.at(-1) : undefined;
  const key: TextKey = on === undefined ? 'play.move.carry' : 'play.move.carryOnto';
  return t(key, {
    cards: count > 1 ? t('play.move.run', { card, n: count - 1 }) : card,
    from: pileName(from, 'from'),
    to: pileName(to, 'to'),
    on: on === undefined ? '' : shortName(on),
  });
}

/** The move as the table knows it, or its notation when the table does not. */
export function notationWords(notation: string, state: State | undefined): string {
  const move = state?.moves.find((legal) => legal.move === notation);
  return move && state ? moveWords(move, state) : notation;
}

/** 754000 as "12:34", with hours when there are any. */
export function timeWords(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const two = (n: number) => String(n).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${two(seconds % 60)}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}

export function numberWords(n: number): string {
  // Without digits to group there is nothing to ask the browser's tables, which load slowly.
  if (Number.isInteger(n) && Math.abs(n) < 1000) return String(n);
  return new Intl.NumberFormat(currentLanguage()).format(n);
}

/** How long a search took: "80 ms", "1.4 s". */
export function durationWords(milliseconds: number): string {
  return milliseconds < 1000
    ? t('play.milliseconds', { n: Math.round(milliseconds) })
    : t('play.seconds', { n: numberWords(Math.round(milliseconds / 100) / 10) });
}
