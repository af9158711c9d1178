// Lines of play made fit to be followed: no position twice, no card off a foundation too early.
#pragma once

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "croupier/engine/table.h"

namespace croupier::solver {

// The positions that a line passes, the start among them: always one more than there are moves.
template <GameState S>
struct Path {
    std::vector<S> states;
    std::vector<Move> moves;
};

// What led back to a position that was passed before is left out.
template <GameState S>
Path<S> without_loops(const S& start, const std::vector<Move>& line) {
    Path<S> path{{start}, {}};
    for (Move move : line) {
        S next = path.states.back();
        next.apply(move);
        path.moves.push_back(move);
        const auto before = std::ranges::find(path.states, next);
        if (before == path.states.end()) {
            path.states.push_back(next);
        } else {
            path.states.erase(before + 1, path.states.end());
            path.moves.resize(path.states.size() - 1);
        }
    }
    return path;
}

// The same line, but a card leaves a foundation just before the move that needs it where it goes:
// until then each move changes places with the one after it, as long as both ways lead to the same.
template <GameState S>
std::vector<Move> with_late_takes(const S& start, std::vector<Move> line) {
    std::vector<S> states{start};
    for (Move move : line) {
        states.push_back(states.back());
        states.back().apply(move);
    }
    const auto change_places = [&](std::size_t at) {
        S between = states[at];
        if (between.check(line[at + 1]) != Refusal::none) return false;
        between.apply(line[at + 1]);
        if (between.check(line[at]) != Refusal::none) return false;
        S after = between;
        after.apply(line[at]);
        if (!(after == states[at + 2])) return false;
        std::swap(line[at], line[at + 1]);
        states[at + 1] = between;
        return true;
    };
    for (std::size_t i = line.size(); i-- > 0;) {
        if (line[i].kind != MoveKind::carry || role_of<S>(line[i].from) != Role::foundation)
            continue;
        for (std::size_t at = i; at + 1 < line.size() && change_places(at);) ++at;
    }
    return line;
}

}  // namespace croupier::solver
