// One card on the table: an element that is made once and moved only by its transform.
import { cardBackground, type Background, type Look } from '../cards';
import type { CardText } from '../engine/protocol';
import type { Place } from './geometry';

export const hidden: CardText = '??';

export function transformOf({ x, y, scale }: Place): string {
  const move = `translate3d(${x.toFixed(2)}px, ${y.toFixed(2)}px, 0)`;
  return scale === 1 ? move : `${move} scale(${scale.toFixed(4)})`;
}

export class Card {
  readonly element = document.createElement('div');
  readonly face = document.createElement('div');
  text: CardText = hidden;
  pile = '';
  index = 0;
  /** Where it is drawn now; a drag moves it without changing where it belongs. */
  place: Place = { x: 0, y: 0, scale: 1 };
  /** Where it belongs. */
  home: Place = { x: 0, y: 0, scale: 1 };
  picture: Background | null = null;

  constructor(readonly number: number) {
    this.element.className = 'card';
    this.element.dataset['testid'] = 'card';
    this.element.setAttribute('role', 'button');
    this.element.tabIndex = -1;
    this.face.className = 'card-face';
    this.element.append(this.face);
  }

  moveTo(place: Place): void {
    this.place = place;
    this.element.style.transform = transformOf(place);
  }

  raise(order: number): void {
    this.element.style.zIndex = String(order);
  }

  /** A hidden card carries nothing that could tell which one it is. */
  show(text: CardText, look: Look): void {
    this.text = text;
    this.element.classList.toggle('card-down', text === hidden);
    if (text === hidden) delete this.element.dataset['card'];
    else this.element.dataset['card'] = text;
    const picture = cardBackground(text, look);
    if (picture === this.picture) return;
    this.picture = picture;
    Object.assign(this.face.style, picture);
  }

  /** What is read aloud; cards that others cover wholly are passed over. */
  name(label: string, covered: boolean): void {
    this.element.classList.toggle('card-covered', covered);
    if (covered) this.element.setAttribute('aria-hidden', 'true');
    else this.element.removeAttribute('aria-hidden');
    if (this.element.getAttribute('aria-label') !== label)
      this.element.setAttribute('aria-label', label);
  }
}
