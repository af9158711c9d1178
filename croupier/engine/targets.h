// Where a tap sends cards, the likeliest place first, and which move a drag means.
#pragma once

#include <algorithm>
#include <utility>
#include <vector>

#include "croupier/engine/house_rules.h"
#include "croupier/engine/notation.h"

namespace croupier {

// Why a pile is offered. In the order in which a tap tries them.
enum class Why : std::uint8_t { safe_home, turns_up, builds, home, empty, draws };
std::string_view name_of(Why why);

struct Target {
    Move move;
    Why why;
    bool operator==(const Target&) const = default;
};

// Where cards may go; when they may go nowhere, the refusal that says most.
struct Targets {
    std::vector<Target> found;
    Move refused{};
    Refusal refusal = Refusal::none;
};

// How near a refused move came: a pile that would take another colour is nearer than one that would
// take another rank. What holds for every pile says most.
int nearness(Refusal refusal);

// The stock as a source: drawing from it, or turning the waste over.
template <GameState S>
bool draws_from(const S& state, int place) {
    return role_of<S>(place) == Role::stock && state.check(draw_move) != Refusal::malformed;
}
template <GameState S>
Move next_draw(const S& state) {
    return state.check(draw_move) == Refusal::stock_empty ? recycle_move : draw_move;
}

// CD-03, FD-12, KD-09: a card put on any foundation goes to the one that takes it. The stock
// dragged to the waste, or nowhere, is a draw.
template <GameState S>
Move meant_by(const S& state, int from, int to, int count) {
    if (draws_from(state, from) && (to == from || role_of<S>(to) == Role::waste))
        return next_draw(state);
    const Move move = carry(from, to, count);
    if (role_of<S>(to) != Role::foundation || count != 1) return move;
    if (state.check(move) == Refusal::none) return move;
    return carry(from, notation::default_home(state, from), count);
}

template <class G>
Why why_there(const typename G::State& state, Move move) {
    using S = typename G::State;
    const Role role = role_of<S>(move.to);
    if (role == Role::foundation)
        return G::is_safe(state, top_of(state, move.from)) ? Why::safe_home : Why::home;
    const int left = pile_size(state, move.from) - move.count;
    if (role == Role::column && role_of<S>(move.from) == Role::column && left > 0 &&
        face_down_in(state, move.from) == left)
        return Why::turns_up;
    return pile_size(state, move.to) > 0 ? Why::builds : Why::empty;
}

template <class G>
Targets targets_of(const typename G::State& state, int from, int count) {
    using S = typename G::State;
    Targets targets;
    const auto refused = [&](Move move) {
        const Refusal refusal = state.check(move);
        if (refusal == Refusal::none) return;
        if (targets.refusal != Refusal::none && nearness(refusal) <= nearness(targets.refusal))
            return;
        targets.refused = move;
        targets.refusal = refusal;
    };
    if (draws_from(state, from)) {
        const Move move = next_draw(state);
        if (state.check(move) == Refusal::none) targets.found.push_back({move, Why::draws});
        refused(move);
        return targets;
    }
    // One of several empty columns is enough; a column that would only change its place comes into
    // question when nothing else does.
    std::vector<Target> pointless;
    for (Move move : state.legal_moves()) {
        if (move.kind != MoveKind::carry || move.from != from || move.count != count) continue;
        const Target target{move, why_there<G>(state, move)};
        (only_swaps_columns(state, move) ? pointless : targets.found).push_back(target);
    }
    if (targets.found.empty() && !pointless.empty()) targets.found.push_back(pointless.front());
    const auto order = [&](const Target& target) {
        const int place = target.move.to;
        const bool column = role_of<S>(place) == Role::column;
        const int face_up = pile_size(state, place) - face_down_in(state, place);
        return std::tuple(target.why, !column, -face_up, place);
    };
    std::ranges::sort(targets.found, {}, order);
    if (targets.found.empty())
        for (int to = 0; to < pile_count<S>; ++to)
            if (to != from) refused(carry(from, to, count));
    return targets;
}

}  // namespace croupier
