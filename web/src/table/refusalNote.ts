// Why a move was refused, for two seconds near what it is about; the live region says the same.
import type { Place } from './geometry';
import type { Scene } from './scene';

const shownFor = 2000;
const gap = 8;

export class RefusalNote {
  private note: HTMLElement | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly scene: Scene) {}

  show(sentence: string, near: Place): void {
    this.clear();
    const note = document.createElement('p');
    note.className = 'refusal';
    note.dataset['testid'] = 'refusal';
    note.setAttribute('aria-hidden', 'true');
    note.textContent = sentence;
    this.scene.root.append(note);
    const { x, y } = this.beside(near, note.offsetWidth, note.offsetHeight);
    note.style.translate = `${x}px ${y}px`;
    this.note = note;
    this.timer = setTimeout(() => this.clear(), shownFor);
  }

  clear(): void {
    clearTimeout(this.timer);
    this.note?.remove();
    this.note = null;
  }

  /** Above the card, or below it where there is no room; never beyond the table. */
  private beside({ x, y, scale }: Place, width: number, height: number) {
    const { card } = this.scene.layout;
    const { clientWidth, clientHeight } = this.scene.root;
    const above = y - height - gap;
    const below = Math.min(y + card.h * scale + gap, clientHeight - height - gap);
    const middle = x + (card.w * scale - width) / 2;
    return {
      x: Math.max(gap, Math.min(middle, clientWidth - width - gap)),
      y: above >= gap ? above : below,
    };
  }
}
