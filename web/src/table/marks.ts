// Marks over the cards: legal targets, the one that is meant, hints, and what moved last.
import type { Card } from './card';
import { transformOf } from './card';
import { placeOf } from './geometry';
import type { Scene } from './scene';

export type MarkKind = 'single' | 'super';

export class Marks {
  private readonly shown = new Map<string, HTMLElement>();
  private picked: readonly Card[] = [];
  private last: readonly Card[] = [];
  private meant: readonly Card[] = [];

  constructor(private readonly scene: Scene) {}

  /** Marks the piles that take the cards; a second call replaces the first. */
  targets(piles: ReadonlyMap<string, MarkKind>): void {
    for (const name of [...this.shown.keys()]) if (!piles.has(name)) this.remove(name);
    for (const [name, kind] of piles) {
      const mark = this.shown.get(name) ?? this.add(name);
      mark.className = `mark mark-${kind}`;
      mark.dataset['testid'] = `target-${name}`;
    }
  }

  /** The one that a drop would mean now. */
  hot(pile: string | null): void {
    for (const [name, mark] of this.shown) mark.classList.toggle('mark-hot', name === pile);
  }

  clearTargets(): void {
    this.targets(new Map());
  }

  /** The cards that are picked up. */
  pick(cards: readonly Card[]): void {
    for (const card of this.picked) card.element.classList.remove('card-picked');
    this.picked = cards;
    for (const card of cards) card.element.classList.add('card-picked');
  }

  /** The cards that the keyboard means, from the focus to the top. */
  run(cards: readonly Card[]): void {
    for (const card of this.meant) card.element.classList.remove('card-run');
    this.meant = cards;
    for (const card of cards) card.element.classList.add('card-run');
  }

  /** What moved last keeps its outline until the next move. */
  moved(cards: readonly Card[]): void {
    for (const card of this.last) card.element.classList.remove('card-last');
    this.last = cards;
    for (const card of cards) card.element.classList.add('card-last');
  }

  flash(cards: readonly Card[], milliseconds: number): void {
    for (const card of cards) card.element.classList.add('card-same');
    setTimeout(() => {
      for (const card of cards) card.element.classList.remove('card-same');
    }, milliseconds);
  }

  /** After the table has changed its measure, the marks stand in the wrong place. */
  replace(): void {
    for (const [name, mark] of this.shown) this.put(name, mark);
  }

  private add(name: string): HTMLElement {
    const mark = document.createElement('div');
    mark.setAttribute('aria-hidden', 'true');
    this.put(name, mark);
    this.scene.root.append(mark);
    this.shown.set(name, mark);
    return mark;
  }
  private put(name: string, mark: HTMLElement): void {
    const top = this.scene.cardsOf(name).at(-1);
    mark.style.transform = transformOf(top?.home ?? placeOf(this.scene.layout, name));
  }
  private remove(name: string): void {
    this.shown.get(name)?.remove();
    this.shown.delete(name);
  }
}
