// Who sits at the table: the player is "you"; the others have names, bots at home as people online.
import { t, type TextKey } from '../texts';

export interface Players {
  /** By place; the player at this page has none. */
  name(seat: number): string | undefined;
  /** A few words below the name: how strong a bot is, who is away. */
  note(seat: number): { readonly text: string; readonly title?: string; readonly away?: boolean };
  /** Fills the part of the results that only these players have; answers with what clears it. */
  readonly results?: (place: HTMLElement) => () => void;
}

/** One table is played at a time; the words about it ask here. */
let current: Players | undefined;

export function setPlayers(players: Players | undefined): void {
  current = players;
}
export function nameOf(seat: number): string | undefined {
  return current ? current.name(seat) : atHome(seat);
}
/** The three bots of this page. */
function atHome(seat: number): string | undefined {
  return seat === 0 ? undefined : t(`bluff.name.${seat + 1}` as TextKey);
}
/** One letter for each word of a name: "Brave Otter" and "Bot 2" are told apart. */
export function initialsOf(name: string): string {
  const [first = '', second = ''] = name.split(' ');
  return [...first]
    .slice(0, 1)
    .concat([...second].slice(0, 1))
    .join('');
}
/** Somebody who only watches sits nowhere. */
export function isYou(seat: number): boolean {
  return seat === 0 && nameOf(0) === undefined;
}
