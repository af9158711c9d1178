// How high the foundations are, and which cards can go there with nothing lost.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "croupier/engine/games/freecell/freecell.h"

namespace croupier::solver::freecell {

struct Foundations {
    std::array<std::uint8_t, suits> heights{};  // by suit

    int height(int suit) const { return heights[static_cast<std::size_t>(suit)]; }
    int height(Suit suit) const { return height(static_cast<int>(suit)); }
    int total() const { return heights[0] + heights[1] + heights[2] + heights[3]; }
    bool wants(Card card) const { return card.rank() == height(card.suit()) + 1; }

    // May a wanted card go home at once, whatever is planned? A card of rank r may when the
    // foundations of the other colour have reached r - 2 and the other one of its colour r - 3.
    // Only the cards r - 1 of the other colour could be laid on it, on these one card r - 2, and on
    // that one none: all others of such ranks are home. Take any line that wins, bring each of
    // these few cards home when it is first moved, or leave the move out if it is home already:
    // nothing else was laid on them, so all other moves can still be made, and the line still wins.
    //
    // When cards never come back it is enough that nothing can be laid on the card any more, both
    // cards r - 1 of the other colour being home. With takeback these might return to be of use.
    bool safe(Card card, bool takeback) const {
        const int suit = card.code & 3, rank = card.rank();
        const int others = std::min(height(suit ^ 2), height(suit ^ 3));
        if (!takeback && others >= rank - 1) return true;
        return others >= rank - 2 && height(suit ^ 1) >= rank - 3;
    }
    CardSet safe_cards(bool takeback) const {
        CardSet safe_set;
        for (int suit = 0; suit < suits; ++suit)
            if (const Card next = card(height(suit) + 1, static_cast<Suit>(suit));
                safe(next, takeback))
                safe_set.insert(next);
        return safe_set;
    }
};

}  // namespace croupier::solver::freecell
