// Cards that may go home at once, because nothing that is still to be placed can need them.
#pragma once

#include <array>

#include "croupier/solver/cards/bits.h"

namespace croupier::solver::cards {

// A card of rank r is not needed any more when both cards of the other colour of rank r - 1 are
// home and the other card of its colour of rank r - 2 too. Proof: let H be that card, all cards
// that are home below it in its suit, and those named with all below them. What may lie on a card
// of H is in H, but for what lies there now, and on the card itself lies nothing. So take any line
// that wins and leave out all moves of cards of H, which stay home: no other card ever had to lie
// on one of them, and cards that are gone bar no way.
inline constexpr std::array<CardBits, 64> home_before = [] {
    std::array<CardBits, 64> before{};
    for (int code = 4 * ace; code < 4 * (king + 1); ++code) {
        const CardBits set = CardBits{1} << code;
        const CardBits lower = children_of(set);
        before[static_cast<std::size_t>(code)] = lower | children_of(lower);
    }
    return before;
}();

// With ordered runs a two is safe from the beginning: only an ace could lie on it, and since
// nothing lies on an ace, it could go home instead. A free stack may have an ace at its bottom.
constexpr CardBits safe_to_go_home(CardBits homeward, CardBits home, bool free_stacks) {
    constexpr CardBits twos = all_aces << 4;
    CardBits safe = free_stacks ? 0 : homeward & twos;
    for (CardBits left = homeward; left != 0; left = without_first(left))
        if ((home_before[first_of(left).code] & ~home) == 0) safe |= lowest(left);
    return safe;
}

}  // namespace croupier::solver::cards
