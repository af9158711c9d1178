// The whole table for a renderer, as one seat may see it.
#pragma once

#include "croupier/formats/json.h"
#include "croupier/formats/save.h"

namespace croupier::protocol {

using formats::Json;
using formats::Save;

Json state_as_json(const Save& seated, Seat seat);
Json move_as_json(const Match& match, Move move);

}  // namespace croupier::protocol
