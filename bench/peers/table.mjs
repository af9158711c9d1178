// A table for four with as many cards as ours and no rules: what the other servers are given to do.
const RANKS = "A23456789TJQK", SUITS = "CSDH";
export const SEATS = 4;

function shuffled() {
  const cards = [...RANKS].flatMap((rank) => [...SUITS].map((suit) => rank + suit));
  for (let i = cards.length - 1; i > 0; --i) {
    const j = Math.floor(Math.random() * (i + 1));
    [cards[i], cards[j]] = [cards[j], cards[i]];
  }
  return cards;
}

export function dealt() {
  const deck = shuffled();
  return {
    turn: 1,
    round: 1,
    actor: 0,
    openCenter: deck.splice(0, 4),
    hands: Array.from({ length: SEATS }, () => deck.splice(0, 4)),
    pool: [],
    slots: Array.from({ length: SEATS }, () => []),
    deck,
    votes: 0,
  };
}

// Like ours a game has 48 moves; then another one begins when all four want it.
export const MOVES = 48;

// A card of the actor goes to a slot or to the pool.
export function play(table, index, recipient) {
  const hand = table.hands[table.actor];
  const [card] = hand.splice(index % hand.length, 1);
  (recipient < SEATS ? table.slots[recipient] : table.pool).push(card);
  table.actor = (table.actor + SEATS - 1) % SEATS;
  table.turn += 1;
  if (table.hands.every((cards) => cards.length === 0)) {
    table.round += 1;
    for (let seat = 0; seat < SEATS; ++seat) table.hands[seat] = table.deck.splice(0, 4);
  }
}

// The actor wants another game.
export function again(table) {
  table.actor = (table.actor + SEATS - 1) % SEATS;
  table.votes += 1;
  if (table.votes === SEATS) Object.assign(table, dealt());
}

const id = (seat) => `k3v9w2m4q${seat}`;

// What a seat may see, with the members of our game:state.
export function view(table, seat) {
  return {
    phase: "player_turn",
    round: table.round,
    turn: table.turn,
    votes: table.votes,
    myHand: table.hands[seat],
    opponents: [0, 1, 2, 3]
      .filter((other) => other !== seat)
      .map((other) => ({
        id: id(other),
        nickname: `Guest ${other}`,
        cardCount: table.hands[other].length,
        isConnected: true,
      })),
    openCenter: table.openCenter,
    poolTopCard: table.pool.at(-1) ?? null,
    penaltySlots: table.slots.map((cards, other) => ({
      playerId: id(other),
      topCards: cards.slice(-1),
      buriedCount: Math.max(0, cards.length - 1),
    })),
    currentPlayerId: id(table.actor),
    turnTimeRemaining: 30000,
    myIndex: seat,
  };
}
