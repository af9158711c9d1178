// How long a table waits for votes for another game, in milliseconds (docs/server-protocol.md).
export const again = 60_000;
