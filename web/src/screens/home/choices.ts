// What the player chose on a tile the last time, and the deal id it makes.
import { readJson, writeJson } from '../../app/storage';
import type { GameInfo, OptionInfo } from '../../engine/protocol';
import { descriptionOf, type GameId } from '../../games';
import type { Level } from '../../game/library';

export interface Choice {
  readonly mode: string;
  readonly level: Level;
  readonly options: Readonly<Record<string, string>>;
}

const key = 'croupier.home';
export const levels: readonly Level[] = ['any', 'winnable', 1, 2, 3, 4, 5];

export function tileOptions(info: GameInfo): { front: OptionInfo[]; more: OptionInfo[] } {
  const { elsewhere, front } = descriptionOf(info.id).options;
  const shown = info.options.filter((option) => !elsewhere.includes(option.key));
  return {
    front: shown.filter((option) => front.includes(option.key)),
    more: shown.filter((option) => !front.includes(option.key)),
  };
}

export function defaultChoice(info: GameInfo): Choice {
  return { mode: info.modes[0]?.prefix ?? '', level: 'winnable', options: {} };
}

/** What was stored, as far as the game still knows it. */
export function choiceFrom(stored: unknown, info: GameInfo): Choice {
  const usual = defaultChoice(info);
  if (typeof stored !== 'object' || stored === null) return usual;
  const { mode, level, options } = stored as Partial<Choice>;
  const chosen = Object.entries(options ?? {}).filter(([name, word]) =>
    info.options.some((option) => option.key === name && option.words.includes(word)),
  );
  return {
    mode: info.modes.some(({ prefix }) => prefix === mode) ? (mode as string) : usual.mode,
    level: levels.find((one) => one === level) ?? usual.level,
    options: Object.fromEntries(chosen),
  };
}

function allChoices(): Readonly<Record<string, unknown>> {
  const stored = readJson(key);
  return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
}

export function lastChoice(info: GameInfo): Choice {
  return choiceFrom(allChoices()[info.id], info);
}

export function storeChoice(game: GameId, choice: Choice): void {
  writeJson(key, { ...allChoices(), [game]: choice });
}

/** Options that differ from the default, as a deal id writes them: "+passes=3". */
export function optionsText(info: GameInfo, options: Choice['options']): string {
  return info.options
    .filter((option) => (options[option.key] ?? option.default) !== option.default)
    .map((option) => `+${option.key}=${options[option.key]}`)
    .join('');
}
