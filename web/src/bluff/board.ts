// The table as elements: four seats, the open centre, the pool and the player's hand.
import { cardImage, type Look } from '../cards';
import type { CardText, State } from '../engine/protocol';
import { t, tCount } from '../texts';
import { initialsOf, isYou, nameOf, type Players } from './players';
import { button, lock, node } from './dom';
import type { SeatReport } from './report';
import type { Size } from './size';
import { pileOf, pileWords, sealWords, seatName, seats, shown, spoken } from './words';

/** Counter-clockwise from the player: seat 4 plays next and sits at their right. */
const opposite = [1, 2, 3] as const;
const centre = ['c1', 'c2', 'c3', 'c4'] as const;

const ringText = (seat: number) => initialsOf(nameOf(seat) ?? t('bluff.who.you'));

export class Board {
  readonly root = node('div', 'bluff');
  readonly prompt = node('p', 'bluff-prompt', 'bluff-prompt');
  readonly round = node('p', 'bluff-round', 'bluff-round');
  readonly last = node('p', 'bluff-last', 'bluff-last');
  private readonly caption = node('span', 'bluff-caption');
  readonly discard = button('bluff-discard', 'bluff-discard');
  readonly places = new Map<string, HTMLButtonElement>();
  hand: readonly HTMLButtonElement[] = [];
  private readonly seatRoots = new Map<number, HTMLElement>();
  private readonly plates = new Map<number, HTMLElement>();
  private readonly handRow = node('div', 'bluff-hand', 'bluff-hand');
  private look: Look | undefined;

  constructor(private readonly note: Players['note']) {
    this.root.dataset['testid'] = 'table';
    this.root.setAttribute('role', 'group');
    for (const seat of opposite) this.root.append(this.seat(seat));
    this.root.append(this.middle(), this.own());
    this.discard.dataset['place'] = 'discard';
    this.translate();
  }

  /** What is written once and not drawn with the state. */
  translate(): void {
    this.root.setAttribute('aria-label', t('bluff.label'));
    this.caption.textContent = t('bluff.pool');
    this.discard.textContent = t('bluff.discard');
  }

  resize(size: Size, look: Look): void {
    const { style, dataset } = this.root;
    dataset['layout'] = size.layout;
    style.setProperty('--w', `${size.width}px`);
    style.setProperty('--h', `${size.height}px`);
    style.setProperty('--strip', `${size.strip}px`);
    if (this.look?.key === look.key) return;
    this.look = look;
    for (const card of this.root.querySelectorAll<HTMLElement>('.bluff-card')) this.paint(card);
  }

  draw(state: State): void {
    this.root.dataset['stateHash'] = state.hash;
    for (const [name, place] of this.places) this.drawPile(state, name, place);
    for (const seat of seats) this.drawPlate(state, seat);
    // Who only watches holds no cards.
    this.drawHand(isYou(0) ? pileOf(state, 'h1').cards : []);
    this.round.textContent = t('bluff.round', { n: state.round ?? 1 });
  }

  /** Every element that the keyboard can stand on, row by row. */
  rows(): readonly (readonly HTMLButtonElement[])[] {
    const placed = (names: readonly string[]) =>
      names.flatMap((name) => this.places.get(name) ?? []);
    const middle = [...placed([...centre, 'pool']), this.discard];
    return [
      placed(['s2', 's3', 's4']),
      middle.filter((place) => !place.hidden && place.dataset['empty'] !== 'true'),
      [...placed(['s1']), ...this.hand],
    ];
  }
  /** Where the last card went is outlined until the next turn. */
  markLast(name: string | undefined): void {
    for (const [each, place] of this.places) place.dataset['last'] = String(each === name);
  }
  /** Points are told when everything is open. */
  showPoints(results: readonly SeatReport[]): void {
    for (const { seat, points } of results) {
      const note = this.plateOf(seat).querySelector('.bluff-note');
      note?.classList.add('bluff-points');
      if (note) note.textContent = tCount('bluff.points', points);
    }
  }
  /** The ring of the seat to act as a clock: what is left, of 1, and the seconds. */
  showClock(seat: number | null, left = 0, seconds = 0): void {
    for (const [each, root] of this.seatRoots) {
      const runs = each === seat;
      root.dataset['clock'] = runs ? (seconds <= 5 ? 'late' : 'runs') : 'none';
      root.style.setProperty('--left', String(runs ? left : 1));
      const ring = root.querySelector('.bluff-ring');
      const text = runs ? String(seconds) : ringText(each);
      if (ring && ring.textContent !== text) ring.textContent = text;
    }
  }
  /** What somebody says with a gesture, for a moment. */
  showBubble(seat: number, text: string): void {
    const root = this.seatRoot(seat);
    for (const old of root.querySelectorAll('.bluff-bubble')) old.remove();
    if (text !== '') root.append(node('span', 'bluff-bubble', 'bluff-bubble', text));
  }
  plateOf(seat: number): HTMLElement {
    return this.plates.get(seat) ?? this.root;
  }
  seatRoot(seat: number): HTMLElement {
    return this.seatRoots.get(seat) ?? this.root;
  }
  cardIn(element: Element): CardText | undefined {
    return element.closest<HTMLElement>('[data-held]')?.dataset['held'];
  }

