// A 64-bit fingerprint of a State, the same on every machine.
#pragma once

#include <cstdint>

#include "croupier/engine/game.h"

namespace croupier {

// FNV-1a over bytes with a final avalanche: plain, and good enough for tables of positions.
class Hasher {
public:
    constexpr void add(std::uint8_t byte) { value_ = (value_ ^ byte) * 0x100000001b3u; }
    constexpr std::uint64_t value() const {
        std::uint64_t mixed = value_;
        mixed = (mixed ^ (mixed >> 32)) * 0xd6e8feb86659fd93u;
        return mixed ^ (mixed >> 32);
    }

private:
    std::uint64_t value_ = 0xcbf29ce484222325u;
};

template <GameState S>
std::uint64_t hash(const S& state) {
    Hasher hasher;
    S::Options::each_option(state.options, [&](const auto&, const auto& value) {
        hasher.add(static_cast<std::uint8_t>(value));
    });
    S::each_pile(state, [&]<class P>(const PileInfo&, const P& pile) {
        if constexpr (Marked<P>) {
            hasher.add(static_cast<std::uint8_t>(pile.mark()));
            hasher.add(static_cast<std::uint8_t>(pile.mark() >> 8));
        }
        hasher.add(static_cast<std::uint8_t>(pile.size()));
        hasher.add(static_cast<std::uint8_t>(pile.face_down()));
        for (int i = 0; i < pile.size(); ++i) hasher.add(pile[i].code);
    });
    return hasher.value();
}

}  // namespace croupier
