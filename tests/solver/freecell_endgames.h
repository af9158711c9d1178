// Small FreeCell positions that are won or lost about equally often.
#pragma once

#include <algorithm>
#include <vector>

#include "croupier/engine/games/freecell/freecell.h"
#include "croupier/engine/random.h"

namespace croupier::test {

// The cards above some heights, dealt at random: full cells and no empty column, or nearly so.
inline Freecell random_endgame(PlayoutRandom& random, bool takeback) {
    Freecell state;
    state.options.takeback = takeback;
    std::vector<Card> left;
    const int reached = 1 + static_cast<int>(random.below(8));
    for (Suit suit : {Suit::clubs, Suit::diamonds, Suit::hearts, Suit::spades}) {
        const int height = std::max(0, reached + static_cast<int>(random.below(5)) - 2);
        if (height > 0) state.foundations[state.foundations.slot_of(suit)].push(card(height, suit));
        for (int rank = height + 1; rank <= king; ++rank) left.push_back(card(rank, suit));
    }
    const auto shuffle_from = [&](std::size_t first) {
        for (std::size_t i = left.size(); i > first + 1; --i)
            std::swap(left[i - 1], left[first + random.below(i - first)]);
    };
    constexpr std::size_t in_cells = 4;
    shuffle_from(0);
    std::ranges::partition(left, [](Card card) { return card.rank() >= queen; });
    shuffle_from(in_cells);
    for (std::size_t i = 0; i < left.size(); ++i) {
        if (i < in_cells) {
            state.cells[static_cast<int>(i)].push(left[i]);
        } else {
            state.columns[static_cast<int>((left.size() - i) % 8)].push(left[i]);
        }
    }
    return state;
}
}  // namespace croupier::test
