// Meridian's hint: scored moves with a look one move ahead (M-080 to M-083, MD-23).
#pragma once

#include <optional>
#include <vector>

#include "croupier/engine/games/meridian/meridian.h"

namespace croupier {

struct ScoredMove {
    Move move;
    int score = 0;       // the features of the move itself
    int look_ahead = 0;  // what could follow
    bool leads_to_stalemate = false;

    // score + 0.3 look_ahead, less 50 near a stalemate; in tenths, so that it is exact.
    int total_tenths() const {
        return 10 * score + 3 * look_ahead - (leads_to_stalemate ? 500 : 0);
    }
};

// All moves of cards but the pointless ones: a whole single card from column to column, and the way
// back of the last move. Best first; equal ones in the order of the list of moves.
std::vector<ScoredMove> scored_moves(const Meridian& state, Move last);

// The best move; a draw when there is none; nothing when that is impossible too.
std::optional<Move> meridian_hint(const Meridian& state, Move last);

}  // namespace croupier
