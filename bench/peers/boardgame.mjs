// boardgame.io with its storage in memory: boardgame.mjs PORT.
import { createRequire } from "node:module";
import { again, dealt, play, view } from "./table.mjs";

const require = createRequire(import.meta.url);
const { Server } = require("boardgame.io/server");

const game = {
  name: "table",
  setup: () => dealt(),
  minPlayers: 4,
  maxPlayers: 4,
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: { first: () => 0, next: ({ ctx }) => (ctx.playOrderPos + 3) % 4 },
  },
  moves: { play: ({ G }, index, recipient) => play(G, index, recipient), again: ({ G }) => again(G) },
  playerView: ({ G, playerID }) => view(G, Number(playerID)),
  disableUndo: true,
};

const server = Server({ games: [game], origins: ["*"] });
const { appServer } = await server.run({ port: Number(process.argv[2] ?? 0), lobbyConfig: { apiPort: 0 } });
console.log(`open ${appServer.address().port}`);
