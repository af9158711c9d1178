// JSON by name only: the whole library costs seconds in every file that includes it.
#pragma once

#include <nlohmann/json_fwd.hpp>

namespace croupier::formats {

using Json = nlohmann::json;

}  // namespace croupier::formats
