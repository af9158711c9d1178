// Four foundations that belong to one suit each, in the order in which a game lists them, and why
// an empty one refuses a card.
#pragma once

#include "croupier/engine/pile.h"
#include "croupier/engine/refusal.h"
#include "croupier/engine/row.h"

namespace croupier {

template <class Shape, Refusal Opening, Suit... Order>
class SuitFoundationsOf : public Row<Shape, suits> {
public:
    static constexpr int slot_of(Suit suit) {
        constexpr Suit order[] = {Order...};
        int slot = 0;
        while (order[slot] != suit) ++slot;
        return slot;
    }

    // F-005 to F-007, C-026 to C-028, M-051, M-052: the next card of the suit.
    constexpr Refusal check(Card card, int slot) const {
        if (slot != slot_of(card.suit())) return Refusal::wrong_suit;
        const Shape& target = (*this)[slot];
        if (card == target.wanted(card.suit())) return Refusal::none;
        return target.empty() ? Opening : Refusal::wrong_rank;
    }
    constexpr CardSet next_home() const {
        CardSet next;
        (next.insert((*this)[slot_of(Order)].wanted(Order)), ...);
        return next;
    }
    constexpr int home() const {
        int cards = 0;
        for (const Shape& foundation : *this) cards += foundation.size();
        return cards;
    }
    // Does each show its own suit?
    constexpr bool sound() const {
        for (int slot = 0; slot < suits; ++slot) {
            const Shape& foundation = (*this)[slot];
            if (!foundation.empty() && slot_of(foundation.top().suit()) != slot) return false;
        }
        return true;
    }
};

template <Suit... Order>
using SuitFoundations = SuitFoundationsOf<Foundation, Refusal::needs_an_ace, Order...>;

}  // namespace croupier
