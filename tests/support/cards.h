// Deals of Cards and lines of moves in them.
#pragma once

#include <vector>

#include "tests/support/positions.h"

namespace croupier::test {

inline Cards dealt(std::uint64_t seed, Cards::Stacks stacks) {
    Cards::Options options;
    options.stacks = stacks;
    return Cards::deal(options, alea_deal(seed).deck);
}

inline Cards played(Cards state, const std::vector<Move>& line) {
    for (Move move : line) {
        EXPECT_EQ(state.check(move), Refusal::none);
        state.apply(move);
    }
    return state;
}

}  // namespace croupier::test
