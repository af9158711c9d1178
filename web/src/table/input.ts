// All by which cards are moved at the table: pointer, taps, selection. A table that is only looked at has none.
import { Drag } from './drag';
import { Hover } from './hover';
import { Interaction, type Hands } from './interaction';
import type { Marks } from './marks';
import type { Motion } from './motion';
import type { Peek } from './peek';
import { Press } from './press';
import type { Scene } from './scene';
import { Selection } from './select';
import { Tap } from './tap';

export interface TableInput {
  readonly interaction: Interaction;
  readonly selection: Selection;
  readonly tap: Tap;
  readonly press: Press;
  close(): void;
}

export function createInput(
  hands: Hands,
  scene: Scene,
  motion: Motion,
  marks: Marks,
  peek: Peek,
  beforeInput: () => void,
): TableInput {
  const interaction = new Interaction(hands, scene, motion, marks);
  const selection = new Selection(interaction);
  const tap = new Tap(interaction, selection);
  const drag = new Drag(interaction);
  const hover = new Hover(interaction, () => drag.active || selection.active);
  const press = new Press(interaction, drag, tap, peek, () => {
    beforeInput();
    hover.clear();
  });
  return {
    interaction,
    selection,
    tap,
    press,
    close: () => {
      press.close();
      hover.close();
    },
  };
}
