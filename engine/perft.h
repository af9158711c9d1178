// Perft: how many sequences of legal moves of a given length a position has.
#pragma once

#include "engine/game.h"

namespace croupier {

template <GameState S>
std::uint64_t perft(const S& state, int depth) {
    if (depth == 0) return 1;
    const MoveList moves = state.legal_moves();
    if (depth == 1) return moves.size();
    std::uint64_t count = 0;
    for (Move move : moves) {
        S next = state;
        next.apply(move);
        count += perft(next, depth - 1);
    }
    return count;
}

}  // namespace croupier
