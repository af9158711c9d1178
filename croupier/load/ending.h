// The end of a game, checked against all that was known before it.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace croupier::load {

struct Expected {
    std::string match, commitment;   // as the server promised before the deal
    std::vector<std::string> moves;  // in notation, in order
};

// Of a game:end; an objection when the deal was not the promised one, the record does not hold
// exactly these moves, or the rule book counts other results.
std::optional<std::string> objection_to(std::string_view end, const Expected& expected);

}  // namespace croupier::load
