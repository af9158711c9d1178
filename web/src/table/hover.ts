// A pointer that rests on a card lights up where it could go (C-040, CD-12).
import { settings } from '../app/settings';
import { columnsOf } from '../games';
import type { Interaction } from './interaction';
import type { MarkKind } from './marks';
import { dropTargets } from './targets';

export class Hover {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private over: Element | null = null;
  private lit = false;
  private readonly away = new AbortController();

  constructor(
    private readonly interaction: Interaction,
    private readonly busy: () => boolean,
  ) {
    if (!columnsOf(interaction.state.game).lightsLate) return;
    const { root } = interaction.scene;
    const { signal } = this.away;
    root.addEventListener(
      'pointermove',
      (event) => {
        this.moved(event);
      },
      { signal },
    );
    root.addEventListener(
      'pointerleave',
      () => {
        this.clear();
      },
      { signal },
    );
  }

  clear(): void {
    clearTimeout(this.timer);
    this.over = null;
    if (this.lit && !this.busy()) this.interaction.marks.clearTargets();
    this.lit = false;
  }
  close(): void {
    this.clear();
    this.away.abort();
  }

  private moved(event: PointerEvent): void {
    if (event.pointerType !== 'mouse' || event.buttons !== 0 || this.busy()) return;
    const target = event.target instanceof Element ? event.target.closest('.card') : null;
    if (target === this.over) return;
    this.clear();
    this.over = target;
    if (target)
      this.timer = setTimeout(() => {
        this.light(target);
      }, settings().hoverDelay);
  }

  private light(target: Element): void {
    const { scene, state, marks } = this.interaction;
    const card = scene.cardAt(target);
    if (!card || this.busy() || this.interaction.closed) return;
    const found = new Map<string, MarkKind>();
    for (const { pile, silent } of dropTargets(
      state,
      scene.layout,
      card.pile,
      this.interaction.tail(card).length,
    ))
      if (!silent) found.set(pile, 'single');
    marks.targets(found);
    this.lit = true;
  }
}
