// Sets of cards as 64 bits, one for each code, and who can lie on whom.
#pragma once

#include <bit>
#include <cstdint>

#include "croupier/engine/card.h"

namespace croupier::solver::klondike {

// Bit `code` is the card of that code, so a rank is four bits and a pair (same rank and colour) is
// two. The four bits below the aces stand for the empty foundations.
using Cards = std::uint64_t;

inline constexpr Cards floor_cards = 0xf;
inline constexpr Cards all_cards = ((Cards{1} << 52) - 1) << 4;
inline constexpr Cards king_cards = Cards{0xf} << (4 * king);
inline constexpr Cards even_cards = 0x5555555555555555;

constexpr Cards just(Card card) { return Cards{1} << card.code; }
constexpr Card lowest(Cards cards) { return {static_cast<std::uint8_t>(std::countr_zero(cards))}; }
constexpr Cards without_lowest(Cards cards) { return cards & (cards - 1); }
constexpr Card twin(Card card) { return {static_cast<std::uint8_t>(card.code ^ 1)}; }

// Like std::popcount, which is a call where the processor is not known to count bits.
constexpr int count_of(Cards cards) {
    cards -= cards >> 1 & even_cards;
    cards = (cards & 0x3333333333333333) + (cards >> 2 & 0x3333333333333333);
    return static_cast<int>(((cards + (cards >> 4)) & 0x0f0f0f0f0f0f0f0f) * 0x0101010101010101 >>
                            56);
}

template <class F>
constexpr void each_card(Cards cards, F&& visit) {
    for (; cards != 0; cards = without_lowest(cards)) visit(lowest(cards));
}

// The other way round: high ranks first.
template <class F>
constexpr void each_from_king(Cards cards, F&& visit) {
    while (cards != 0) {
        const Card card{static_cast<std::uint8_t>(std::bit_width(cards) - 1)};
        cards &= ~just(card);
        visit(card);
    }
}

constexpr Cards other_colour(Cards cards) {
    constexpr Cards black = 0x3333333333333333;
    return (cards & black) << 2 | (cards >> 2 & black);
}
// How many cards of each pair there are, in the two bits of the pair.
constexpr Cards pair_counts(Cards cards) {
    return (cards & even_cards) + (cards >> 1 & even_cards);
}
constexpr Cards pairs_counted(Cards counts) { return ((counts | counts >> 1) & even_cards) * 3; }
constexpr Cards full_pairs(Cards cards) { return (cards & cards >> 1 & even_cards) * 3; }

// Every placed card but a king lies on one of the two cards a rank higher and of the other colour.
// So of each pair as many are uncovered as are in sight and not needed to bear a placed card; which
// of the two it is does not matter, because what lies on one can be carried to the other.
constexpr Cards uncovered(Cards in_sight, Cards placed) {
    const Cards borne = other_colour(pair_counts(placed & ~king_cards)) << 4;
    return pairs_counted(pair_counts(in_sight) - borne);
}
// The cards that may be laid on uncovered pairs.
constexpr Cards fitting(Cards uncovered_pairs) { return other_colour(uncovered_pairs) >> 4; }

// The cards on which one of these may be laid.
constexpr Cards bearers_of(Cards cards) {
    return other_colour(pairs_counted(pair_counts(cards & ~king_cards))) << 4;
}

// Of cards home (with the floor): the next of each suit, and the last.
constexpr Cards next_home(Cards home) { return home << 4 & ~home & all_cards; }
constexpr Cards tops_home(Cards home) { return home & ~(home >> 4) & all_cards; }

// Cards that nothing can need in a column once they can go home. On a card of rank r lie cards of
// the other colour and rank r - 1: both are home. They could be fetched back only to bear a card of
// rank r - 2, and these are home too; so no card that is not home could ever come to lie there.
// Nothing needs a two, because an ace can always go home.
constexpr Cards safe_home(Cards home) {
    const Cards pairs = full_pairs(home);
    return (other_colour(pairs) << 4 & (pairs << 8 | 0xff)) | Cards{0xff} << 4;
}

}  // namespace croupier::solver::klondike
