// The memory report in words: seals, cards that were lost, and every turn with what could be known.
import { t, tCount } from '../texts';
import { cardLine } from './cardLine';
import { node } from './dom';
import type { MemoryReport, SealReport, TurnReport } from './report';
import { madeBy, placeName, seatName, seatOfSlot, slotName, theSlot, written } from './words';

export function memoryPart(report: MemoryReport): readonly HTMLElement[] {
  const heading = node('h3', '', undefined, t('bluff.memory.title'));
  const lead = node('p', 'quiet', undefined, t('bluff.memory.lead'));
  return [heading, lead, facts(report), browser(report)];
}

/** Seals and memory penalties, in the order of the game. */
function facts(report: MemoryReport): HTMLElement {
  const list = node('ul', 'bluff-facts', 'bluff-facts');
  const lost = report.turns.flatMap((turn, i) =>
    turn.result === 'memory_penalty' ? [{ at: i, text: lostWords(turn, i, report) }] : [],
  );
  const seals = report.sealed.map((seal) => ({ at: seal.turn, text: sealWords(seal) }));
  const all = [...seals, ...lost].sort((a, b) => a.at - b.at);
  for (const { text } of all) list.append(node('li', '', undefined, text));
  if (all.length === 0) list.append(node('li', 'quiet', undefined, t('bluff.memory.none')));
  return list;
}

function sealWords(seal: SealReport): string {
  const cards = seal.cards.slice(seal.covered).map(written).join(' ');
  const what = t('bluff.memory.seal', {
    turn: seal.turn + 1,
    who: seatName(seal.by),
    slot: theSlot(seal.seat),
    cards,
  });
  const parts = [what];
  if (seal.covered > 0) parts.push(tCount('bluff.memory.locked', seal.covered));
  if (!seal.built) parts.push(t('bluff.memory.elsewhere'));
  if (seal.forced) parts.push(t('bluff.memory.forced'));
  return parts.join(' ');
}

function lostWords(turn: TurnReport, index: number, report: MemoryReport): string {
  const { card, source = '' } = madeBy(turn.move);
  const since = report.sealed.find((seal) => `s${seal.seat + 1}` === source && seal.turn < index);
  return t(since ? 'bluff.memory.lostSince' : 'bluff.memory.lost', {
    turn: index + 1,
    who: seatName(turn.seat),
    card: written(card),
    slot: theSlot(seatOfSlot(source)),
    since: (since?.turn ?? 0) + 1,
  });
}

/** One turn at a time, chosen with a slider. */
function browser(report: MemoryReport): HTMLElement {
  const box = node('div', 'bluff-browser');
  const label = node('label', 'bluff-slider');
  const name = node('span', 'figures');
  const slider = node('input', '', 'bluff-turn');
  slider.type = 'range';
  slider.min = '1';
  slider.max = String(report.turns.length);
  slider.value = '1';
  label.append(name, slider);
  const sheet = node('div', 'bluff-turn', 'bluff-turn-details');
  sheet.setAttribute('aria-live', 'polite');
  const show = () => {
    const index = Number(slider.value) - 1;
    const turn = report.turns[index];
    name.textContent = t('bluff.memory.turn', { n: index + 1, of: report.turns.length });
    if (turn) sheet.replaceChildren(...turnPart(turn));
  };
  slider.addEventListener('input', show);
  show();
  box.append(label, sheet);
  return box;
}

function turnPart(turn: TurnReport): readonly HTMLElement[] {
  const head = node('p', 'bluff-turn-head', undefined, moveWords(turn));
  const lines = node('dl', 'bluff-known');
  const add = (term: string, value: HTMLElement, note = '') => {
    if (term !== '') lines.append(node('dt', '', undefined, term));
    const cell = node('dd');
    cell.append(value, node('span', 'quiet', undefined, note));
    lines.append(cell);
  };
  const { hand, slots, pool } = turn.could_know;
  for (const [i, { card, matches, sealed, unseen }] of hand.entries())
    add(
      i === 0 ? t('bluff.memory.hand') : '',
      cardLine([card]),
      matchWords(matches, sealed, unseen),
    );
  for (const { seat, covered, points, sealed } of slots)
    if (points > 0)
      add(
        slotName(seat),
        cardLine(covered, t('bluff.memory.nothing')),
        [tCount('bluff.points', points), sealed ? t('bluff.sealed') : '']
          .filter(Boolean)
          .join(', '),
      );
  if (pool.length > 0) add(t('bluff.memory.pool'), cardLine(pool));
  return [head, lines];
}

function moveWords(turn: TurnReport): string {
  const { card, source, slot } = madeBy(turn.move);
  const who = seatName(turn.seat);
  const round = t('bluff.round', { n: turn.round });
  const what =
    source === undefined || turn.result !== 'matched'
      ? t('bluff.did.discard', { who, card: written(card) })
      : t('bluff.memory.matched', {
          who,
          card: written(card),
          place: placeName(source),
          slot: theSlot(seatOfSlot(slot ?? '')),
        });
  const lost =
    turn.result === 'memory_penalty'
      ? t('bluff.memory.meant', { slot: theSlot(seatOfSlot(source ?? '')) })
      : '';
  const late = turn.late ? t('bluff.memory.late') : '';
  return [`${round}.`, what, lost, late].filter(Boolean).join(' ');
}

function matchWords(matches: readonly string[], sealed: readonly string[], unseen: number): string {
  const open = matches.filter((place) => !sealed.includes(place)).map(placeName);
  return [
    open.length > 0
      ? t('bluff.memory.matches', { places: open.join(', ') })
      : t('bluff.memory.noMatch'),
    sealed.length > 0 ? t('bluff.memory.closed', { places: sealed.map(placeName).join(', ') }) : '',
    tCount('bluff.memory.unseen', unseen),
  ]
    .filter(Boolean)
    .join('; ');
}
