// What the server tells over HTTP: who is here, the best players, one player's last games, a match.
import type { Proof, SeatResult } from '../../online/wire';

export interface LobbyNow {
  /** People with the lobby or a table open. */
  readonly players: number;
  /** Tables where cards lie. */
  readonly tables: number;
  readonly searching: number;
}
export interface Ranked {
  readonly rank: number;
  readonly id: string;
  readonly name: string;
  readonly rating: number;
  readonly tier: string;
  readonly games: number;
}
export interface PlayedMatch {
  readonly match: string;
  /** Milliseconds since 1970. */
  readonly ended: number;
  readonly rank: number;
  readonly total: number;
  readonly rated: boolean;
  readonly rating?: { readonly before: number; readonly change: number };
}
export interface PlayerCard {
  readonly name: string;
  readonly rating: number;
  readonly tier: string;
  readonly games: number;
  /** The last ones, the newest first. */
  readonly matches: readonly PlayedMatch[];
}
export interface MatchSeat extends Omit<SeatResult, 'cards'> {
  /** Empty for somebody who wanted to be forgotten. */
  readonly name: string;
}
export interface KeptMatch extends Proof {
  readonly rated: boolean;
  readonly started: number;
  readonly ended: number;
  readonly results: readonly MatchSeat[];
}

async function fetched(path: string): Promise<unknown> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

export async function lobbyNow(): Promise<LobbyNow> {
  const now = (await fetched('/api/lobby')) as Partial<LobbyNow>;
  const { players = 0, tables = 0, searching = 0 } = now;
  return { players, tables, searching };
}
export async function leaderboard(): Promise<readonly Ranked[]> {
  const { players } = (await fetched('/api/leaderboard')) as { players?: readonly Ranked[] };
  return players ?? [];
}
export async function playerCard(id: string): Promise<PlayerCard> {
  const card = (await fetched(`/api/players/${encodeURIComponent(id)}`)) as Partial<PlayerCard>;
  const { name = '', rating = 0, tier = '', games = 0, matches = [] } = card;
  return { name, rating, tier, games, matches };
}
export async function keptMatch(id: string): Promise<KeptMatch> {
  return (await fetched(`/api/matches/${encodeURIComponent(id)}`)) as KeptMatch;
}

/** The rating before the first and after each of the last rated games, the oldest first. */
export function ratingsOf({ matches }: PlayerCard): readonly number[] {
  const rated = matches.flatMap(({ rating }) => rating ?? []).reverse();
  const [first] = rated;
  return first ? [first.before, ...rated.map(({ before, change }) => before + change)] : [];
}

/** "+12", "−5" */
export const signed = (n: number) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');
