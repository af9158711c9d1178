// Reading a position of Cards into the tables of a search.
#include "croupier/solver/cards/start.h"

namespace croupier::solver::cards {

CardsStart::CardsStart(const Cards& start)
    : home(below_aces), free_stacks(start.options.stacks == Cards::Stacks::free) {
    for (const Foundation& foundation : start.foundations)
        for (int i = 0; i < foundation.size(); ++i) home |= bit_of(foundation[i]);
    for (const auto& column : start.columns) read_column(column);
    if ((home | up | stuck | (bases & all_kings)) != all_home) hopeless = true;
    read_freed();
}

void CardsStart::read_column(const Cards::CardsColumn& column) {
    for (int i = 0; i < column.size(); ++i) {
        const Card card = column[i];
        if (i >= column.face_down()) up |= bit_of(card);
        if (i == 0) {
            bases |= bit_of(card);
            if (card.rank() != king) stuck |= bit_of(card);
        } else {
            below[card.code] = column[i - 1].code;
            above[column[i - 1].code] = card.code;
            if (i <= column.face_down() || !stacks_on(card, column[i - 1])) stuck |= bit_of(card);
        }
    }
    // Only the move that uncovers a card turns it.
    if (!column.empty() && column.face_up() == 0) hopeless = true;
}

// Free stacks: the card beneath. Ordered runs: all down to the next stuck card, for what lies below
// a stuck card cannot be lifted with it.
void CardsStart::read_freed() {
    for (CardBits left = stuck; left != 0; left = without_first(left)) {
        const Card card = first_of(left);
        for (std::uint8_t under = below[card.code]; under != 0; under = below[under]) {
            freed[card.code] |= bit_of(under);
            if (free_stacks || contains(stuck, under)) break;
        }
    }
}

}  // namespace croupier::solver::cards
