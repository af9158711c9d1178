// One search for a win: can this position still be won, and how? All cards are known to it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "croupier/engine/game.h"
#include "croupier/engine/search.h"
#include "croupier/solver/question.h"

namespace croupier::solver {

struct SearchLimits {
    std::uint64_t states = UINT64_MAX;
    std::size_t memory = std::size_t{1} << 30;  // bytes
};

class Search : public Question {
public:
    // "yes" with a line that wins; "no" only after every position that can be reached under a
    // complete set of moves was looked at; "unknown" until then, and when a limit was hit.
    virtual Verdict verdict() const = 0;
    virtual std::vector<Move> line() const = 0;
};

// The search of one game. begin() asks a new question and keeps the memory of the last one, so that
// many deals in a row cost no allocation.
template <GameState S>
class SearchOf : public Search {
public:
    virtual void begin(const S& start, const SearchLimits& limits) = 0;
};

}  // namespace croupier::solver
