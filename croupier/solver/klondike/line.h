// From the plays of the search back to the moves of the engine.
#pragma once

#include <vector>

#include "croupier/solver/klondike/tree.h"

namespace croupier::klondike {

// A line that wins from the start of the ground, along the plays that the tree has found.
std::vector<Move> moves_of(const Ground& ground, const Klondike& start, const Tree& tree);

}  // namespace croupier::klondike
