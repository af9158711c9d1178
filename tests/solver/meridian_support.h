// Asking the search of Meridian, and checking its lines at the engine's table.
#pragma once

#include "engine/games/meridian_game.h"
#include "solver/searches.h"
#include "tests/support/positions.h"

namespace croupier::test {

inline Verdict ask(SearchOf<Meridian>& search, const Meridian& start, SearchLimits limits = {}) {
    search.begin(start, limits);
    while (!search.step(1000)) {
    }
    return search.verdict();
}

// Does the line win, each move allowed where it is made?
inline bool wins(Meridian state, const std::vector<Move>& line) {
    for (Move move : line) {
        if (state.check(move) != Refusal::none) return false;
        state.apply(move);
    }
    return state.outcome() == Outcome::won;
}

inline Meridian dealt_meridian(std::uint64_t number, const Meridian::Options& options = {}) {
    return Meridian::deal(options, MeridianGame::numbered_deck(number));
}

}  // namespace croupier::test
