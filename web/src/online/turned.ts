// The table turned so that the player sits at place 0: seats, slots and moves, both ways.

/** What the table calls the seat of somebody, seen from `own`. */
export const turnedSeat = (seat: number, own: number) => (seat - own + 4) % 4;
/** The server's number of a seat at the turned table. */
export const seatAt = (place: number, own: number) => (place + own) % 4;

/** "s3" is the slot of seat 2, "h1" the hand of seat 0; other places are the same for all. */
export function turnedPlace(place: string, own: number): string {
  const [, kind, number] = /^([sh])([1-4])$/.exec(place) ?? [];
  return kind === undefined ? place : `${kind}${turnedSeat(Number(number) - 1, own) + 1}`;
}

/** "QH s2 >3": where cards come from, and who gets them. */
export function turnedMove(move: string, own: number): string {
  return move
    .split(' ')
    .map((word) =>
      /^>[1-4]$/.test(word)
        ? `>${turnedSeat(Number(word.slice(1)) - 1, own) + 1}`
        : turnedPlace(word, own),
    )
    .join(' ');
}
/** The way back: a move of the turned table as the server knows it. */
export const serversMove = (move: string, own: number) => turnedMove(move, (4 - own) % 4);
