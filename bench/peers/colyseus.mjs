// Colyseus with hands that only their seat sees, and a patch after each move: colyseus.mjs PORT.
import { Server, Room } from "@colyseus/core";
import { schema, StateView, t } from "@colyseus/schema";
import { WebSocketTransport } from "@colyseus/ws-transport";
import { createServer } from "node:http";
import { again, dealt, play, SEATS, view } from "./table.mjs";

const Hand = schema({ cards: t.array("string") }, "Hand");
const Seat = schema(
  {
    id: t.string(),
    nickname: t.string(),
    isConnected: t.boolean(),
    cardCount: t.uint8(),
    hand: t.ref(Hand).view(),
    topCards: t.array("string"),
    buriedCount: t.uint8(),
  },
  "Seat",
);
const State = schema(
  {
    phase: t.string(),
    round: t.uint8(),
    turn: t.uint8(),
    votes: t.uint8(),
    openCenter: t.array("string"),
    poolTopCard: t.string(),
    currentPlayerId: t.string(),
    turnTimeRemaining: t.uint32(),
    seats: t.array(Seat),
  },
  "State",
);

class Table extends Room {
  maxClients = SEATS;
  patchRate = null;

  onCreate() {
    this.table = dealt();
    this.state = new State();
    const first = view(this.table, 0);
    for (let seat = 0; seat < SEATS; ++seat) {
      const made = new Seat();
      made.id = first.penaltySlots[seat].playerId;
      made.nickname = `Guest ${seat}`;
      made.isConnected = true;
      made.hand = new Hand();
      this.state.seats.push(made);
    }
    this.show();
    this.onMessage("play", (client, { i, r }) => {
      if (client.userData !== this.table.actor) return;
      play(this.table, i, r);
      this.show();
      this.broadcastPatch();
    });
    this.onMessage("again", (client) => {
      if (client.userData !== this.table.actor) return;
      again(this.table);
      this.show();
      this.broadcastPatch();
    });
  }

  onJoin(client) {
    client.userData = this.clients.length - 1;
    client.view = new StateView();
    client.view.add(this.state.seats[client.userData]);
  }

  // Assigns what differs: Colyseus sends what was assigned.
  show() {
    const { table, state } = this;
    const seen = view(table, 0);
    const same = (list, other) => list.length === other.length && other.every((card, i) => list[i] === card);
    const copy = (list, other) => {
      if (!same(list, other)) list.splice(0, list.length, ...other);
    };
    state.phase = seen.phase;
    state.round = seen.round;
    state.turn = seen.turn;
    state.votes = seen.votes;
    state.poolTopCard = seen.poolTopCard ?? "";
    state.currentPlayerId = seen.currentPlayerId;
    state.turnTimeRemaining = seen.turnTimeRemaining;
    copy(state.openCenter, seen.openCenter);
    for (let seat = 0; seat < SEATS; ++seat) {
      const shown = state.seats[seat];
      shown.cardCount = table.hands[seat].length;
      shown.buriedCount = seen.penaltySlots[seat].buriedCount;
      copy(shown.hand.cards, table.hands[seat]);
      copy(shown.topCards, seen.penaltySlots[seat].topCards);
    }
  }
}

const http = createServer();
const server = new Server({ transport: new WebSocketTransport({ server: http, pingInterval: 0 }), greet: false });
server.define("table", Table);
await server.listen(Number(process.argv[2] ?? 0), "127.0.0.1");
console.log(`open ${http.address().port}`);
