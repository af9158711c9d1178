// What bots/forecast has learnt.
#pragma once

#include <cstdint>

namespace croupier::bots {

extern const std::int16_t forecast_weights[49][16];  // a row each figure, then how cells count

}  // namespace croupier::bots
