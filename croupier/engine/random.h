// Random numbers for playouts and bots, the same on every machine; not for dealing.
#pragma once

#include <cstddef>
#include <cstdint>

namespace croupier {

// Xorshift64*: small and quick.
class PlayoutRandom {
public:
    explicit PlayoutRandom(std::uint64_t seed) : state_(seed * 0x9e3779b97f4a7c15u | 1) {}
    std::size_t below(std::size_t bound) {
        state_ ^= state_ >> 12;
        state_ ^= state_ << 25;
        state_ ^= state_ >> 27;
        const std::uint64_t high = (state_ * 0x2545f4914f6cdd1du) >> 32;
        return static_cast<std::size_t>(high * bound >> 32);
    }

private:
    std::uint64_t state_;
};

}  // namespace croupier
