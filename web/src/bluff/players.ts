// Who sits at the table: the player is "you"; the others have numbers at home and names online.

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
  return current?.name(seat);
}
/** Somebody who only watches sits nowhere. */
export function isYou(seat: number): boolean {
  return seat === 0 && nameOf(0) === undefined;
}
