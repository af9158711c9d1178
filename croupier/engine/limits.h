// How much may go at once: from the stock, through it, and from column to column.
#pragma once

#include <optional>

#include "croupier/engine/targets.h"

namespace croupier {

struct Supermove {
    int column = 0;  // cards to a column with cards
    int empty = 0;   // cards to an empty column
};

struct Limits {
    int drawn = 0;                   // by the next draw; 0 when there is none
    std::optional<int> passes_left;  // beyond this one; none when they are not counted
    std::optional<Supermove> supermove;
};

template <GameState S>
Limits limits_of(const S& state) {
    Limits limits;
    if (state.check(draw_move) == Refusal::none) {
        int stock = 0, waste = 0;
        for (int place = 0; place < pile_count<S>; ++place) {
            if (role_of<S>(place) == Role::stock) stock = place;
            if (role_of<S>(place) == Role::waste) waste = place;
        }
        S after = state;
        after.apply(draw_move);
        const int lying = pile_size(state, pile_size(state, stock) > 0 ? stock : waste);
        limits.drawn = lying - pile_size(after, stock);
    }
    if constexpr (requires { state.options.passes; }) {
        const int passes = static_cast<int>(state.options.passes);
        if (passes > 0) limits.passes_left = passes - 1;
    }
    if constexpr (requires { state.longest_move(true); }) {
        const bool none_empty = state.empty_columns() == 0;
        limits.supermove = {state.longest_move(false), none_empty ? 0 : state.longest_move(true)};
    }
    return limits;
}

}  // namespace croupier
