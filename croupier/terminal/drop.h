// What picking up and dropping cards means as a move. Every question goes to the position.
#pragma once

#include <vector>

#include "croupier/engine/match.h"

namespace croupier::terminal {

// Cards in the hand of the player.
struct Held {
    int pile = 0;
    int count = 1;
    bool chosen = false;  // exactly so many; otherwise as many as fit
    bool operator==(const Held&) const = default;
};

// How many cards go there when they are dropped: as many as were chosen, or the longest run that
// fits (FD-09); 0 when none may.
int fitting(const Position& position, const Held& held, int target);

// The piles that take them.
std::vector<int> targets(const Position& position, const Held& held);

// How many cards of a pile can be taken at once to some other pile.
int reach(const Position& position, int pile);

// The foundation that takes the top of a pile, or -1.
int home_of(const Position& position, int pile);

// How many cards the stock gives at once, from the option that says so.
int drawn_at_once(const Match& match);

}  // namespace croupier::terminal