  private seat(seat: number): HTMLElement {
    const root = node('div', 'bluff-seat', `bluff-seat-${seat + 1}`);
    root.dataset['seat'] = String(seat);
    root.setAttribute('role', 'group');
    this.seatRoots.set(seat, root);
    const plate = node('div', 'bluff-plate');
    this.plates.set(seat, plate);
    root.append(plate, this.place(`s${seat + 1}`, 'bluff-slot'));
    return root;
  }
  private middle(): HTMLElement {
    const root = node('div', 'bluff-middle');
    root.append(...centre.map((name) => this.place(name, 'bluff-spot')));
    const pool = this.place('pool', 'bluff-spot bluff-pool');
    root.append(pool, this.last, this.caption, this.discard);
    return root;
  }
  private own(): HTMLElement {
    const root = this.seat(0);
    const [plate, slot] = [...root.children] as [HTMLElement, HTMLElement];
    const line = node('div', 'bluff-line');
    line.append(plate, this.prompt, this.round);
    root.replaceChildren(line, slot, this.handRow);
    return root;
  }
  private place(name: string, kind: string): HTMLButtonElement {
    const place = button(kind, `bluff-${name}`);
    place.dataset['place'] = name;
    this.places.set(name, place);
    return place;
  }

  private drawPile(state: State, name: string, place: HTMLButtonElement): void {
    const pile = pileOf(state, name);
    const cards = name.startsWith('s') ? shown(pile) : pile.cards.slice(-1);
    const covered = name.startsWith('s') ? pile.face_down : 0;
    place.dataset['empty'] = String(cards.length === 0);
    place.setAttribute('aria-label', pileWords(state, name));
    const key = `${cards.join()} ${covered} ${pile.mark ?? ''} ${state.outcome}`;
    if (place.dataset['key'] === key) return;
    place.dataset['key'] = key;
    const parts: Element[] = cards.map((card, i) => this.picture(card, i));
    if (covered > 0) parts.push(this.badge(covered));
    if (sealWords(pile)) parts.push(lock());
    place.style.setProperty('--n', String(cards.length));
    place.replaceChildren(...parts);
  }
  private drawPlate(state: State, seat: number): void {
    const over = state.outcome !== 'open';
    const turn = state.to_act === seat;
    const held = pileOf(state, `h${seat + 1}`).cards.length;
    const root = this.seatRoot(seat);
    root.dataset['turn'] = String(turn);
    root.setAttribute('aria-label', `${seatName(seat)}. ${t('bluff.held', { n: held })}`);
    if (turn) root.setAttribute('aria-current', 'true');
    else root.removeAttribute('aria-current');
    const timed = root.dataset['clock'] === 'runs' || root.dataset['clock'] === 'late';
    const seconds = timed && turn ? root.querySelector('.bluff-ring')?.textContent : null;
    const ring = node('span', 'bluff-ring', undefined, seconds ?? ringText(seat));
    ring.setAttribute('aria-hidden', 'true');
    const name = node('span', 'bluff-name', undefined, seatName(seat));
    const { text, title = '', away = false } = this.note(seat);
    root.dataset['away'] = String(away);
    const note = node('span', 'bluff-note', undefined, text);
    note.title = title;
    const cards = node('span', 'bluff-held');
    cards.title = t('bluff.held', { n: held });
    if (!isYou(seat) && !over) for (let i = 0; i < held; ++i) cards.append(this.picture('back', 0));
    const under = node('span', 'bluff-under');
    under.append(cards, note);
    this.plateOf(seat).replaceChildren(ring, name, under);
  }
  private drawHand(cards: readonly CardText[]): void {
    const old = new Map(this.hand.map((element) => [element.dataset['held'], element]));
    this.hand = cards.map((card, i) => {
      const held = old.get(card) ?? this.handCard(card);
      held.setAttribute(
        'aria-label',
        t('bluff.handCard', { card: spoken(card), i: i + 1, n: cards.length }),
      );
      return held;
    });
    if (
      this.hand.some((element, i) => this.handRow.children[i] !== element) ||
      this.handRow.childElementCount !== cards.length
    )
      this.handRow.replaceChildren(...this.hand);
  }
  private handCard(card: CardText): HTMLButtonElement {
    const held = button('bluff-held-card', `bluff-hand-${card}`);
    held.dataset['held'] = card;
    held.append(this.picture(card, 0));
    return held;
  }

  private badge(covered: number): HTMLElement {
    const badge = node('span', 'bluff-badge', undefined, `+${covered}`);
    badge.title = t('bluff.coveredTitle', { n: covered });
    return badge;
  }
  private picture(card: CardText, index: number): HTMLElement {
    const picture = node('span', 'bluff-card');
    picture.dataset['card'] = card;
    picture.style.setProperty('--i', String(index));
    this.paint(picture);
    return picture;
  }
  private paint(picture: HTMLElement): void {
    if (!this.look) return;
    picture.style.backgroundImage = `url("${cardImage(picture.dataset['card'] ?? '', this.look)}")`;
  }
}
