// A search that knows nothing but the rules, to judge the verdicts of the others by.
#pragma once

#include <algorithm>
#include <vector>

#include "croupier/engine/search.h"

namespace croupier::test {

template <class Rows>
void sort_piles(Rows& rows) {
    std::ranges::sort(rows, [](const auto& a, const auto& b) {
        for (int i = 0; i < a.size() && i < b.size(); ++i)
            if (a[i] != b[i]) return a[i] < b[i];
        return a.size() < b.size();
    });
}

// Columns and cells are interchangeable: the one order that stands for all.
template <GameState S>
S in_order(S state) {
    sort_piles(state.columns);
    if constexpr (requires { state.cells; }) sort_piles(state.cells);
    return state;
}

// Every position that the legal moves of the engine reach, the last found first; "unknown" after
// looking at as many as the limit says. A win is found sooner when cards that go home are tried
// first and those that come back last.
template <GameState S>
Verdict plain_verdict(const S& start, std::size_t limit) {
    StateSet<S> seen;
    seen.insert(in_order(start));
    std::vector<std::size_t> open{0};
    while (!open.empty()) {
        const S state = seen[open.back()];
        open.pop_back();
        if (state.outcome() == Outcome::won) return Verdict::yes;
        if (limit-- == 0) return Verdict::unknown;
        const MoveList moves = state.legal_moves();
        const auto add_all = [&](auto&& fits) {
            for (std::size_t i = moves.size(); i-- > 0;) {
                const bool drawn = moves[i].kind != MoveKind::carry;
                const Role from = drawn ? Role::stock : role_of<S>(moves[i].from);
                if (!fits(from, drawn ? Role::waste : role_of<S>(moves[i].to))) continue;
                S next = state;
                next.apply(moves[i]);
                if (seen.insert(in_order(next))) open.push_back(seen.size() - 1);
            }
        };
        constexpr Role home = Role::foundation;
        add_all([](Role from, Role) { return from == home; });
        add_all([](Role from, Role to) { return from != home && to != home; });
        add_all([](Role from, Role to) { return from != home && to == home; });
    }
    return Verdict::no;
}

// Does the line win, each move allowed where it is made?
template <class S>
bool wins(S state, const std::vector<Move>& line) {
    for (Move move : line) {
        if (state.check(move) != Refusal::none) return false;
        state.apply(move);
    }
    return state.outcome() == Outcome::won;
}

}  // namespace croupier::test
