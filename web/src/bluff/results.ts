// After the end: who won, what lay in the slots, and what could have been remembered.
import { t, tCount } from '../texts';
import { cardLine } from './cardLine';
import { isYou } from './players';
import { button, node } from './dom';
import { memoryPart } from './memory';
import type { MemoryReport, SeatReport } from './report';
import { seatName } from './words';

/** A sheet over the table that can be put aside; everything that was hidden is open now. */
export function resultsSheet(
  report: MemoryReport,
  closed: () => void,
  more?: HTMLElement,
): HTMLElement {
  const sheet = node('section', 'bluff-results', 'bluff-results');
  const title = node('h2', 'bluff-results-title', undefined, headline(report));
  title.id = 'bluff-results-title';
  title.tabIndex = -1;
  sheet.setAttribute('aria-labelledby', title.id);
  const close = button('icon-button', 'bluff-results-close', '✕');
  close.setAttribute('aria-label', t('bluff.results.close'));
  close.addEventListener('click', closed);
  sheet.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    closed();
  });
  const head = node('header', 'bluff-results-head');
  head.append(title, close);
  sheet.append(head, ranking(report.seats));
  if (more) sheet.append(more);
  if (report.turns.length > 0) sheet.append(...memoryPart(report));
  return sheet;
}

export function headline({ seats }: MemoryReport): string {
  const own = seats.find(({ seat }) => isYou(seat));
  if (!own) return t('bluff.prompt.over');
  const shared = seats.filter(({ place }) => place === own.place).length > 1;
  if (own.place === 1) return t(shared ? 'bluff.results.shared' : 'bluff.results.won');
  return t('bluff.results.place', { place: own.place });
}

function ranking(seats: readonly SeatReport[]): HTMLElement {
  const list = node('ol', 'bluff-ranking', 'bluff-ranking');
  for (const seat of [...seats].sort((a, b) => a.place - b.place || a.seat - b.seat)) {
    const row = node('li', 'bluff-rank', `bluff-rank-${seat.seat + 1}`);
    if (isYou(seat.seat)) row.dataset['you'] = 'true';
    row.append(
      node('span', 'bluff-rank-place figures', undefined, `${seat.place}.`),
      node('span', 'bluff-rank-name', undefined, seatName(seat.seat)),
      node('span', 'bluff-rank-points figures', undefined, tCount('bluff.points', seat.points)),
      cardLine(seat.slot),
    );
    list.append(row);
  }
  return list;
}
