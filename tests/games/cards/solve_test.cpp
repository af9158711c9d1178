// Cards: the heuristic Solve of the original game, which moves it chooses.
#include "croupier/engine/games/cards/solve.h"
#include "tests/support/cards.h"
#include "tests/support/positions.h"
#include "tests/support/rules.h"

namespace croupier::test {
namespace {

int hidden(const Cards& state) {
    int sum = 0;
    for (const auto& column : state.columns) sum += column.face_down();
    return sum;
}

bool frees(Cards state, Move move) {
    const int before = hidden(state);
    state.apply(move);
    return hidden(state) < before;
}

// How often a line comes to a position where it has been before.
int returns(Cards state, const std::vector<Move>& line) {
    StateSet<Cards> seen;
    seen.insert(state);
    int count = 0;
    for (Move move : line) {
        state.apply(move);
        count += seen.insert(state) ? 0 : 1;
    }
    return count;
}

std::string first_move(const Cards& state, std::uint64_t seed) {
    const HeuristicLine line = solve_by_heuristic(state, seed);
    return line.moves.empty() ? "" : to_text(state, line.moves[0]);
}

}  // namespace

TEST(CardsSolve, BeginsWithTheMovesOfFinish) {
    RULE("C-033");
    const auto match = match_at<CardsGame>("t1: 9C / QS | t2: KH | t3: AS | t4: 3D AD | t5: 2S");
    const std::vector<Move> finish = match->finish_line();
    ASSERT_EQ(finish.size(), 3u);
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const std::vector<Move> line = match->attempt(seed);
        ASSERT_GT(line.size(), 3u) << seed;
        EXPECT_TRUE(std::ranges::equal(finish, std::span(line).first(3))) << seed;
    }
}

TEST(CardsSolve, PlaysHomeFirstAndFreesCardsNextAllAlongTheLine) {
    RULE("C-033", "C-034");
    Cards state = dealt(290, Cards::Stacks::free);
    for (Move move : solve_by_heuristic(state, 1).moves) {
        const auto home = next_homeward(state, Homeward::all);
        const auto moves = state.legal_moves();
        const bool can_free =
            std::ranges::any_of(moves, [&](Move other) { return frees(state, other); });
        EXPECT_EQ(move, home.value_or(move));
        EXPECT_TRUE(home || !can_free || frees(state, move)) << to_text(state);
        state.apply(move);
    }
    EXPECT_TRUE(state.won());
}

TEST(CardsSolve, PrefersTheMoveThatFreesAFaceDownCard) {
    RULE("C-034");
    const Cards state = at<Cards>("t1: 2C / 5S | t2: 6H | t3: TD 9S | t4: TH");
    ASSERT_EQ(legal(state), (std::vector<std::string>{"12", "34"}));
    for (std::uint64_t seed = 1; seed <= 20; ++seed) EXPECT_EQ(first_move(state, seed), "12");
}

TEST(CardsSolve, WhenStuckTakesAnyMoveAtRandom) {
    RULE("C-036");
    const Cards state = at<Cards>("t1: 6H | t2: 6D | t3: 2C 5S");
    int left = 0, right = 0;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        left += first_move(state, seed) == "31" ? 1 : 0;
        right += first_move(state, seed) == "32" ? 1 : 0;
    }
    EXPECT_EQ(left + right, 40);
    EXPECT_GT(left, 0);
    EXPECT_GT(right, 0);
}

TEST(CardsSolve, NeverReturnsToAPositionAndSoEnds) {
    RULE("C-035", "C-037");
    // The five has two sixes to go to and cannot go back to its own place.
    const Cards state = at<Cards>("t1: 6H | t2: 6D | t3: 2C 5S");
    for (std::uint64_t seed = 1; seed <= 20; ++seed)
        EXPECT_EQ(solve_by_heuristic(state, seed).moves.size(), 2u) << seed;
}

TEST(CardsSolve, DoesNotTakeACardDownOnlyToPlayItHomeAgain) {
    RULE("C-035");
    const Cards state = at<Cards>("fs: 2S | t1: 3D");
    EXPECT_EQ(returns(state, solve_by_heuristic(state, 1).moves), 0);
}

TEST(CardsSolve, OfADealItDoesNotWinMeetsEachPositionOnce) {
    RULE("C-035", "C-037");
    const Cards start = dealt(290, Cards::Stacks::ordered);
    EXPECT_EQ(returns(start, solve_by_heuristic(start, 1).moves), 0);
}

TEST(CardsSolve, OfADealItDoesNotWinStopsWhereNothingIsNew) {
    RULE("C-036", "C-037");
    Cards state = dealt(290, Cards::Stacks::ordered);
    const HeuristicLine line = solve_by_heuristic(state, 1);
    EXPECT_FALSE(line.won);
    StateSet<Cards> seen;
    seen.insert(state);
    for (Move move : line.moves) {
        state.apply(move);
        seen.insert(state);
    }
    for (Move move : state.legal_moves()) {
        if (move.from < Cards::first_column) continue;  // a card taken down would go home at once
        EXPECT_TRUE(only_swaps_columns(state, move) || seen.contains(played(state, {move})));
    }
}

}  // namespace croupier::test
