// Numbers that look random and are the same everywhere (SplitMix64, by Sebastiano Vigna).
#pragma once

#include <cstdint>

namespace croupier::test {

class Dice {
public:
    explicit Dice(std::uint64_t seed) : state_(seed) {}
    int below(int bound) {
        std::uint64_t z = (state_ += 0x9e3779b97f4a7c15);
        z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
        z = (z ^ z >> 27) * 0x94d049bb133111eb;
        return static_cast<int>((z ^ z >> 31) % static_cast<std::uint64_t>(bound));
    }

private:
    std::uint64_t state_;
};

}  // namespace croupier::test
