// A plan: a line that wins if the cards lie as somebody imagined them, and what is left of it.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "croupier/engine/notation.h"
#include "croupier/engine/text.h"
#include "croupier/solver/arrangements.h"
#include "croupier/solver/solvable.h"

namespace croupier::solver {

template <GameState S>
struct Plan {
    S start;  // with the unseen cards where they were imagined
    std::vector<Move> line;
};

// As text: the position, " > " and the moves.
inline constexpr std::string_view before_moves = " > ";

template <GameState S>
std::string to_text(const Plan<S>& plan) {
    return croupier::to_text(plan.start) + std::string(before_moves) +
           line_text(plan.start, plan.line);
}

template <GameState S>
Result<Plan<S>> plan_from(std::string_view text) {
    const std::size_t at = text.find(before_moves);
    if (at == std::string_view::npos)
        return ParseError{ParseCode::cut_short, text.size(),
                          "a plan is a position, \" > \" and moves, as an answer gave it"};
    auto start = position_from<S>(text.substr(0, at));
    if (!start) return start.error();
    const std::size_t begin = at + before_moves.size();
    auto line = line_from(*start, text.substr(begin));
    if (!line)
        return ParseError{line.error().code, begin + line.error().offset, line.error().sentence};
    return Plan<S>{*start, std::move(*line)};
}

// The same where the position is not one of the plan's: as many of its moves as there were turns
// are behind it, and of the others those are left out that are no longer possible.
template <GameState S>
std::optional<Plan<S>> rest_after_others(const Plan<S>& plan, const std::vector<S>& line_of_play,
                                         const Arrangements<S>& arrangements) {
    std::size_t begin = line_of_play.size();
    while (begin > 0 && !arrangements.look_alike(line_of_play[begin - 1], plan.start)) --begin;
    const std::size_t played = line_of_play.size() - begin;
    if (begin == 0 || played > plan.line.size()) return std::nullopt;

    const S& now = line_of_play.back();
    Plan<S> rest{arrangements.imagined(now, line_of_play[begin - 1], plan.start), {}};
    S state = rest.start;
    for (std::size_t i = played; i < plan.line.size(); ++i) {
        if (state.check(plan.line[i]) != Refusal::none) continue;
        state.apply(plan.line[i]);
        rest.line.push_back(plan.line[i]);
    }
    if (rest.line.empty() || state.outcome() != Outcome::won) return std::nullopt;
    return rest;
}

// What is left of a plan in the last position of a line of play, if all that was turned up since it
// was made agrees with it. Mostly the position is one that the plan passes. Where moves came about
// by themselves meanwhile, such as a card that went home, they are passed over.
template <GameState S>
std::optional<Plan<S>> rest_of(const Plan<S>& plan, const std::vector<S>& line_of_play,
                               const Arrangements<S>& arrangements) {
    const S& now = line_of_play.back();
    std::optional<Plan<S>> rest;
    S state = plan.start;
    for (std::size_t i = 0; i < plan.line.size(); ++i) {
        if (arrangements.look_alike(now, state)) rest = Plan<S>{state, {}};
        if (state.check(plan.line[i]) != Refusal::none) return std::nullopt;
        state.apply(plan.line[i]);
        if (rest) rest->line.push_back(plan.line[i]);
    }
    if (state.outcome() != Outcome::won) return std::nullopt;
    return rest ? rest : rest_after_others(plan, line_of_play, arrangements);
}

}  // namespace croupier::solver
