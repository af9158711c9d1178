// Sets of cards as plain 64-bit words, and what may lie on what, for all cards at once.
#pragma once

#include <bit>
#include <cstdint>

#include "croupier/engine/card.h"

namespace croupier::solver::cards {

// Bit `code` stands for the card: four bits per rank, the two black suits below the two red ones.
using CardBits = std::uint64_t;

constexpr CardBits bit_of(Card card) { return CardBits{1} << card.code; }
constexpr Card first_of(CardBits set) { return {static_cast<std::uint8_t>(std::countr_zero(set))}; }
constexpr CardBits lowest(CardBits set) { return set & (0 - set); }
constexpr CardBits without_first(CardBits set) { return set & (set - 1); }

inline constexpr CardBits all_aces = 0xfULL << 4 * ace, all_kings = 0xfULL << 4 * king;
inline constexpr CardBits whole_deck = (1ULL << 4 * (king + 1)) - (1ULL << 4 * ace);

// Both cards of each shade of which one is in the set.
constexpr CardBits both_of_shade(CardBits set) {
    constexpr CardBits lower = 0x5555555555555555ULL;
    return (set | (set & lower) << 1 | (set >> 1 & lower));
}
constexpr CardBits other_colour(CardBits set) {
    constexpr CardBits black = 0x3333333333333333ULL;
    return (set & black) << 2 | (set >> 2 & black);
}
// Cards to cards of the other colour one rank higher or lower, suit for suit. Both_of_shade() of
// them are the cards they may lie on, or that may lie on them.
constexpr CardBits a_rank_higher(CardBits set) { return other_colour(set) << 4 & whole_deck; }
constexpr CardBits a_rank_lower(CardBits set) { return other_colour(set) >> 4 & whole_deck; }

constexpr CardBits parents_of(CardBits set) { return both_of_shade(a_rank_higher(set)); }
constexpr CardBits children_of(CardBits set) { return both_of_shade(a_rank_lower(set)); }

// What the foundations take next, and what they would give back.
constexpr CardBits wanted_by(CardBits home) { return (home << 4 | all_aces) & ~home & whole_deck; }
constexpr CardBits tops_of(CardBits home) { return home & ~(home >> 4); }

// Of each shade: are more cards of `places` there than children in `taken` that must lie on them?
// Then both cards of that shade are in the result.
constexpr CardBits shades_with_room(CardBits places, CardBits taken) {
    constexpr CardBits lower = 0x5555555555555555ULL;
    const CardBits children = a_rank_higher(taken);
    const CardBits some = (places | places >> 1) & ~(children | children >> 1);
    const CardBits two = (places & places >> 1) & ~(children & children >> 1);
    return ((some | two) & lower) * 3;
}

}  // namespace croupier::solver::cards
