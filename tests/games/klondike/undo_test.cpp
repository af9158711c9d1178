// Klondike: what undo and redo restore.
#include "tests/support/positions.h"
#include "tests/support/rules.h"

namespace croupier::test {

TEST(KlondikeUndo, HidesTheCardAndTakesPointsAndMoveBackAndRedoRestores) {
    RULE("K-034", "KD-15", "KT-35");
    const auto match = match_at<KlondikeGame>("t1: 4C / 6H | t2: 7S");
    play_all(*match, "12");
    EXPECT_TRUE(match->undo());
    EXPECT_EQ(match->position(), "klondike | t1: 4C / 6H | t2: 7S");
    EXPECT_EQ(match->score(), 0);
    EXPECT_EQ(match->tally().moves, 0);
    EXPECT_TRUE(match->redo());
    EXPECT_EQ(match->position(), "klondike | t1: 4C | t2: 7S 6H");
    EXPECT_EQ(match->score(), 5);
    EXPECT_EQ(match->tally().moves, 1);
}

TEST(KlondikeUndo, ReturnsThroughEveryPositionToTheStart) {
    RULE("K-034", "KD-15");
    const auto match =
        match_at<KlondikeGame>("passes=3 | stock: 7D AS | t1: 3H / 6S | t2: KD / 2S | t3: 8C");
    std::vector<std::pair<std::string, int>> seen;
    for (const char* move : {"s", "w3", "13", "wh", "2h", "hs1"}) {
        seen.emplace_back(match->position(), match->score());
        play_all(*match, move);
    }
    for (; !seen.empty(); seen.pop_back()) {
        EXPECT_TRUE(match->undo());
        EXPECT_EQ(std::pair(match->position(), match->score()), seen.back());
    }
    EXPECT_EQ(match->undo().refusal, Refusal::nothing_to_undo);
}

TEST(KlondikeUndo, RestoresThePointsThatTheFloorSwallowed) {
    RULE("KD-15", "KD-03");
    const auto match = match_at<KlondikeGame>("f1: AS | t1: 2S | t2: 3H");
    play_all(*match, "1h hs2");
    EXPECT_EQ(match->score(), 0);
    match->undo();
    EXPECT_EQ(match->score(), 10);
}

TEST(KlondikeUndo, GivesAPassBack) {
    RULE("KD-15");
    const auto match = match_at<KlondikeGame>("passes=2 | stock: 2C 3C");
    play_all(*match, "s s");
    EXPECT_EQ(match->position(), "klondike passes=1 | stock: 2C 3C");
    match->undo();
    EXPECT_EQ(match->position(), "klondike passes=2 | waste: 3C 2C");
    EXPECT_TRUE(play(*match, "s"));
}

TEST(KlondikeUndo, AnUndoneRecycleDoesNotCountForThePenalty) {
    RULE("KD-15");
    const auto match = match_at<KlondikeGame>("stock: 2C", "scoring=windows negative=on");
    play_all(*match, "s s s s");
    match->undo();
    play_all(*match, "s");
    EXPECT_EQ(match->tally().recycles, 2);
    EXPECT_EQ(match->score(), 0);
    play_all(*match, "s s");
    EXPECT_EQ(match->score(), -20);
}

TEST(KlondikeUndo, LeavesTheTimeAlone) {
    RULE("KD-15");
    const auto match = match_at<KlondikeGame>("t1: AS");
    play(*match, "1h", 5'000);
    match->undo(8'000);
    EXPECT_EQ(match->elapsed(), 8'000);
}

TEST(KlondikeRedo, GivesBackExactlyTheStateThatUndoLeft) {
    RULE("K-034", "KD-15");
    const auto match = match_at<KlondikeGame>("stock: 2C 3C | t1: 4C / 6H | t2: 7S");
    play_all(*match, "12 s s");
    const std::string position = match->position();
    const int score = match->score(), moves = match->tally().moves;
    for (int i = 0; i < 3; ++i) match->undo();
    for (int i = 0; i < 3; ++i) EXPECT_TRUE(match->redo());
    EXPECT_EQ(match->position(), position);
    EXPECT_EQ(match->score(), score);
    EXPECT_EQ(match->tally().moves, moves);
    EXPECT_EQ(match->redo().refusal, Refusal::nothing_to_redo);
}

TEST(KlondikeRedo, CanBeUndoneAgain) {
    RULE("K-034");
    const auto match = match_at<KlondikeGame>("t1: 4C / 6H | t2: 7S");
    play_all(*match, "12");
    match->undo();
    match->redo();
    EXPECT_TRUE(match->undo());
    EXPECT_EQ(match->position(), "klondike | t1: 4C / 6H | t2: 7S");
}

TEST(KlondikeRedo, EndsWithANewMove) {
    RULE("K-034");
    const auto match = match_at<KlondikeGame>("t1: AS | t2: AH");
    play_all(*match, "1h");
    match->undo();
    play_all(*match, "2h");
    EXPECT_EQ(match->redo().refusal, Refusal::nothing_to_redo);
    EXPECT_EQ(match->position(), "klondike | f1: AH | t1: AS");
}

}  // namespace croupier::test
