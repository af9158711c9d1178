// What happened, in sentences: after every change, and when the player asks.
import { settings } from '../app/settings';
import type { GameEvent, Pile, State } from '../engine/protocol';
import type { Change } from '../game/game';
import { t, tCount } from '../texts';
import { cardName, emptyLabel, pileName, wantedName } from './names';

function pileIn(state: State, name: string): Pile | undefined {
  return state.piles.find((pile) => pile.name === name);
}

type Moved = Extract<GameEvent, { kind: 'moved' }>;

function movedText(event: Moved, piles: Map<string, string[]>, change: Change): string {
  const from = pileIn(change.before, event.from ?? '');
  const to = pileIn(change.state, event.to ?? '');
  if (!from || !to) return '';
  const count = event.count ?? 1;
  const cards = piles.get(from.name)?.splice(-count) ?? [];
  piles.get(to.name)?.push(...cards);
  const args = {
    card: cardName(cards[0] ?? '??'),
    to: pileName(to, 'to'),
    from: pileName(from, 'from'),
  };
  const key = settings().say === 'full' ? 'say.moved_from' : 'say.moved';
  return count > 1 ? tCount(`${key}.more`, count - 1, args) : t(key, args);
}

/** "Seven of hearts to column 5. Turned up: king of spades, column 3." */
export function changeText(change: Change): string {
  const piles = new Map(change.before.piles.map((pile) => [pile.name, [...pile.cards]]));
  const parts: string[] = [];
  const waste = change.state.piles.find((pile) => pile.role === 'waste');
  for (const event of change.events) {
    switch (event.kind) {
      case 'moved':
        parts.push(movedText(event, piles, change));
        break;
      case 'turned_up': {
        const pile = pileIn(change.state, event.pile);
        const card = cardName(event.card);
        if (pile) parts.push(t('say.turned_up', { card, pile: pileName(pile) }));
        break;
      }
      case 'drawn':
        parts.push(t('say.drawn', { card: cardName(waste?.cards.at(-1) ?? '??') }));
        break;
      case 'recycled':
        parts.push(t('say.recycled'));
        break;
      case 'undone':
      case 'rewound':
        parts.push(t('say.undone'));
        break;
      case 'redone':
        parts.push(t('say.redone'));
        break;
      case 'won':
        parts.push(t('say.won'));
        break;
      case 'lost':
        parts.push(t('say.lost'));
        break;
      case 'warned':
        parts.push(t(`say.warned.${event.warning}`));
        break;
      default:
    }
  }
  if (change.cause === 'retract') return '';
  const moves = parts.filter(Boolean);
  // A long chain of cards is told by its end.
  return moves.length > 4
    ? [tCount('say.cards_moved', moves.length), ...moves.slice(-1)].join(' ')
    : moves.join(' ');
}

/** The pile under the focus, from its top. */
export function pileText(pile: Pile): string {
  if (pile.cards.length === 0) return `${emptyLabel(pile)}.`;
  const up =
    pile.role === 'column' || pile.role === 'waste'
      ? pile.cards.slice(pile.face_down).reverse()
      : pile.cards.slice(-1);
  const known = up.filter((card) => card !== '??').map(cardName);
  const parts = [pileName(pile), tCount('say.cards', pile.cards.length)];
  if (known.length > 0) parts.push(known.join(', '));
  if (pile.face_down > 0 && pile.role === 'column')
    parts.push(tCount('say.face_down', pile.face_down));
  if (pile.role === 'foundation' && pile.wants?.length)
    parts.push(t('pile.needs', { card: wantedName(pile.wants) }));
  if (pile.mark === 'ace' || pile.mark === 'king') parts.push(t(`mark.${pile.mark}`));
  return `${parts.join(': ')}.`;
}

/** The top card of every pile. */
export function tableText(state: State): string {
  const homes = state.piles.filter((pile) => pile.role === 'foundation');
  const home = homes.reduce((sum, pile) => sum + pile.cards.length, 0);
  const columns = state.piles.filter((pile) => pile.role !== 'foundation' && pile.role !== 'stock');
  const tops = columns.map((pile) => {
    const top = pile.cards.at(-1);
    return top === undefined ? emptyLabel(pile) : `${pileName(pile)}: ${cardName(top)}`;
  });
  const stock = state.piles.find((pile) => pile.role === 'stock');
  if (stock) tops.unshift(t('stock.label', { n: stock.cards.length }));
  return `${tCount('say.home', home)} ${tops.join('. ')}.`;
}
