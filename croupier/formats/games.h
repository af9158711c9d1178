// The list of games as JSON, for programs that offer a choice.
#pragma once

#include "croupier/formats/json_fwd.h"

namespace croupier::formats {

Json games_as_json();

}  // namespace croupier::formats
