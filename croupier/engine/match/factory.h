// The ways to begin a match of one game.
#pragma once

#include <cstdint>
#include <memory>
#include <string_view>

#include "croupier/engine/house_rules.h"
#include "croupier/engine/match.h"

namespace croupier {

using MatchResult = Result<std::unique_ptr<Match>>;

// Each game's folder instantiates its own, in match.cpp, so that the matches of all games compile
// side by side.
template <Game G>
struct MatchFactory {
    static MatchResult from_deck(const Settings& settings, const Deck& deck);
    // The deck must be that of the number, which may settle options too.
    static MatchResult from_number(const Settings& settings, std::uint64_t number,
                                   const Deck& deck);
    // The rules come from the text, the settings of the house rules beside it.
    static MatchResult from_position(std::string_view text, const Settings& house_rules,
                                     const Start& start);
};

}  // namespace croupier
