// A question that does not peek: in how many arrangements of the cards a player has not seen could
// the game still be won, and which move begins most of the wins?
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "croupier/engine/result.h"
#include "croupier/solver/searches.h"
#include "croupier/solver/verdict_counts.h"

namespace croupier::solver {

struct Advice {
    std::string move;  // in notation
    int votes = 0;     // so many of the winning lines begin with it
    std::string line;  // that wins, when nothing is unseen
};

class FairQuestion : public Question {
public:
    virtual VerdictCounts counts() const = 0;  // of the arrangements asked so far
    virtual int unseen() const = 0;            // cards whose places are not known to the player
    // None when no arrangement was won, or the game is won already.
    virtual std::optional<Advice> advice() const = 0;
};

// `known` holds the cards the player has seen where they lie (Match::known). The limits hold for
// each arrangement; the same seed draws the same arrangements.
Result<std::unique_ptr<FairQuestion>> ask_fair(std::string_view position, CardSet known,
                                               int samples, std::uint64_t seed,
                                               const SearchLimits& limits,
                                               const Searches& searches = {});
// The same about the last position of a line of play. What leads back to an earlier one is advised
// only when nothing else is: else two arrangements could send the player to and fro for ever.
Result<std::unique_ptr<FairQuestion>> ask_advice(const std::vector<std::string>& positions,
                                                 CardSet known, int samples, std::uint64_t seed,
                                                 const SearchLimits& limits,
                                                 const Searches& searches = {});

}  // namespace croupier::solver
