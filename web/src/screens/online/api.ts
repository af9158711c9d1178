// What the server tells over HTTP: the best players, and one player's last games.

export interface Ranked {
  readonly rank: number;
  readonly name: string;
  readonly rating: number;
  readonly tier: string;
  readonly games: number;
}
export interface PlayedMatch {
  readonly id: string;
  readonly place: number;
  readonly change: number;
  readonly rated?: boolean;
}
export interface PlayerCard {
  readonly name: string;
  readonly rating: number;
  readonly tier: string;
  readonly matches: readonly PlayedMatch[];
}

async function fetched(path: string): Promise<unknown> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

export async function leaderboard(): Promise<readonly Ranked[]> {
  const { players } = (await fetched('/api/leaderboard')) as { players?: readonly Ranked[] };
  return players ?? [];
}
export async function playerCard(id: string): Promise<PlayerCard> {
  const card = (await fetched(`/api/players/${encodeURIComponent(id)}`)) as Partial<PlayerCard>;
  return { name: '', rating: 1200, tier: '', ...card, matches: card.matches ?? [] };
}

/** The rating after each of the last games, the oldest first. */
export function ratingsOf({ rating, matches }: PlayerCard): readonly number[] {
  const ratings = [rating];
  for (const { change } of matches) ratings.unshift((ratings[0] ?? rating) - change);
  return ratings;
}
