// The memory report of a BluffBuddy match as JSON.
#pragma once

#include "croupier/engine/match.h"
#include "croupier/formats/json.h"

namespace croupier::protocol {

using formats::Json;

// "seats", "turns" and "sealed" of a match that is over.
Json memory_report_json(const Match& match);

}  // namespace croupier::protocol
