// Which key means which action; every one can be changed, and single keys can be switched off.
import { descriptionOf, type GameId } from '../games';
import type { Settings } from './settings';

export const defaultKeys = {
  left: ['ArrowLeft'],
  right: ['ArrowRight'],
  deeper: ['ArrowUp', '+'],
  shallower: ['ArrowDown', '-'],
  pick: ['Enter'],
  auto: ['Shift+Enter'],
  draw: ['Space', 'd'],
  waste: ['w'],
  cell: ['c'],
  foundation: ['o'],
  type: ['m'],
  undo: ['z', 'Ctrl+z', 'Backspace', 'u'],
  redo: ['y', 'Ctrl+y', 'Ctrl+Shift+z'],
  wayBack: ['Shift+z'],
  hint: ['h'],
  finish: ['f', 'a'],
  newDeal: ['n', 'F2'],
  chooser: ['Shift+n'],
  restart: ['Shift+r'],
  enterDeal: ['g'],
  bookmark: ['b'],
  toBookmark: ["'"],
  pause: ['p'],
  escape: ['Escape'],
  mute: ['Shift+m'],
  sayPile: ['i'],
  sayLast: ['l'],
  sayTable: ['v'],
  shortcuts: ['?'],
  zen: ['Shift+f'],
  panel: [']'],
  solve: ['Shift+s'],
} as const satisfies Record<string, readonly string[]>;
export type Action = keyof typeof defaultKeys | `column${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`;

/** "Ctrl+Shift+z" of a key event; letters in lower case, whatever CapsLock and the language say. */
export function chordOf(event: KeyboardEvent): string {
  const key = event.key === ' ' ? 'Space' : event.key;
  const letter = /^[A-Za-z]$/.test(key);
  const shift = event.shiftKey && (letter || key.length > 1) ? 'Shift+' : '';
  const control = event.ctrlKey || event.metaKey ? 'Ctrl+' : '';
  const alt = event.altKey ? 'Alt+' : '';
  return control + alt + shift + (letter ? key.toLowerCase() : key);
}

export function keysOf(action: keyof typeof defaultKeys, settings: Settings): readonly string[] {
  const own = settings.keys[action];
  return own === undefined ? defaultKeys[action] : own === '' ? [] : [own];
}

export function actionOf(
  event: KeyboardEvent,
  settings: Settings,
  game?: GameId,
): Action | undefined {
  const chord = chordOf(event);
  const single = chord.length === 1 || /^Shift\+.$/.test(chord);
  if (single && !settings.singleKeys) return undefined;
  const own = game && descriptionOf(game).keys?.[chord];
  if (own) return own;
  if (/^[1-9]$/.test(chord)) return `column${chord}` as Action;
  for (const action of Object.keys(defaultKeys) as (keyof typeof defaultKeys)[])
    if (keysOf(action, settings).includes(chord)) return action;
  return undefined;
}
