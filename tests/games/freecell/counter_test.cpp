// FreeCell: the move counter.
#include "tests/support/positions.h"
#include "tests/support/rules.h"

namespace croupier::test {
namespace {

constexpr std::string_view two_moves = "t1: KD | t2: 5H 4S 3H | t3: 6C";

}  // namespace

TEST(FreecellCounter, EveryMovementOfACardIsOneMove) {
    RULE("F-023");
    const auto match = match_at<FreecellGame>("fh: 2H | b: 3H | t1: KD | t2: QS 9D | t3: JC");
    int counted = 0;
    for (std::string_view move : {"1a", "bh", "2c", "a4", "24", "c2"}) {
        play_all(*match, move);
        EXPECT_EQ(match->tally().moves, ++counted) << move;
    }
}

TEST(FreecellCounter, ASupermoveCountsItsCards) {
    RULE("F-024", "FT-15");
    const auto match = match_at<FreecellGame>(two_moves);
    play_all(*match, "1a");
    EXPECT_EQ(match->tally().moves, 1);
    play_all(*match, "23");
    EXPECT_EQ(match->tally().moves, 4);
    EXPECT_EQ(match->tally().total_moves, 4);
}

TEST(FreecellCounter, UndoingCountsLikeMoving) {
    RULE("F-025", "FT-15", "FD-10");
    const auto match = match_at<FreecellGame>(two_moves);
    play_all(*match, "1a 23");
    EXPECT_TRUE(match->undo());
    EXPECT_EQ(match->tally().moves, 7);
    EXPECT_TRUE(match->undo());
    EXPECT_EQ(match->tally().moves, 8);
    EXPECT_EQ(match->tally().total_moves, 8);
    EXPECT_EQ(match->tally().undos, 2);
}

TEST(FreecellCounter, RedoingCountsLikeMoving) {
    RULE("FD-10");
    const auto match = match_at<FreecellGame>(two_moves);
    play_all(*match, "23");
    EXPECT_TRUE(match->undo());
    EXPECT_TRUE(match->redo());
    EXPECT_EQ(match->tally().moves, 9);
    EXPECT_EQ(match->tally().total_moves, 9);
    EXPECT_EQ(match->tally().undos, 1);
}

TEST(FreecellCounter, UndoneMovesOfCellsAndFoundationsCountToo) {
    RULE("FD-18", "F-025");
    const auto match = match_at<FreecellGame>("a: AS | t1: KD");
    int counted = 0;
    for (std::string_view move : {"1b", "ah", "a2"}) {
        play_all(*match, move);
        EXPECT_EQ(match->tally().moves, ++counted) << move;
        EXPECT_TRUE(match->undo());
        EXPECT_EQ(match->tally().moves, ++counted) << move;
    }
}

TEST(FreecellCounter, ARefusedMoveOrUndoCountsNothing) {
    RULE("F-023", "F-025");
    const auto match = match_at<FreecellGame>("t1: KD | t2: QH");
    EXPECT_EQ(play(*match, "21").refusal, Refusal::wrong_colour);
    EXPECT_EQ(match->undo().refusal, Refusal::nothing_to_undo);
    EXPECT_EQ(match->tally(), Tally{});
}

TEST(FreecellCounter, ThereIsNoScore) {
    const auto match = match_at<FreecellGame>("a: AS | t1: KD");
    play_all(*match, "ah 1a");
    EXPECT_EQ(match->score(), 0);
}

}  // namespace croupier::test
