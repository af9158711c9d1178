// Four foundations that belong to one suit each, in the order in which a game lists them.
#pragma once

#include "engine/pile.h"
#include "engine/refusal.h"
#include "engine/row.h"

namespace croupier {

template <Suit... Order>
class SuitFoundations : public Row<Foundation, suits> {
public:
    static constexpr int slot_of(Suit suit) {
        constexpr Suit order[] = {Order...};
        int slot = 0;
        while (order[slot] != suit) ++slot;
        return slot;
    }

    // F-005 to F-007, C-026 to C-028: the next card of the suit, an ace first.
    constexpr Refusal check(Card card, int slot) const {
        if (slot != slot_of(card.suit())) return Refusal::wrong_suit;
        const Foundation& target = (*this)[slot];
        if (card.rank() == target.size() + 1) return Refusal::none;
        return target.empty() ? Refusal::needs_an_ace : Refusal::wrong_rank;
    }
    constexpr CardSet next_home() const {
        CardSet next;
        (next.insert(card((*this)[slot_of(Order)].size() + 1, Order)), ...);
        return next;
    }
    constexpr int home() const {
        int cards = 0;
        for (const Foundation& foundation : *this) cards += foundation.size();
        return cards;
    }
    // Does each show its own suit?
    constexpr bool sound() const {
        for (int slot = 0; slot < suits; ++slot) {
            const Foundation& foundation = (*this)[slot];
            if (!foundation.empty() && slot_of(foundation.top().suit()) != slot) return false;
        }
        return true;
    }
};

}  // namespace croupier
