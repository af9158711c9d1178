// Seats, slots and turns in the player's words.
import { shortName } from '../cards';
import type { CardText, Pile, State, StoryStep } from '../engine/protocol';
import type { Change } from '../game/game';
import { cardName } from '../table/names';
import { t, tCount, type TextKey } from '../texts';
import { nameOf } from './players';

export const seats = [0, 1, 2, 3] as const;

export function pileOf(state: State, name: string): Pile {
  const found = state.piles.find((pile) => pile.name === name);
  return found ?? { name, role: 'slot', letter: '', face_down: 0, cards: [] };
}
/** The cards of a slot, the pool or the centre that lie open: its top group. */
export function shown(pile: Pile): readonly CardText[] {
  return pile.cards.slice(pile.face_down);
}
export function seatOfSlot(slot: string): number {
  return Number(slot.slice(1)) - 1;
}

/** "seat 3", "you" or a name, in the form that the sentence needs: "bluff.to.you", "bluff.to.seat". */
function seatForm(form: string, seat: number): string {
  const name = nameOf(seat);
  if (name !== undefined) return t(`online.form.${form}` as TextKey, { name });
  return t(`bluff.${form}.${seat === 0 ? 'you' : 'seat'}` as TextKey, { n: seat + 1 });
}
export const seatName = (seat: number) => seatForm('who', seat);
export const slotName = (seat: number) => seatForm('slot', seat);
/** As a part of a sentence. */
export const theSlot = (seat: number) => seatForm('theSlot', seat);

export function placeName(name: string): string {
  if (name.startsWith('s')) return slotName(seatOfSlot(name));
  return name === 'pool' ? t('bluff.pool') : t('bluff.centre', { n: name.slice(1) });
}
function fromWords(name: string): string {
  if (name.startsWith('s')) return seatForm('from', seatOfSlot(name));
  return t(name === 'pool' ? 'bluff.from.pool' : 'bluff.from.centre');
}

export type Naming = (card: CardText) => string;
export const spoken: Naming = cardName;
export const written: Naming = shortName;
export const cardsWords = (cards: readonly CardText[], naming: Naming) =>
  cards.map(naming).join(naming === written ? ' ' : ', ');

export interface Made {
  readonly card: CardText;
  /** Left out when the card went to the pool. */
  readonly source?: string;
  readonly slot?: string;
}
/** "QH c2 >3", "9S -". */
export function madeBy(notation: string): Made {
  const [card = '', source = '-', to = ''] = notation.split(' ');
  return source === '-' ? { card } : { card, source, slot: `s${to.slice(1)}` };
}

/** What everybody has seen of a turn: a play that found no match is a discard. */
export function madeIn({ events, move = '' }: Change): Made {
  const made = madeBy(move);
  return events.some((event) => event.kind === 'discarded') ? { card: made.card } : made;
}

/** "Seat 3: Q♥ with Q♦ from the centre, to seat 2." */
export function turnWords(seat: number, made: Made, before: State, naming: Naming): string {
  const matched = made.source === undefined ? [] : shown(pileOf(before, made.source));
  return toldTurn(seat, made, matched, naming);
}
/** The same of a step of a replay, which names the cards itself. */
export function playedWords({ card = '', source, to, with: matched }: StoryStep, seat: number) {
  const made = source === undefined || !to ? { card } : { card, source, slot: `s${to}` };
  return toldTurn(seat, made, matched ?? [], written);
}
function toldTurn(seat: number, made: Made, matched: readonly CardText[], naming: Naming): string {
  const who = seatName(seat);
  const card = naming(made.card);
  if (made.source === undefined || made.slot === undefined)
    return t('bluff.did.discard', { who, card });
  const cards = cardsWords(matched, naming);
  if (made.source === made.slot)
    return t('bluff.did.add', { who, card, cards, slot: theSlot(seatOfSlot(made.slot)) });
  const to = seatForm('to', seatOfSlot(made.slot));
  return t('bluff.did.match', { who, card, cards, from: fromWords(made.source), to });
}

/** "Slot of seat 3: jack of spades, jack of hearts; 2 cards under them". */
export function pileWords(state: State, name: string): string {
  const pile = pileOf(state, name);
  const cards = shown(pile);
  const what = cards.length === 0 ? t('bluff.empty') : cardsWords(cards, spoken);
  const covered =
    name.startsWith('s') && pile.face_down > 0 ? tCount('bluff.covered', pile.face_down) : '';
  return [`${placeName(name)}: ${what}`, covered, sealWords(pile)].filter(Boolean).join('; ');
}
export function sealWords(pile: Pile): string {
  return pile.mark?.startsWith('sealed') ? t('bluff.sealed') : '';
}

/** All that lies open, for those who do not see it. */
export function tableWords(state: State): string {
  const round = t('bluff.round', { n: state.round ?? 1 });
  const hand = t('bluff.yourHand', { cards: cardsWords(pileOf(state, 'h1').cards, spoken) });
  const places = ['c1', 'c2', 'c3', 'c4'].filter((name) => pileOf(state, name).cards.length > 0);
  const rest = [...places, 'pool', 's1', 's2', 's3', 's4'].map((name) => pileWords(state, name));
  return [round, hand, ...rest].join('. ');
}
