// The places of the piles: what an empty one wants, what a foundation takes next, counts and badges.
import { rankOf, suitSymbol } from '../cards';
import type { Pile, State } from '../engine/protocol';
import { t } from '../texts';
import { transformOf } from './card';
import { placeOf, type Layout } from './geometry';
import { emptyLabel, pileName } from './names';

/** "↑9♣", "K", "A♠": what a pile takes next, short. */
export function wantText(pile: Pile): string {
  const texts = (pile.wants ?? []).map((want) => {
    const rank = rankOf(want);
    return (rank === 'T' ? '10' : (rank ?? '')) + suitSymbol(want);
  });
  // Four aces are any ace.
  const ranks = new Set((pile.wants ?? []).map((want) => want[0]));
  if (texts.length > 2 && ranks.size === 1) return rankOf(pile.wants?.[0] ?? '') ?? '';
  return texts.slice(0, 2).join(' ');
}

function arrowOf(pile: Pile): string {
  return pile.letter === 'u' ? '↑' : pile.letter === 'd' ? '↓' : '';
}

export class PileElement {
  readonly element = document.createElement('div');
  private readonly ghost = document.createElement('span');
  /** Lies above the cards: a count, what comes next, the type of a column. */
  readonly tag = document.createElement('span');

  constructor(readonly pile: Pile) {
    this.element.className = `pile pile-${pile.role}`;
    this.element.dataset['pile'] = pile.name;
    this.element.dataset['testid'] = `pile-${pile.name}`;
    this.element.tabIndex = -1;
    this.ghost.className = 'pile-ghost';
    this.element.append(this.ghost);
    this.tag.className = `pile-tag pile-tag-${pile.role}`;
    this.tag.setAttribute('aria-hidden', 'true');
  }

  place(layout: Layout): void {
    const place = placeOf(layout, this.pile.name);
    this.element.style.transform = transformOf(place);
    const { w, h } = layout.card;
    const middle = place.x + (w * place.scale) / 2;
    const y = this.pile.role === 'column' ? place.y : place.y + h * place.scale;
    this.tag.style.transform = `translate(${middle.toFixed(1)}px, ${y.toFixed(1)}px)`;
  }

  update(pile: Pile, state: State): void {
    const empty = pile.cards.length === 0;
    this.element.classList.toggle('pile-empty', empty);
    // A picture, not a text: its name says the same in words.
    this.ghost.dataset['ghost'] = empty ? this.ghostText(pile, state) : '';
    this.tag.textContent = tagText(pile, state);
    this.tag.hidden = this.tag.textContent === '';
    if (empty) {
      this.element.setAttribute('role', 'button');
      this.element.setAttribute('aria-label', this.label(pile, state));
      this.element.removeAttribute('aria-hidden');
    } else {
      this.element.removeAttribute('role');
      this.element.removeAttribute('aria-label');
      this.element.setAttribute('aria-hidden', 'true');
    }
  }

  private ghostText(pile: Pile, state: State): string {
    if (pile.role === 'stock') return canTurnOver(state) ? '↻' : '✕';
    if (pile.role === 'foundation')
      return arrowOf(pile) ? suitSymbol(pile.wants?.[0] ?? '') : wantText(pile);
    return wantText(pile);
  }

  private label(pile: Pile, state: State): string {
    if (pile.role !== 'stock') return emptyLabel(pile);
    const turn = canTurnOver(state) ? `, ${t('stock.recycle')}` : '';
    return t('pile.empty', { pile: pileName(pile) }) + turn;
  }
}

function canTurnOver(state: State): boolean {
  return state.moves.some((move) => move.recycle === true);
}

function tagText(pile: Pile, state: State): string {
  switch (pile.role) {
    case 'stock': {
      const count = pile.cards.length > 0 ? String(pile.cards.length) : '';
      const passes = state.passes_left === null ? '' : `↻${state.passes_left}`;
      return [count, passes].filter(Boolean).join(' · ');
    }
    case 'column':
      return pile.mark === 'ace' ? 'A↑' : pile.mark === 'king' ? 'K↓' : '';
    case 'foundation':
      if (arrowOf(pile) === '') return '';
      return pile.wants?.length ? arrowOf(pile) + wantText(pile) : pile.cards.length > 0 ? '✓' : '';
    default:
      return '';
  }
}
