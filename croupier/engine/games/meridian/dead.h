// Can a position of Meridian still get anywhere? (MD-21)
#pragma once

#include "croupier/engine/games/meridian/meridian.h"
#include "croupier/engine/search.h"

namespace croupier {

// "no" when no sequence of moves brings one more card home or turns one more card up, found by
// looking at every position that can be reached; "unknown" when there are more than `limit`.
Verdict meridian_can_progress(const Meridian& state, std::size_t limit = 20'000);

}  // namespace croupier
