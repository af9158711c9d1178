// The names of what can be wrong with a text.
#include "croupier/engine/result.h"

#include <array>

namespace croupier {

std::string_view code_of(ParseCode code) {
    constexpr auto names = std::to_array<std::string_view>(
        {"syntax", "unknown_game", "unknown_option", "bad_value", "bad_number", "unknown_pile",
         "bad_card", "duplicate_card", "wrong_count", "impossible", "bad_move", "refused",
         "cut_short"});
    static_assert(names.size() == static_cast<std::size_t>(ParseCode::cut_short) + 1);
    return names[static_cast<std::size_t>(code)];
}

}  // namespace croupier
