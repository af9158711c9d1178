// From the plays of the search back to the moves of the engine.
#pragma once

#include <span>
#include <vector>

#include "solver/klondike_plays.h"

namespace croupier::klondike {

// A line that wins from the start of the ground, along these plays to a position that wins.
std::vector<Move> moves_of(const Ground& ground, const Klondike& start,
                           std::span<const Play> plays);

}  // namespace croupier::klondike
