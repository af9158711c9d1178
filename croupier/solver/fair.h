// A question that does not peek: in how many arrangements of the cards a player has not seen could
// the game still be won?
#pragma once

#include <memory>
#include <string_view>

#include "croupier/engine/result.h"
#include "croupier/solver/searches.h"
#include "croupier/solver/verdict_counts.h"

namespace croupier::solver {

class FairQuestion : public Question {
public:
    virtual VerdictCounts counts() const = 0;  // of the arrangements asked so far
    virtual int unseen() const = 0;            // cards whose places are not known to the player
};

// `known` holds the cards the player has seen where they lie (Match::known). The limits hold for
// each arrangement; the same seed draws the same arrangements.
Result<std::unique_ptr<FairQuestion>> ask_fair(std::string_view position, CardSet known,
                                               int samples, std::uint64_t seed,
                                               const SearchLimits& limits,
                                               const Searches& searches = {});

}  // namespace croupier::solver
