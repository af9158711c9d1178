// A question that does not peek: in how many arrangements of the cards a player has not seen could
// the game still be won?
#pragma once

#include <memory>
#include <string_view>

#include "engine/result.h"
#include "solver/search.h"

namespace croupier {

struct FairAnswer {
    int samples = 0;  // asked so far
    int won = 0;
    int impossible = 0;
    int unknown() const { return samples - won - impossible; }
};

class FairQuestion : public Question {
public:
    virtual FairAnswer answer() const = 0;
    virtual int unseen() const = 0;  // cards whose places are not known to the player
};

// `known` holds the cards the player has seen where they lie (Match::known). The limits hold for
// each arrangement; the same seed draws the same arrangements.
Result<std::unique_ptr<FairQuestion>> ask_fair(std::string_view position, CardSet known,
                                               int samples, std::uint64_t seed,
                                               const SearchLimits& limits);

}  // namespace croupier
