// A hint on the table: which cards, and at the second level where they go.
import { settings } from '../app/settings';
import type { LegalMove } from '../engine/protocol';
import { transformOf } from './card';
import { placeOf } from './geometry';
import { isReduced } from './motion';
import type { Scene } from './scene';

export class Hint {
  private readonly shown: HTMLElement[] = [];
  private again: (() => void) | null = null;
  /** What a lesson points at stays until the table changes, whatever is touched. */
  private stays = false;

  constructor(private readonly scene: Scene) {}

  show(move: LegalMove, level: 1 | 2): void {
    this.clear();
    this.again = () => this.show(move, level);
    this.mark(move, level);
  }

  /** Points at a move and at piles, for a lesson. */
  guide(move: LegalMove | undefined, piles: readonly string[]): void {
    this.clear();
    this.stays = true;
    this.again = () => this.guide(move, piles);
    if (move) this.mark(move, 2);
    for (const pile of piles) {
      const cards = this.scene.cardsOf(pile);
      const [first, last] = [cards[0]?.home, cards.at(-1)?.home];
      const place = first ?? placeOf(this.scene.layout, pile);
      this.add('target', place, first && last ? last.y - first.y : 0);
    }
  }

  private mark(move: LegalMove, level: 1 | 2): void {
    const { scene } = this;
    const cards = move.from === undefined ? [] : scene.cardsOf(move.from);
    // A draw is about the top of the stock, however many cards it turns; a run that only its top
    // card may bring along is taken hold of there, but picked up with a tap on its base.
    const { grab, tap } = settings();
    const byTop = scene.state.supermove && grab === 'top' && tap !== 'select';
    const count = move.from === 'stock' || byTop ? 1 : (move.count ?? 1);
    const source = cards.at(-count);
    const last = cards.at(-1);
    if (move.from !== undefined) {
      const place = source?.home ?? placeOf(scene.layout, move.from);
      this.add('source', place, last && source ? last.home.y - source.home.y : 0);
    }
    if (level === 2 && move.to !== undefined && move.from !== 'stock')
      this.add('target', scene.cardsOf(move.to).at(-1)?.home ?? placeOf(scene.layout, move.to), 0);
  }

  /** After the table has changed its measure. */
  replace(): void {
    this.again?.();
  }

  /** The player does something: a hint has done its work. */
  touched(): void {
    if (!this.stays) this.clear();
  }

  clear(): void {
    this.again = null;
    this.stays = false;
    for (const mark of this.shown.splice(0)) mark.remove();
  }

  private add(
    kind: 'source' | 'target',
    place: { x: number; y: number; scale: number },
    more: number,
  ): void {
    const mark = document.createElement('div');
    mark.className = `hint hint-${kind}`;
    mark.dataset['testid'] = `hint-${kind}`;
    mark.setAttribute('aria-hidden', 'true');
    mark.style.transform = transformOf(place);
    mark.style.height = `${this.scene.layout.card.h + more / place.scale}px`;
    this.scene.root.append(mark);
    this.shown.push(mark);
    if (!isReduced())
      mark.animate([{ opacity: 1 }, { opacity: 0.25 }, { opacity: 1 }], {
        duration: 400,
        iterations: 2,
      });
  }
}
