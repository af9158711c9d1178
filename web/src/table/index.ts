// The table of the solitaires: fills the element it is given, draws the game and takes every input.
import './table.css';
import type { Action } from '../app/keys';
import { say } from '../app/live';
import { settings, watchSettings } from '../app/settings';
import { sound } from '../app/sound';
import type { LegalMove } from '../engine/protocol';
import type { Change, Viewable } from '../game/game';
import { t } from '../texts';
import { changeText } from './announce';
import { Focus } from './focus';
import type { Room } from './geometry';
import { Hint } from './hint';
import { createInput } from './input';
import type { Hands } from './interaction';
import { Marks } from './marks';
import { Motion } from './motion';
import { Peek } from './peek';
import { Scene } from './scene';
import { Celebration } from './win';

/** Marks a hint on the table. */
export interface HintView {
  /** Level 1 marks the cards to move, level 2 also where they go. */
  show(move: LegalMove, level: 1 | 2): void;
  clear(): void;
}
/** Points at what a step of a lesson speaks of; it stays until the table changes. */
export interface GuideView {
  /** Any of the moves may be made; the piles are looked at. */
  guide(moves: readonly LegalMove[], piles: readonly string[]): void;
}
export type { Hands } from './interaction';
export { heldByTop } from './press';
export interface TableView {
  readonly element: HTMLElement;
  readonly hints?: HintView;
  readonly guide: GuideView;
  focus(): void;
  celebrate(): Promise<void>;
  /** True when the action was one of the table's. */
  handle(action: Action): boolean;
  /** So many pixels of its foot lie under a strip: no card stays there. */
  cover?(pixels: number): void;
  destroy(): void;
}

/** Undo that comes faster than this is a key held down: nothing flies then. */
const heldDown = 150;

/** Whatever lies over its foot, the table keeps most of its height. */
const mostCovered = 0.35;

function roomOf(host: HTMLElement, covered = 0): Room {
  const { size, hand } = settings();
  return {
    width: host.clientWidth,
    height: host.clientHeight,
    size,
    leftHanded: hand === 'left',
    covered: Math.min(covered, mostCovered * host.clientHeight),
    window: { width: window.innerWidth, height: window.innerHeight },
  };
}

/** Without hands what lies there is shown and read, and nothing can be moved. */
export function createTable(host: HTMLElement, game: Viewable, hands?: Hands): TableView {
  const root = document.createElement('div');
  root.className = 'solitaire';
  root.dataset['testid'] = 'table';
  root.dataset['game'] = game.state.game;
  root.setAttribute('role', 'group');
  root.setAttribute('aria-label', t('table.label'));
  host.append(root);

  const motion = new Motion();
  const scene = new Scene(root, motion, game.state, roomOf(host));
  const marks = new Marks(scene);
  const hint = new Hint(scene);
  const peek = new Peek(scene);
  const win = new Celebration(scene, motion);
  const beforeInput = () => {
    motion.finishAll();
    win.skip();
    hint.touched();
  };
  const input = hands && createInput(hands, scene, motion, marks, peek, beforeInput);
  scene.deal(game.state.turns === 0 && hands !== undefined);
  if (game.state.turns === 0) sound('deal');
  const focus = new Focus(scene, marks, peek, input);

  let lastUndo = 0;
  const changed = (change: Change) => {
    if (change.cause === 'clock') return;
    input?.press.changed();
    input?.interaction.note.clear();
    if (covered !== fitted) refit();
    input?.tap.changed();
    if (change.before.hash !== change.state.hash || change.cause === 'undo')
      input?.selection.cancel();
    motion.finishAll();
    hint.clear();
    const now = performance.now();
    const held = (change.cause === 'undo' || change.cause === 'redo') && now - lastUndo < heldDown;
    if (change.cause === 'undo' || change.cause === 'redo') lastUndo = now;
    const moved = scene.show(change, !held);
    marks.moved(change.cause === 'play' || change.cause === 'bot' ? moved : []);
    focus.refresh();
    tell(change);
  };
  const tell = (change: Change) => {
    const sentence = changeText(change);
    if (sentence === '') return;
    focus.lastSaid = sentence;
    say(sentence);
    const home = change.events.some(
      (event) =>
        event.kind === 'moved' &&
        event.to !== undefined &&
        scene.pile(event.to).role === 'foundation',
    );
    const turned = change.events.some(
      (event) => event.kind === 'turned_up' || event.kind === 'drawn',
    );
    sound(home ? 'home' : turned ? 'flip' : 'place');
  };

  let covered = 0;
  let fitted = 0;
  const refit = () => {
    input?.press.cancel();
    fitted = covered;
    scene.refit(roomOf(host, covered));
    marks.replace();
    hint.replace();
  };
  const sizes = new ResizeObserver(() => {
    const { width, height } = scene.size;
    if (host.clientWidth !== width || host.clientHeight !== height) refit();
  });
  sizes.observe(host);
  const unwatch = [game.watch(changed), watchSettings(refit)];

  return {
    element: root,
    hints: hint,
    guide: { guide: ([move], piles) => hint.guide(move, piles) },
    focus: () => {
      focus.focus();
    },
    celebrate: () => win.start(),
    handle: (action) => {
      if (action === 'escape' && (input?.press.cancel() || win.skip())) return true;
      const mine = focus.handle(action);
      if (mine) {
        motion.finishAll();
        win.skip();
      }
      return mine;
    },
    cover: (pixels) => {
      covered = pixels;
      // Cards fly to their end first. Those in a hand are not taken from it: the next change makes
      // room then.
      void motion.idle().then(() => {
        if (covered !== fitted && !input?.press.busy && root.isConnected) refit();
      });
    },
    destroy: () => {
      for (const stop of unwatch) stop();
      sizes.disconnect();
      input?.close();
      focus.close();
      win.skip();
      motion.finishAll();
      root.remove();
    },
  };
}
