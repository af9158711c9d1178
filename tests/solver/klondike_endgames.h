// Small endgames of Klondike at random.
#pragma once

#include <algorithm>
#include <vector>

#include "croupier/engine/games/klondike/klondike.h"
#include "tests/support/dice.h"

namespace croupier::test {

// The low cards are home, the others lie in a few columns and in the stock.
struct EndgameShape {
    int cards = 12;   // about, not home
    int columns = 3;  // that hold cards
    int stocked = 4;  // of the cards
    int odd = 0;      // in a hundred columns: face-up cards that are no run
    Klondike::Options options;
};

inline Klondike endgame(const EndgameShape& shape, Dice& dice) {
    Klondike state;
    state.options = shape.options;
    int home[suits] = {};
    std::vector<Card> left;
    for (int n = 52 - shape.cards; n > 0;) {
        int& height = home[dice.below(suits)];
        if (height < ranks - (dice.below(20) > 0)) ++height, --n;
    }
    for (int s = 0, slot = 0; s < suits; ++s) {
        for (int rank = 1; rank <= ranks; ++rank)
            if (rank > home[s]) left.push_back(card(rank, static_cast<Suit>(s)));
        if (home[s] == 0) continue;
        state.foundations[slot++].push(card(home[s], static_cast<Suit>(s)));
    }
    for (std::size_t i = left.size(); i > 1; --i)
        std::swap(left[i - 1], left[static_cast<std::size_t>(dice.below(static_cast<int>(i)))]);
    const int wasted = shape.stocked > 0 ? dice.below(shape.stocked + 1) : 0;
    for (int i = 0; i < shape.stocked && !left.empty(); ++i, left.pop_back()) {
        if (i < wasted) {
            state.waste.push(left.back());
        } else {
            state.stock.push(left.back());
        }
    }
    std::vector<Card> columns[Klondike::columns_count];
    for (Card card : left) columns[dice.below(shape.columns)].push_back(card);
    for (int c = 0; c < Klondike::columns_count; ++c) {
        auto& cards = columns[c];
        int down = static_cast<int>(cards.size()) - 1;
        while (down > 0 &&
               stacks_on(cards[static_cast<std::size_t>(down)],
                         cards[static_cast<std::size_t>(down - 1)]) &&
               dice.below(2) > 0)
            --down;
        if (down > 0 && dice.below(100) < shape.odd) down = dice.below(down + 1);
        state.columns[c].assign(cards, std::max(down, 0));
    }
    return state;
}

}  // namespace croupier::test
