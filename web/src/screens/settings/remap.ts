// A key for an action: whose it is now, what the browser keeps for itself, what is then stored.
import { defaultKeys, keysOf } from '../../app/keys';
import type { Settings } from '../../app/settings';
import type { KeyAction } from '../keys/groups';

const actions = Object.keys(defaultKeys) as KeyAction[];

export type Fault = 'column' | 'browser' | 'alone';

/** Why a chord can be nobody's; null when it can. */
export function faultOf(chord: string): Fault | null {
  if (
    /^(Ctrl\+|Alt\+|Shift\+)*(Shift|Control|Alt|Meta|AltGraph|CapsLock|Dead|Unidentified)$/.test(
      chord,
    )
  )
    return 'alone';
  if (/^[1-9]$/.test(chord)) return 'column';
  if (/^(Shift\+)?Tab$|^F5$|^F11$|^F12$|^Alt\+F4$|^Ctrl\+(Shift\+)?[nrtwd]$/.test(chord))
    return 'browser';
  return null;
}

/** The other action that has the chord. */
export function ownerOf(chord: string, action: KeyAction, settings: Settings): KeyAction | null {
  return actions.find((one) => one !== action && keysOf(one, settings).includes(chord)) ?? null;
}

/** The stored keys after the action got the chord, taken from whoever had it. */
export function withKey(action: KeyAction, chord: string, settings: Settings): Settings['keys'] {
  const owner = ownerOf(chord, action, settings);
  const keys = { ...settings.keys, [action]: chord };
  if (owner) keys[owner] = keysOf(owner, settings).find((other) => other !== chord) ?? '';
  return keys;
}

/** Back to the usual keys of one action; null when another action has one of them now. */
export function withoutKey(action: KeyAction, settings: Settings): Settings['keys'] | null {
  const taken = defaultKeys[action].some((chord) => ownerOf(chord, action, settings));
  if (taken) return null;
  return Object.fromEntries(Object.entries(settings.keys).filter(([name]) => name !== action));
}
