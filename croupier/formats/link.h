// Links: a game in the few letters of an address, deal id and journal (docs/replay-links.md).
#pragma once

#include <string>
#include <string_view>

#include "croupier/formats/save.h"

namespace croupier::formats {

inline constexpr int link_version = 1;

// A game that did not begin from a deal id has none.
Result<std::string> write_link(const SaveHead& head, const Match& match);

// The match with the first `upto` entries of its journal. The whole link is checked first; a fault
// says at which entry it lies.
Result<Save> read_link(std::string_view text, std::size_t upto = SIZE_MAX);

}  // namespace croupier::formats
