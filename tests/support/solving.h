// Matches from deal ids and positions, and questions that are waited for.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string_view>

#include "croupier/engine/all_games.h"
#include "croupier/solver/question.h"

namespace croupier::test {

inline constexpr auto never = [] { return false; };

inline std::unique_ptr<Match> dealt(std::string_view id) {
    MatchResult match = deal_match(*deal_id_from(id));
    return std::move(*match);
}

inline std::unique_ptr<Match> match_from(std::string_view position) {
    MatchResult match = match_from_position(position);
    EXPECT_TRUE(match) << (match ? "" : match.error().sentence);
    return std::move(*match);
}

// The question, answered.
template <class Asked>
std::unique_ptr<Asked> asked(Result<std::unique_ptr<Asked>> question) {
    EXPECT_TRUE(question) << (question ? "" : question.error().sentence);
    solver::answered(**question, never);
    return std::move(*question);
}

}  // namespace croupier::test
