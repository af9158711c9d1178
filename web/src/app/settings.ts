// What the player has chosen: saved at once, told to everybody who watches.
import { readJson, writeJson } from './storage';

export const choices = {
  tap: ['move', 'select'],
  home: ['off', 'safe', 'all'],
  chip: ['off', 'fair', 'xray'],
  grab: ['top', 'anywhere'],
  theme: ['system', 'light', 'dark'],
  faces: ['normal', 'dim'],
  deck: ['standard', 'large', 'four', 'four-large'],
  back: ['lattice', 'waves', 'stars'],
  cloth: ['green', 'blue', 'slate'],
  size: ['s', 'm', 'l', 'xl'],
  hand: ['right', 'left'],
  speed: ['0', '0.5', '1', '2'],
  motion: ['system', 'reduced', 'full'],
  say: ['brief', 'full'],
  contrast: ['normal', 'high'],
  undo: ['game', 'unlimited'],
} as const;
type Choices = typeof choices;

export type Settings = { -readonly [K in keyof Choices]: Choices[K][number] } & {
  sound: boolean;
  volume: number;
  singleKeys: boolean;
  showTimer: boolean;
  showScore: boolean;
  zen: boolean;
  hints: boolean;
  stuck: boolean;
  hoverDelay: number;
  keys: Record<string, string>;
  /** 'system', or the name of a file in texts/. */
  language: string;
};

export const defaults: Settings = {
  tap: 'move',
  home: 'off',
  chip: 'fair',
  grab: 'top',
  theme: 'system',
  faces: 'normal',
  deck: 'standard',
  back: 'lattice',
  cloth: 'green',
  size: 'm',
  hand: 'right',
  speed: '1',
  motion: 'system',
  say: 'brief',
  contrast: 'normal',
  language: 'system',
  undo: 'game',
  sound: false,
  volume: 0.6,
  singleKeys: true,
  showTimer: true,
  showScore: true,
  zen: false,
  hints: true,
  stuck: true,
  hoverDelay: 500,
  keys: {},
};

const key = 'croupier.settings';

/** Keeps what is well formed of a stored object, and the defaults for the rest. */
export function settingsFrom(stored: unknown): Settings {
  const settings: Settings = { ...defaults };
  if (typeof stored !== 'object' || stored === null) return settings;
  for (const [name, value] of Object.entries(stored)) {
    if (!(name in defaults)) continue;
    const words: readonly string[] | undefined = choices[name as keyof Choices];
    const fits = words
      ? words.includes(value as string)
      : typeof value === typeof defaults[name as keyof Settings];
    if (fits) (settings as Record<string, unknown>)[name] = value;
  }
  return settings;
}

type Listener = (settings: Settings) => void;
const listeners = new Set<Listener>();
let current: Settings | undefined;

export function settings(): Settings {
  current ??= settingsFrom(readJson(key));
  return current;
}

export function change(part: Partial<Settings>): void {
  current = { ...settings(), ...part };
  writeJson(key, current);
  for (const listener of listeners) listener(current);
}

export function watchSettings(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
