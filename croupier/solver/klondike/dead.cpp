// Positions of Klondike that cannot be won because some card can never be dug up.
#include "croupier/solver/klondike/state.h"

namespace croupier::solver::klondike {
namespace {

// All cards of a suit from these on: while one of them is buried, none of those goes home.
constexpr Cards from_these_on(Cards cards) {
    cards |= cards << 4;
    cards |= cards << 8;
    cards |= cards << 16;
    return cards | cards << 32;
}

// Pairs of which the first counts more than the second (counts are 0, 1 or 2).
constexpr Cards pairs_with_more(Cards first, Cards second) {
    constexpr Cards odd_cards = ~even_cards;
    const Cards any = (second | second >> 1) & even_cards;
    const Cards two = (second & odd_cards) >> 1;
    return (((first | first >> 1) & ~any) | (first >> 1 & ~two)) & even_cards;
}

}  // namespace

// The cards are dug up as if each that is not buried were at hand for ever. What can be done at the
// table can be done here too, so what cannot be dug up here cannot at all. Two shortages are real:
// a placed card that cannot go home keeps one of the two cards that can bear it, and a king needs
// an empty column.
bool Layout::is_dead(const State& state) const {
    std::uint64_t depths = state.depths;
    Cards buried = state.buried;
    Cards beds = state.beds;
    bool room_for_king = state.empty_columns() > 0;
    while (buried != 0) {
        const Cards stuck = from_these_on(buried);
        const Cards kept = pair_counts(state.placed() & stuck & ~king_cards);
        room_for_king = room_for_king || (state.placed() & king_cards & ~stuck) != 0;
        // Cards that lie in a column; where that does not help, also those that can be brought
        // there.
        Cards standing = (state.sight | state.buried) & ~buried;
        Cards movable = beds & ~stuck;
        while (true) {
            const Cards bearers = other_colour(pair_counts(standing)) >> 4;
            const Cards fits =
                pairs_with_more(bearers, kept) * 3 | (room_for_king ? king_cards : 0);
            movable |= beds & fits;
            if (movable != 0) break;
            const Cards more = standing | (fits & ~buried & all_cards);
            if (more == standing) return true;
            standing = more;
        }
        for (; movable != 0; movable = without_lowest(movable)) {
            const Card bed = lowest(movable);
            const std::size_t c = column_of_[bed.code];
            const auto depth = static_cast<std::size_t>(depths >> (8 * c) & 0xff) - 1;
            depths -= std::uint64_t{1} << (8 * c);
            beds &= ~just(bed);
            if (depth == 0) {
                room_for_king = true;
                continue;
            }
            const Layer& layer = layers_[c][depth];
            buried &= ~layer.seen;
            if (depth > 1 || layer.bed.rank() != king) beds |= just(layer.bed);
        }
    }
    return false;
}

}  // namespace croupier::solver::klondike
