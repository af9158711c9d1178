// Alea, Johannes Baagøe's generator (version 0.9), seeded with one text.
#pragma once

#include <cstdint>
#include <string_view>

namespace croupier {

// IEEE doubles without fused multiply-add give the same numbers on every machine.
class Alea {
public:
    explicit Alea(std::string_view seed);

    double next();  // in [0, 1)
    int below(int bound) { return static_cast<int>(next() * bound); }

private:
    double s0_, s1_, s2_;
    double carry_ = 1;
};

}  // namespace croupier
