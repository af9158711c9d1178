// What a match advises its player.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "croupier/engine/move.h"
#include "croupier/engine/search.h"

namespace croupier {

class Advisor {
public:
    virtual std::optional<Move> hint() const = 0;
    virtual std::vector<Move> finish_line() const = 0;  // what finish would play
    virtual bool finish_wins() const = 0;
    virtual Verdict can_progress() const = 0;  // "no" is "no more moves"
    // A line that the game's own heuristic hopes to win with; empty in games without one.
    virtual std::vector<Move> attempt(std::uint64_t seed) const = 0;

protected:
    ~Advisor() = default;
};

}  // namespace croupier
