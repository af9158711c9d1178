// Where was the game thrown away? The last winnable position of a line of play.
//
// Once lost, always lost: winnability never comes back along a line, so a binary
// search finds it.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "croupier/engine/result.h"
#include "croupier/solver/searches.h"

namespace croupier::solver {

class WayBack : public Question {
public:
    virtual std::optional<std::size_t> last_won() const = 0;  // index of a position
    virtual std::optional<std::size_t> first_lost() const = 0;
    // Nothing between the two is left open.
    virtual bool is_exact() const = 0;
    virtual std::uint64_t samples() const = 0;  // arrangements asked so far
    virtual int unseen() const = 0;             // cards whose places are not known to the player
};

// The positions in the order in which they came about, all of one game.
Result<std::unique_ptr<WayBack>> ask_way_back(const std::vector<std::string>& positions,
                                              const SearchLimits& limits,
                                              const Searches& searches = {});
// Without peeking, as ask_fair: each arrangement of what is unseen in the last position is put into
// all of them, and a position counts as winnable when it is so in at least half of them.
Result<std::unique_ptr<WayBack>> ask_way_back(const std::vector<std::string>& positions,
                                              CardSet known, int samples, std::uint64_t seed,
                                              const SearchLimits& limits,
                                              const Searches& searches = {});

}  // namespace croupier::solver
