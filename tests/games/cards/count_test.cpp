// Cards: the counters of a game and what it adds to the statistics.
#include "tests/support/positions.h"
#include "tests/support/rules.h"

namespace croupier::test {

TEST(CardsCount, AMoveCountsOnceHoweverManyCardsItCarries) {
    const auto match = match_at<CardsGame>("t1: TC | t2: 2D 9H 8S 7D | t3: AS");
    play_all(*match, "21 3h");
    EXPECT_EQ(match->tally().moves, 2);
    EXPECT_EQ(match->tally().total_moves, 2);
}

TEST(CardsCount, FinishCountsEveryCardItPlays) {
    const auto match = match_at<CardsGame>("t1: 3S 2S AS");
    match->finish();
    EXPECT_EQ(match->tally().moves, 3);
}

TEST(CardsCount, UndoTakesTheMovesBackButNotFromTheTotal) {
    const auto match = match_at<CardsGame>("t1: 3S 2S AS | t2: 6H | t3: 5C");
    play_all(*match, "32");
    match->finish();
    match->undo();
    EXPECT_EQ(match->tally().moves, 1);
    EXPECT_EQ(match->tally().total_moves, 4);
    EXPECT_EQ(match->tally().undos, 1);
}

TEST(CardsCount, RedoCountsTheMovesOnceMore) {
    const auto match = match_at<CardsGame>("t1: 3S 2S AS | t2: 6H | t3: 5C");
    play_all(*match, "32");
    match->finish();
    match->undo();
    match->redo();
    EXPECT_EQ(match->tally().moves, 4);
    EXPECT_EQ(match->tally().total_moves, 7);
    EXPECT_EQ(match->tally().undos, 1);
}

TEST(CardsCount, ThereIsNoScore) {
    const auto match = match_at<CardsGame>("fs: KS | fh: KH | fc: KC | fd: QD | t1: KD");
    play_all(*match, "12 2h");
    EXPECT_EQ(match->outcome(), Outcome::won);
    EXPECT_EQ(match->score(), 0);
    EXPECT_EQ(match->tally().bonus, 0);
    EXPECT_EQ(match->result().score, 0);
}

TEST(CardsCount, AGameCountsForItsModeOnceAMoveWasMade) {
    const auto match = match_of("CL-42");
    EXPECT_FALSE(match->result().played);
    play_all(*match, "62x2");
    EXPECT_TRUE(match->result().played);
    EXPECT_FALSE(match->result().won);
    EXPECT_EQ(match->result().mode, "CL");
    EXPECT_EQ(match->result().moves, 1);
}

}  // namespace croupier::test
