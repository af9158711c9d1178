// Options as JSON: {"draw": "1"}.
#pragma once

#include "croupier/engine/option.h"
#include "croupier/formats/json.h"

namespace croupier::formats {

Json to_json(const Settings& settings);
// The fault is kept by `members`.
Settings settings_in(Members& members, const char* key);

}  // namespace croupier::formats
