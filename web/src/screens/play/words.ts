// Moves, times and numbers in the player's words; the table names its cards and piles itself.
import { shortName } from '../../cards';
import type { LegalMove, Pile, State, StoryStep } from '../../engine/protocol';
import { pileName } from '../../table/names';
import { currentLanguage, t, type TextKey } from '../../texts';

export { reasonText, refusalText } from '../../table/names';

export function pileOf(state: State, name: string | undefined): Pile | undefined {
  return state.piles.find((pile) => pile.name === name);
}

/** "9♥ and 2 more from column 3 to column 7, onto 10♠". */
export function moveWords(move: LegalMove, state: State): string {
  const card = pileOf(state, move.from)?.cards.at(-(move.count ?? 1));
  const on = pileOf(state, move.to)?.cards.at(-1);
  return carryWords({ ...move, ...(card ? { card } : {}), ...(on ? { on } : {}) }, state.piles);
}

/** The same of a move that names its cards; of the piles only what they are is asked. */
export function carryWords(move: StoryStep, piles: readonly Pile[]): string {
  if (move.recycle) return t('play.move.recycle');
  const named = (name: string | undefined) => piles.find((pile) => pile.name === name);
  const from = named(move.from);
  const to = named(move.to);
  if (from?.role === 'stock') return t('play.move.draw');
  if (!from || !to) return move.move;
  const { count = 1 } = move;
  const card = shortName(move.card ?? '') || t('play.card.hidden');
  const on = to.role === 'column' ? move.on : undefined;
  const key: TextKey = on === undefined ? 'play.move.carry' : 'play.move.carryOnto';
  // A foundation has the suit of its cards, whatever lies there now.
  const holding = (pile: Pile, cards: readonly string[]) =>
    pile.role === 'foundation' ? { ...pile, cards } : pile;
  return t(key, {
    cards: count > 1 ? t('play.move.run', { card, n: count - 1 }) : card,
    from: pileName(holding(from, move.card ? [move.card] : []), 'from'),
    to: pileName(holding(to, move.on ? [move.on] : []), 'to'),
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
