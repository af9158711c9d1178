// Cards: the attempts of the heuristic Solve, their seed, and Solve as a turn of the match.
#include "croupier/engine/games/cards/solve.h"
#include "tests/support/cards.h"
#include "tests/support/positions.h"
#include "tests/support/rules.h"

namespace croupier::test {
TEST(CardsSolve, TriesAgainWithOtherNumbersUntilItWins) {
    RULE("C-036", "CD-14");
    const Cards start = dealt(290, Cards::Stacks::free);
    int won_at_once = 0, won_later = 0;
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        const HeuristicLine line = solve_by_heuristic(start, seed);
        EXPECT_EQ(played(start, line.moves).won(), line.won);
        const bool at_once = solve_by_heuristic(start, seed, 1).won;
        won_at_once += at_once ? 1 : 0;
        won_later += line.won && !at_once ? 1 : 0;
    }
    EXPECT_LT(won_at_once, 10);
    EXPECT_GT(won_later, 0);
}

TEST(CardsSolve, OfSeveralLostAttemptsKeepsTheBest) {
    RULE("C-036");
    const Cards start = dealt(1, Cards::Stacks::ordered);
    const auto home_after = [&](std::uint64_t seed, int attempts) {
        return played(start, solve_by_heuristic(start, seed, attempts).moves).foundations.home();
    };
    int better = 0;
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        for (int attempts = 1; attempts < 20; ++attempts)
            EXPECT_LE(home_after(seed, attempts), home_after(seed, attempts + 1)) << seed;
        better += home_after(seed, 1) < home_after(seed, 20) ? 1 : 0;
    }
    EXPECT_GT(better, 0);
}

TEST(CardsSolve, TheSameSeedGivesTheSameLine) {
    RULE("C-058", "CD-14");
    const auto one = match_of("CL-290"), other = match_of("CL-290");
    const std::vector<Move> line = one->attempt(290);
    EXPECT_EQ(one->attempt(290), line);  // asking draws no numbers from a shared stream
    EXPECT_EQ(other->attempt(290), line);
    EXPECT_NE(one->attempt(291), line);
    EXPECT_EQ(one->position(), other->position());
}

TEST(CardsSolve, IsOneTurnAndUndoneAsAWhole) {
    RULE("CD-06");
    const auto match = match_of("CA-1");
    const std::string start = match->position();
    const std::vector<Move> line = match->attempt(1);
    ASSERT_GT(line.size(), 1u);
    EXPECT_TRUE(match->play_line(line));
    EXPECT_NE(match->position(), start);
    EXPECT_EQ(match->turns(), 1);
    EXPECT_EQ(match->tally().moves, static_cast<int>(line.size()));
    EXPECT_TRUE(match->undo());
    EXPECT_EQ(match->position(), start);
    EXPECT_EQ(match->undo().refusal, Refusal::nothing_to_undo);
}

TEST(CardsSolve, ThatWinsRaisesTheWinOnceAndCannotBeUndone) {
    RULE("CD-06");
    const auto match = match_of("CL-290");
    const Answer answer = match->play_line(match->attempt(1));
    EXPECT_EQ(std::ranges::count(answer.events, EventKind::won, &Event::kind), 1);
    EXPECT_EQ(match->outcome(), Outcome::won);
    EXPECT_EQ(match->undo().refusal, Refusal::game_over);
}

TEST(CardsSolve, ALineWithARefusedMoveIsNotBegun) {
    RULE("C-042");
    const auto match = match_at<CardsGame>("t1: 6H | t2: 6D | t3: 5S");
    EXPECT_EQ(match->play_line(std::vector{carry(6, 4), carry(6, 5)}).refusal,
              Refusal::source_empty);
    EXPECT_EQ(match->position(), "cards | t1: 6H | t2: 6D | t3: 5S");
    EXPECT_EQ(match->turns(), 0);
}

}  // namespace croupier::test
