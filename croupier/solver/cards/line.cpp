// Lines of Cards as moves of the engine.
#include "croupier/solver/cards/line.h"

#include <cassert>

namespace croupier::solver::cards {

CardsLine::Place CardsLine::place_of(Card card) const {
    for (int c = 0; c < Cards::columns_count; ++c) {
        const auto& column = now_.columns[c];
        for (int count = 1; count <= column.size(); ++count)
            if (column.from_top(count) == card) return {Cards::first_column + c, count};
    }
    return {Cards::first_foundation + now_.foundations.slot_of(card.suit()), 1};
}

void CardsLine::play(Move move) {
    assert(now_.check(move) == Refusal::none);
    now_.apply(move);
    moves_.push_back(move);
}

void CardsLine::send_home(Card card) {
    Place from = place_of(card);
    if (from.count > 1) {
        build(now_.columns[from.pile - Cards::first_column].from_top(from.count - 1));
        from.count = 1;
    }
    play(carry(from.pile, Cards::first_foundation + now_.foundations.slot_of(card.suit())));
}

void CardsLine::build(Card card) {
    const Place from = place_of(card);
    for (int c = 0; c < Cards::columns_count; ++c) {
        const Move move = carry(from.pile, Cards::first_column + c, from.count);
        if (now_.check(move) == Refusal::none) return play(move);
    }
    assert(false);
}

void CardsLine::build_on(Card card, Card parent) {
    const Place from = place_of(card);
    for (int c = 0; c < Cards::columns_count; ++c) {
        const auto& column = now_.columns[c];
        if (column.empty() == parent.known()) continue;
        if (parent.known() && column.top() != parent) continue;
        return play(carry(from.pile, Cards::first_column + c, from.count));
    }
    assert(false);
}

}  // namespace croupier::solver::cards
