// From a position as text to the game it is of: what all questions to the solver share.
#pragma once

#include <cassert>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "croupier/engine/all_games.h"
#include "croupier/engine/notation.h"
#include "croupier/engine/text.h"
#include "croupier/solver/searches.h"

namespace croupier::solver {

// Calls visit(std::type_identity<G>{}) for the game of that name, if there is something to solve.
template <class R, class F>
Result<R> with_solvable(std::string_view game, F&& visit) {
    std::optional<Result<R>> result;
    each_game([&]<class G>(std::type_identity<G> type) {
        if constexpr (Solvable<typename G::State>)
            if (G::State::id == game) result.emplace(visit(type));
    });
    if (result) return std::move(*result);
    if (find_game(game) == nullptr) return unknown_game(game);
    return ParseError{ParseCode::unknown_game, 0,
                      std::string(game) + " is played against others: there is nothing to solve"};
}

// The same for a position: visit(state).
template <class R, class F>
Result<R> with_position(std::string_view text, F&& visit) {
    const Result<PositionText> parts = split_position(text);
    if (!parts) return parts.error();
    return with_solvable<R>(parts->game, [&]<class G>(std::type_identity<G>) -> Result<R> {
        const auto state = position_from<typename G::State>(text);
        if (!state) return state.error();
        return visit(*state);
    });
}

// The same for the positions of a line of play: visit(states).
template <class R, class F>
Result<R> with_line(const std::vector<std::string>& positions, F&& visit) {
    if (positions.empty())
        return ParseError{ParseCode::cut_short, 0, "a line of play has at least one position"};
    return with_position<R>(positions[0], [&]<GameState S>(const S&) -> Result<R> {
        std::vector<S> line;
        for (const std::string& text : positions) {
            const auto state = position_from<S>(text);
            if (!state) return state.error();
            line.push_back(*state);
        }
        return visit(std::move(line));
    });
}

// Is every move of the line allowed, and does the last one win?
template <GameState S>
bool wins(S state, std::span<const Move> line) {
    for (Move move : line) {
        if (state.check(move) != Refusal::none) return false;
        state.apply(move);
    }
    return state.outcome() == Outcome::won;
}

// What a search says that has ended; won only when the rule book says so too.
template <GameState S>
Verdict verdict_of(const SearchOf<S>& search, const S& start) {
    if (search.verdict() != Verdict::yes || wins(start, search.line())) return search.verdict();
    assert(false && "the line of a search does not win");
    return Verdict::unknown;
}

}  // namespace croupier::solver
