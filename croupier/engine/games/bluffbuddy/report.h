// The memory report of a finished BluffBuddy game: what each player could have known at each turn.
//
// Whatever is covered was once open. Somebody who forgets nothing knows the pool and the slots down
// to the base, and with them every seal; only the other hands and the deck are unknown to them.
#pragma once

#include <array>
#include <span>
#include <vector>

#include "croupier/engine/games/bluffbuddy/bluffbuddy.h"

namespace croupier {

struct SlotMemory {
    std::vector<Card> covered;  // base first; blank where nobody has ever seen the card
    int points = 0;             // of the whole slot
    bool sealed = false;
};
struct CardMemory {
    Card card;
    std::vector<int> matches;  // the places that show its rank (B-027)
    std::vector<int> sealed;   // those of them that would cost the card (B-055)
    int unseen = 0;            // cards of its rank in other hands or still to be dealt
};
// A turn, with what its player could have known when it began.
struct TurnMemory {
    int round = 0;
    int seat = 0;
    Move move;  // with what was not said filled in; a timeout as what it came to
    PlayResult result = PlayResult::no_match;
    bool late = false;
    std::vector<CardMemory> hand;
    std::vector<Card> pool;  // what lies under its top
    std::array<SlotMemory, BluffBuddy::seats> slots;
};
struct SealMemory {
    int turn = 0;  // index of the turn that made it
    int seat = 0;  // whose slot
    int rank = 0;
    std::vector<Card> cards;  // the whole slot, base first
    int covered = 0;          // how many of them lie under the sealed group
    bool built = false;   // the play went to this slot; else it took away the last key elsewhere
    bool forced = false;  // so would every other legal play have sealed it
};
struct MemoryReport {
    std::vector<TurnMemory> turns;
    std::vector<SealMemory> seals;
};

// Of moves that are legal one after another.
MemoryReport memory_report(const BluffBuddy& start, std::span<const Move> moves);

}  // namespace croupier
