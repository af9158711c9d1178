// Taps and drags: a card is carried over its match to a player in one gesture.
import { listenPointer, type PointerHandlers } from '../app/pointer';
import type { CardText } from '../engine/protocol';
import { durations } from '../table/motion';
import type { MoveChooser } from './moveChooser';

interface Drag {
  readonly pointer: number;
  readonly card: CardText;
  readonly element: HTMLElement;
  readonly x: number;
  readonly y: number;
  moving: boolean;
  /** Back to where the match was taken from means: add the card there. */
  left: boolean;
}

export class Press implements PointerHandlers {
  private drag: Drag | undefined;
  private swallow = false;
  private readonly away = new AbortController();

  constructor(
    private readonly chooser: MoveChooser,
    private readonly beforeInput: () => void,
  ) {
    const { root } = chooser.board;
    const { signal } = this.away;
    root.addEventListener('click', (event) => this.clicked(event), { signal });
    listenPointer(root, this, signal);
  }

  close(): void {
    this.away.abort();
  }

  /** True when a card was in the air. */
  cancel(): boolean {
    const { drag } = this;
    if (!drag) return false;
    this.end(drag);
    if (drag.moving) this.chooser.cancel();
    return drag.moving;
  }

  private clicked(event: MouseEvent): void {
    if (this.swallow) {
      this.swallow = false;
      return;
    }
    const target = event.target as Element;
    const card = this.chooser.board.cardIn(target);
    if (card !== undefined) return this.chooser.tapCard(card);
    const place = target.closest<HTMLElement>('[data-place]')?.dataset['place'];
    if (place !== undefined) return this.chooser.tapPlace(place);
    const seat = target.closest<HTMLElement>('[data-seat]')?.dataset['seat'];
    if (seat !== undefined) this.chooser.tapSeat(Number(seat));
  }

  down(event: PointerEvent): void {
    this.swallow = false;
    this.beforeInput();
    if (this.drag) return void this.cancel();
    const element = (event.target as Element).closest<HTMLElement>('[data-held]');
    const card = element?.dataset['held'];
    if (!element || card === undefined || event.button !== 0) return;
    this.drag = {
      pointer: event.pointerId,
      card,
      element,
      x: event.clientX,
      y: event.clientY,
      moving: false,
      left: false,
    };
  }

  move(event: PointerEvent): void {
    const { drag, chooser } = this;
    if (drag?.pointer !== event.pointerId) return;
    const x = event.clientX - drag.x;
    const y = event.clientY - drag.y;
    if (!drag.moving) {
      if (Math.hypot(x, y) < (event.pointerType === 'touch' ? 8 : 4)) return;
      this.swallow = true;
      if (!chooser.pick(drag.card, false)) return this.end(drag);
      drag.moving = true;
      drag.element.setPointerCapture(event.pointerId);
      drag.element.dataset['dragged'] = 'true';
    }
    drag.element.style.translate = `${x}px ${y}px`;
    this.over(drag, this.under(event));
  }

  /** The card passes over its match and takes it along. */
  private over(drag: Drag, place: string | undefined): void {
    const { choosing, board } = this.chooser;
    if (place !== choosing.source) drag.left = true;
    const slot = place?.startsWith('s') ?? false;
    const takes =
      place !== undefined &&
      choosing.sources.includes(place) &&
      (choosing.source === null || !slot) &&
      place !== choosing.source;
    if (takes && choosing.match(place)) {
      drag.left = false;
      this.chooser.show(false);
      takeAlong(drag.element, board.places.get(place));
    }
    const hovered = this.landing(drag, place);
    for (const [name, element] of board.places) element.dataset['hover'] = String(name === hovered);
    board.discard.dataset['hover'] = String(hovered === 'discard');
  }

  /** The slot that would get the cards, or "discard"; nothing while the match is being taken. */
  private landing(drag: Drag, place: string | undefined): string | undefined {
    const { choosing } = this.chooser;
    if (place === 'discard' || (place === 'pool' && !choosing.sources.includes('pool')))
      return 'discard';
    if (place === undefined || !choosing.recipients.includes(place)) return undefined;
    return place === choosing.source && !drag.left ? undefined : place;
  }

  up(event: PointerEvent): void {
    const { drag, chooser } = this;
    if (drag?.pointer !== event.pointerId) return;
    if (!drag.moving) return void (this.drag = undefined);
    const place = this.under(event);
    const landing = this.landing(drag, place);
    this.end(drag, landing === undefined);
    if (landing === 'discard') chooser.discard();
    else if (landing !== undefined) chooser.giveTo(landing);
    // Dropped on its match: the player is still to be chosen.
    else if (place !== undefined && place === chooser.choosing.source) chooser.show(true);
    else chooser.cancel();
  }

  private under(event: PointerEvent): string | undefined {
    const hit = document.elementFromPoint(event.clientX, event.clientY);
    if (!hit || !this.chooser.board.root.contains(hit)) return undefined;
    const place = hit.closest<HTMLElement>('[data-place]')?.dataset['place'];
    const seat = hit.closest<HTMLElement>('[data-seat]')?.dataset['seat'];
    // The hand lies at the player's own seat; only their slot and name stand for them.
    if (place === undefined && hit.closest('.bluff-hand')) return undefined;
    return place ?? (seat === undefined ? undefined : `s${Number(seat) + 1}`);
  }

  private end(drag: Drag, flyBack = true): void {
    this.drag = undefined;
    const { element } = drag;
    const { translate } = element.style;
    delete element.dataset['dragged'];
    element.style.translate = '';
    takeAlong(element, undefined);
    for (const place of this.chooser.board.places.values()) delete place.dataset['hover'];
    delete this.chooser.board.discard.dataset['hover'];
    const { motion } = this.chooser;
    const duration = motion.scaled(durations.back);
    if (flyBack && translate !== '' && duration > 0)
      motion.run(element, [{ translate }, { translate: '0 0' }], { duration, easing: 'ease-out' });
  }
}

/** Shows the match under the card in the air; none puts it back. */
function takeAlong(card: HTMLElement, place: HTMLElement | undefined): void {
  for (const old of card.querySelectorAll('.bluff-along')) old.remove();
  const along = [...(place?.querySelectorAll<HTMLElement>('.bluff-card') ?? [])].map(
    (picture, i, all) => {
      const copy = picture.cloneNode() as HTMLElement;
      copy.classList.add('bluff-along');
      copy.style.setProperty('--i', String(i - all.length));
      return copy;
    },
  );
  card.prepend(...along);
}
