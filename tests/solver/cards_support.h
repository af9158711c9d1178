// Small positions of Cards.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "croupier/solver/searches.h"
#include "tests/support/cards.h"
#include "tests/support/dice.h"

namespace croupier::test {

// An endgame: the last `left` cards that the foundations want, at random in the first columns, of
// which each shows at most `open` cards.
inline Cards endgame(Dice& dice, Cards::Stacks stacks, int left, int columns, int open) {
    Cards state;
    state.options.stacks = stacks;
    std::vector<Card> cards;
    std::array<int, suits> heights{king, king, king, king};
    while (static_cast<int>(cards.size()) < left) {
        const auto suit = static_cast<std::size_t>(dice.below(suits));
        if (heights[suit] > 0) cards.push_back(card(heights[suit]--, static_cast<Suit>(suit)));
    }
    for (std::size_t suit = 0; suit < suits; ++suit)
        if (heights[suit] > 0)
            state.foundations[state.foundations.slot_of(static_cast<Suit>(suit))].push(
                card(heights[suit], static_cast<Suit>(suit)));
    for (std::size_t i = cards.size(); i > 1; --i)
        std::swap(cards[i - 1], cards[static_cast<std::size_t>(dice.below(static_cast<int>(i)))]);
    for (Card card : cards) state.columns[dice.below(columns)].push(card);
    for (auto& column : state.columns)
        if (!column.empty()) column.turn_down(std::max(0, column.size() - 1 - dice.below(open)));
    return state;
}

inline Verdict searched(solver::SearchOf<Cards>& search, const Cards& start,
                        const solver::SearchLimits& limits = {}) {
    search.begin(start, limits);
    while (!search.step(1000)) {
    }
    return search.verdict();
}

}  // namespace croupier::test
