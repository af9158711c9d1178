// From the plays of the search back to the moves of the engine.
#pragma once

#include <vector>

#include "croupier/solver/klondike/depth_first.h"

namespace croupier::solver::klondike {

// A line that wins from the start of the layout, along the plays that the search has found.
std::vector<Move> moves_of(const Layout& layout, const Klondike& start,
                           const DepthFirstSearch& depth_first);

}  // namespace croupier::solver::klondike
