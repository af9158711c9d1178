// Somebody who comes to a running game is shown what his seat has seen of it.
#pragma once

#include "croupier/engine/match.h"

namespace croupier {

// Every view of the seat in turn: the start, then one after each move of anybody. Nothing happens
// in games for one.
void retrace(const Match& match, Seat seat, Onlooker& onlooker);

}  // namespace croupier
