// The table as a renderer needs it: every pile by name and role, with what may be seen of it.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "croupier/engine/game.h"
#include "croupier/engine/observe.h"

namespace croupier {

struct TablePile {
    std::string_view name;
    Role role;
    int face_down = 0;        // how many cards from the base lie face down
    std::vector<Card> cards;  // base first; blank where the viewer may not know
    std::string mark = {};    // what the cards alone do not tell, as in position texts
    char letter = 0;          // its place in move notation
};
using Table = std::vector<TablePile>;

template <GameState S>
Table table_of(const S& state) {
    Table table;
    S::each_pile(state, [&]<class P>(const PileInfo& info, const P& pile) {
        TablePile& shown = table.emplace_back(
            TablePile{info.name, info.role, pile.face_down(), {}, {}, info.letter});
        if constexpr (Marked<P>) shown.mark = pile.mark_text();
        for (int i = 0; i < pile.size(); ++i) shown.cards.push_back(pile[i]);
    });
    return table;
}

template <GameState S>
Table table_of(const View<S>& view) {
    return table_of(view.state());
}

// How high each suit stands on its foundation.
using Heights = std::array<int, suits>;

template <GameState S>
Heights heights_of(const S& state) {
    Heights heights{};
    S::each_pile(state, [&](const PileInfo& info, const auto& pile) {
        if (info.role == Role::foundation && pile.size() > 0)
            heights[static_cast<std::size_t>(pile.top().suit())] = pile.size();
    });
    return heights;
}

template <GameState S>
int pile_size(const S& state, int place) {
    int size = 0, index = 0;
    S::each_pile(state, [&](const PileInfo&, const auto& pile) {
        if (index++ == place) size = pile.size();
    });
    return size;
}

template <GameState S>
int face_down_in(const S& state, int place) {
    int down = 0, index = 0;
    S::each_pile(state, [&](const PileInfo&, const auto& pile) {
        if (index++ == place) down = pile.face_down();
    });
    return down;
}

// The top of a pile, blank when it is empty.
template <GameState S>
Card top_of(const S& state, int place) {
    Card top;
    int index = 0;
    S::each_pile(state, [&](const PileInfo&, const auto& pile) {
        if (index++ == place && pile.size() > 0) top = pile[pile.size() - 1];
    });
    return top;
}

template <GameState S>
constexpr Role role_of(int place) {
    return S::layout[static_cast<std::size_t>(place)].role;
}

}  // namespace croupier
