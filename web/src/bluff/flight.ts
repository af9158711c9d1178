// Cards that fly from where they lay to where they lie; what is new comes from whoever played it.
import type { CardText } from '../engine/protocol';
import { durations, isReduced, type Motion } from '../table/motion';

const ease = 'cubic-bezier(0.2, 0.7, 0.3, 1)';

function cardsIn(root: HTMLElement): readonly HTMLElement[] {
  return [
    ...root.querySelectorAll<HTMLElement>(
      '.bluff-card[data-card]:not([data-card="back"], .bluff-along)',
    ),
  ];
}

/** Where every open card lies now. */
export function placesOf(root: HTMLElement): ReadonlyMap<CardText, DOMRect> {
  return new Map(
    cardsIn(root).map((card) => [card.dataset['card'] ?? '', card.getBoundingClientRect()]),
  );
}

/** Shows every card coming from where it lay before; the card that was played from its player. */
export function fly(
  root: HTMLElement,
  motion: Motion,
  before: ReadonlyMap<CardText, DOMRect>,
  played: { readonly card: CardText; readonly from: DOMRect },
): void {
  const duration = motion.scaled(durations.move * 1.6);
  for (const card of cardsIn(root)) {
    const name = card.dataset['card'] ?? '';
    const old = before.get(name) ?? (name === played.card ? played.from : undefined);
    const now = card.getBoundingClientRect();
    if (!old || (Math.abs(old.left - now.left) < 1 && Math.abs(old.top - now.top) < 1)) continue;
    if (duration === 0) {
      if (isReduced() && name === played.card) motion.fade(card);
      continue;
    }
    const x = old.left + old.width / 2 - now.left - now.width / 2;
    const y = old.top + old.height / 2 - now.top - now.height / 2;
    const scale = old.width / now.width;
    card.dataset['flying'] = 'true';
    motion.run(
      card,
      [{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, { transform: 'none' }],
      { duration, easing: ease },
      () => {
        delete card.dataset['flying'];
      },
    );
  }
}
