// What the player has chosen: saved at once; everybody who watches hears of it.
import type { GameId } from '../games';
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
/** What a game may have of its own. */
export const ownChoices = ['deck', 'home'] as const;
export type OwnName = (typeof ownChoices)[number];
export type Own = { [K in OwnName]?: Choices[K][number] };

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
  own: { [G in GameId]?: Own };
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
  own: {},
};

const key = 'croupier.settings';

function fits(name: string, value: unknown): boolean {
  const words: readonly string[] | undefined = choices[name as keyof Choices];
  return words
    ? words.includes(value as string)
    : typeof value === typeof defaults[name as keyof Settings] && value !== null;
}

/** Keeps what is well formed of a stored object, and the defaults for the rest. */
export function settingsFrom(stored: unknown): Settings {
  const settings: Settings = { ...defaults };
  if (typeof stored !== 'object' || stored === null) return settings;
  for (const [name, value] of Object.entries(stored))
    if (name in defaults && fits(name, value)) (settings as Record<string, unknown>)[name] = value;
  return settings;
}

/** As they hold at the table of a game, which may have some of its own. */
export function settingsAt(game: GameId | null, all: Settings): Settings {
  const own = game === null ? {} : (all.own[game] ?? {});
  const valid = ownChoices.filter((name) => fits(name, own[name]));
  return { ...all, ...Object.fromEntries(valid.map((name) => [name, own[name]])) };
}

type Listener = (settings: Settings) => void;
const listeners = new Set<Listener>();
let current: Settings | undefined;
let table: GameId | null = null;
let here: Settings | undefined;

/** As they were chosen for all games. */
export function generalSettings(): Settings {
  current ??= settingsFrom(readJson(key));
  return current;
}
/** As they hold where the player is: at the table of a game, or at none. */
export function settings(): Settings {
  here ??= settingsAt(table, generalSettings());
  return here;
}

function tell(): void {
  here = undefined;
  const now = settings();
  for (const listener of listeners) listener(now);
}

export function change(part: Partial<Settings>): void {
  current = { ...generalSettings(), ...part };
  writeJson(key, current);
  tell();
}
/** Changes what a game has of its own; without a value it is as in all games again. */
export function changeOwn<K extends OwnName>(game: GameId, name: K, value?: Settings[K]): void {
  const { own } = generalSettings();
  const others = Object.entries(own[game] ?? {}).filter(([other]) => other !== name);
  const mine = value === undefined ? others : [...others, [name, value]];
  change({ own: { ...own, [game]: Object.fromEntries(mine) as Own } });
}
/** Changes what holds where the player is: for this game if it has its own, else for all. */
export function changeHere<K extends OwnName>(name: K, value: Settings[K]): void {
  if (table !== null && generalSettings().own[table]?.[name] !== undefined)
    changeOwn(table, name, value);
  else change({ [name]: value });
}

/** The player comes to the table of a game, or leaves it. */
export function setCurrentGame(game: GameId | null): void {
  if (game === table) return;
  table = game;
  tell();
}

export function watchSettings(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
