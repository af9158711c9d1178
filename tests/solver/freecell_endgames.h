// Small FreeCell positions that are won or lost about equally often, and a plain search that tells
// which: every legal move of the engine, no reduction but that columns and cells have no order.
#pragma once

#include <algorithm>
#include <vector>

#include "engine/games/freecell.h"
#include "engine/random.h"
#include "engine/search.h"

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

template <class Rows>
void sort_piles(Rows& rows) {
    std::ranges::sort(rows, [](const auto& a, const auto& b) {
        for (int i = 0; i < a.size() && i < b.size(); ++i)
            if (a[i] != b[i]) return a[i] < b[i];
        return a.size() < b.size();
    });
}

// Depth first, cards that go home first and those that come back last; "unknown" beyond the limit.
inline Verdict plain_verdict(const Freecell& start, std::size_t limit) {
    StateSet<Freecell> seen;
    std::vector<Freecell> open{start};
    while (!open.empty()) {
        const Freecell state = open.back();
        open.pop_back();
        if (state.won()) return Verdict::yes;
        if (!seen.insert(state)) continue;
        if (seen.size() > limit) return Verdict::unknown;
        const auto push_all = [&](auto&& fits) {
            for (Move move : state.legal_moves()) {
                if (!fits(role_of<Freecell>(move.from), role_of<Freecell>(move.to))) continue;
                open.push_back(state);
                open.back().apply(move);
                sort_piles(open.back().cells);
                sort_piles(open.back().columns);
            }
        };
        constexpr Role home = Role::foundation;
        push_all([](Role from, Role) { return from == home; });
        push_all([](Role from, Role to) { return from != home && to != home; });
        push_all([](Role, Role to) { return to == home; });
    }
    return Verdict::no;
}

}  // namespace croupier::test
