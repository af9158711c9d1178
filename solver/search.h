// One search for a win: can this position still be won, and how?
//
// All cards are known to it. It prints nothing, starts no thread and reads no clock; who waits for
// it calls step() and may stop between two steps.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/game.h"
#include "engine/search.h"

namespace croupier {

struct SearchLimits {
    std::uint64_t states = UINT64_MAX;
    std::size_t memory = std::size_t{1} << 30;  // bytes
};

class Search {
public:
    Search() = default;
    Search(const Search&) = delete;
    Search& operator=(const Search&) = delete;
    virtual ~Search() = default;

    // Looks at about that many states more; true once the question is answered or a limit is hit.
    virtual bool step(std::uint64_t states) = 0;
    // "yes" with a line that wins; "no" only after every position that can be reached under a
    // complete set of moves was looked at; "unknown" until then, and when a limit was hit.
    virtual Verdict verdict() const = 0;
    virtual std::uint64_t states() const = 0;  // looked at so far
    virtual std::vector<Move> line() const = 0;
};

// The search of one game. begin() asks a new question and keeps the memory of the last one, so that
// many deals in a row cost no allocation.
template <GameState S>
class SearchOf : public Search {
public:
    virtual void begin(const S& start, const SearchLimits& limits) = 0;
};

}  // namespace croupier
