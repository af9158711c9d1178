// The invariants of Meridian's state, for any caller to check (M-029).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "croupier/engine/games/meridian/data.h"

namespace croupier {

// That there are seven columns and eight foundations, the types say already.
enum class MeridianInvariant : std::uint8_t {
    card_count,        // 52 in all
    unique_ids,        // and each names the card that bears it
    whole_deck,        // no card twice, none missing
    stock_size,        // stock and waste hold what was not dealt
    pocket_size,       // at most one card in each
    second_pocket,     // empty outside double_pocket
    foundation_order,  // its suit, from the 7 up or from the 6 down
    column_types,      // ace or king implies that base, which is the typing card (MD-04)
    faces,             // as the mode has it; what was turned up stays so
};
std::string_view name_of(MeridianInvariant invariant);

struct MeridianFault {
    MeridianInvariant invariant;
    std::string sentence;
};

// Which invariants fail, each with one example; none for a state that may be played.
std::vector<MeridianFault> validate_state(const MeridianGameState& state);

}  // namespace croupier
