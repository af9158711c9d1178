// The memory report of a BluffBuddy match as JSON.
#pragma once

#include "engine/match.h"
#include "formats/json.h"

namespace croupier::protocol {

// "seats", "turns" and "sealed" of a match that is over.
Json memory_of(const Match& match);

}  // namespace croupier::protocol
