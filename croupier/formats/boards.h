// Deals as other programs write them, turned into position texts.
#pragma once

#include <string>
#include <string_view>

#include "croupier/engine/result.h"

namespace croupier::formats {

// A board of FreeCell as fc-solve reads it: eight lines of cards, deepest first, and if need be
// lines "Foundations: H-0 C-2 D-A S-0" and "Freecells: 8S - 5D".
bool is_freecell_board(std::string_view text);
Result<std::string> position_of_board(std::string_view text);

}  // namespace croupier::formats
