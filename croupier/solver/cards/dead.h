// Is a position of Cards lost for certain, because some card can never leave its place?
#pragma once

#include "croupier/solver/cards/start.h"

namespace croupier::solver::cards {

// What an outline tells of a table.
struct CardsOutline {
    CardBits home, stuck;
    CardBits up;       // what can be lifted, with all that lies on it
    CardBits covered;  // cards of these that a stuck card lies on

    CardBits places() const { return up & ~covered; }
    // Shades of which some card carries none or can be made to: its run goes to the other one.
    CardBits with_room() const { return shades_with_room(places(), up & ~stuck); }
};

bool is_dead(const CardsStart& start, const CardsOutline& now);

}  // namespace croupier::solver::cards
