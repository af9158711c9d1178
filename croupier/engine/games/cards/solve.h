// The heuristic Solve of the original Cards (C-033 to C-037): it plays as a hopeful person would.
#pragma once

#include <vector>

#include "croupier/engine/games/cards/cards.h"

namespace croupier {

struct HeuristicLine {
    bool won = false;
    std::vector<Move> moves;  // the attempt that won, else the one that brought most cards home
};

// The same seed gives the same line (C-058, CD-14). The solver proper proves; this one only tries.
HeuristicLine solve_by_heuristic(const Cards& start, std::uint64_t seed, int attempts = 20);

}  // namespace croupier
