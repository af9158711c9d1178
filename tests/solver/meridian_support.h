// Asking the search of Meridian, and checking its lines at the engine's table.
#pragma once

#include "croupier/engine/games/meridian/game.h"
#include "croupier/solver/searches.h"
#include "tests/solver/plain_search.h"
#include "tests/support/positions.h"

namespace croupier::test {

inline Verdict ask(solver::SearchOf<Meridian>& search, const Meridian& start,
                   solver::SearchLimits limits = {}) {
    search.begin(start, limits);
    while (!search.step(1000)) {
    }
    return search.verdict();
}

inline Meridian dealt_meridian(std::uint64_t number, const Meridian::Options& options = {}) {
    return Meridian::deal(options, MeridianGame::numbered_deck(number));
}

}  // namespace croupier::test
