// SHA-256 (FIPS 180-4), for commitments to a deck.
#pragma once

#include <array>
#include <cstdint>
#include <span>

namespace croupier {

using Digest = std::array<std::uint8_t, 32>;

Digest sha256(std::span<const std::uint8_t> message);

}  // namespace croupier
