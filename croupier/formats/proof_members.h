// What is told of a finished online game, read from JSON.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>

#include "croupier/engine/games/bluffbuddy/fair_deal.h"
#include "croupier/engine/option.h"
#include "croupier/formats/json.h"

namespace croupier::formats {

// Members that cannot be read are empty, and the first of them is the fault of `in`.
struct Proof {
    static constexpr std::size_t seats = 4;
    template <std::size_t size>
    using Row = std::array<std::optional<std::array<std::uint8_t, size>>, seats>;

    explicit Proof(const Json& game);
    // The seat that the options name, else the one that was drawn.
    int first_seat(int drawn) const;

    Members in;
    std::string match, options, players, record;
    Digest promised{};
    DealSecret secret{};
    Row<16> nonces;
    std::optional<Row<32>> hashes;
    int starter = 0;
    Deck deck{};
    Settings settings;
    const Json* results = nullptr;
};

}  // namespace croupier::formats
