// The actions of the table in the order people look for them, and keys as they are written.
import { defaultKeys } from '../../app/keys';
import { t, tCode } from '../../texts';

export type KeyAction = keyof typeof defaultKeys;

export const keyGroups = {
  around: ['left', 'right', 'deeper', 'shallower', 'waste', 'cell', 'foundation'],
  move: ['pick', 'auto', 'draw', 'finish', 'type', 'escape'],
  back: ['undo', 'redo', 'wayBack', 'bookmark', 'toBookmark'],
  help: ['hint', 'solve', 'sayPile', 'sayLast', 'sayTable', 'shortcuts'],
  game: ['newDeal', 'chooser', 'restart', 'enterDeal', 'pause', 'mute', 'zen', 'panel'],
} as const satisfies Record<string, readonly KeyAction[]>;
export type KeyGroup = keyof typeof keyGroups;
export const groupNames = Object.keys(keyGroups) as KeyGroup[];

const signs: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Escape: 'Esc',
  Backspace: '⌫',
};

/** "Shift+z" as it is printed on the keys: "Shift + Z". */
export function chordWords(chord: string): string {
  // A lone "+" is a key, not a joint.
  const parts = chord === '+' ? [chord] : chord.split(/\+(?=.)/);
  return parts
    .map(
      (part) =>
        signs[part] ?? tCode('key', part, {}, /^[a-z]$/.test(part) ? part.toUpperCase() : part),
    )
    .join(' + ');
}

export function actionWords(action: KeyAction): string {
  return t(`action.${action}`);
}
