// The position of Cards that a search starts from, as tables by card.
#pragma once

#include <array>
#include <cstdint>

#include "croupier/engine/games/cards/cards.h"
#include "croupier/solver/cards/bits.h"

namespace croupier::solver::cards {

using CardTable = std::array<std::uint8_t, 64>;  // a card code for each card code; 0 is none

// A card is placed when it lies where the rules would put it again: face-up on a face-up card that
// it may be built upon, or as a king at the base of a column. All others are stuck until they move
// for the first time, after which they are placed for good. The foundations are a set of cards that
// begins with the four codes below the aces, which makes every suit have a top.
struct CardsStart {
    CardBits home = 0, stuck = 0;
    CardBits up = 0;     // face-up in the columns
    CardBits bases = 0;  // first cards of columns
    CardTable below{}, above{};
    std::array<CardBits, 64> freed{};  // by stuck card: what its move lays open
    bool free_stacks = false;
    bool hopeless = false;  // a card is missing, or lies where it can never be turned up

    explicit CardsStart(const Cards& start);
    CardsStart() = default;

private:
    void read_column(const Cards::CardsColumn& column);
    void read_freed();
};

inline constexpr CardBits below_aces = 0xf;
inline constexpr CardBits all_home = whole_deck | below_aces;

constexpr bool contains(CardBits set, std::uint8_t code) { return (set >> code & 1) != 0; }
constexpr CardBits bit_of(std::uint8_t code) { return CardBits{1} << code; }

// Which cards are stuck and how high each foundation is, in 56 bits. Suit by suit the lowest bit
// stands for the top of the foundation, those above it for stuck cards.
constexpr std::uint64_t outline_key(CardBits home, CardBits stuck) { return stuck | tops_of(home); }

// Columns that are in use. Each has either a stuck card or a placed king at its base.
inline int columns_in_use(const CardsStart& start, CardBits home, CardBits stuck) {
    return std::popcount(stuck & start.bases) + std::popcount(all_kings & ~stuck & ~home);
}

}  // namespace croupier::solver::cards
