// Meridian: redo.
#include "tests/support/positions.h"
#include "tests/support/rules.h"

namespace croupier::test {
namespace {

constexpr std::string_view shuttle_with_stock =
    "stock: 2C 3C 4C | t1: 9H 6S 5H | t2: 9D 6C | t3: 9C 7H";

}  // namespace

TEST(MeridianRedo, MakesTheUndoneMoveAgainWithoutCountingIt) {
    RULE("M-074", "MD-18", "MT-22");
    const auto match = match_at<MeridianGame>(shuttle_with_stock);
    play_all(*match, "12 3h");
    const std::string position = match->position();
    match->undo();
    match->undo();
    EXPECT_TRUE(has_event(match->redo(), EventKind::redone));
    EXPECT_TRUE(match->redo());
    EXPECT_EQ(match->position(), position);
    EXPECT_EQ(match->tally().moves, 2);
    EXPECT_EQ(match->redo().refusal, Refusal::nothing_to_redo);
}

TEST(MeridianRedo, GoesForwardTenMovesAtMost) {
    RULE("MD-18", "M-070");
    const auto match = match_at<MeridianGame>(shuttle_with_stock);
    for (int i = 0; i < 12; ++i) play_all(*match, i % 2 == 0 ? "12" : "21");
    const std::string position = match->position();
    while (match->undo()) {
    }
    EXPECT_EQ(match->redo_left(), 10);
    for (int i = 0; i < 10; ++i) EXPECT_TRUE(match->redo());
    EXPECT_EQ(match->redo().refusal, Refusal::nothing_to_redo);
    EXPECT_EQ(match->position(), position);
}

TEST(MeridianRedo, EndsWithANewMove) {
    RULE("MD-18");
    const auto match = match_at<MeridianGame>(shuttle_with_stock);
    play_all(*match, "12");
    match->undo();
    play_all(*match, "3h");
    EXPECT_EQ(match->redo().refusal, Refusal::nothing_to_redo);
}

TEST(MeridianRedo, EndsWithADraw) {
    RULE("MD-18");
    const auto match = match_at<MeridianGame>(shuttle_with_stock);
    play_all(*match, "12");
    match->undo();
    EXPECT_EQ(match->redo_left(), 1);
    play_all(*match, "s");
    EXPECT_EQ(match->redo_left(), 0);
    EXPECT_EQ(match->redo().refusal, Refusal::nothing_to_redo);
}

TEST(MeridianRedo, EndsWithADrawThatTurnsTheWasteOver) {
    RULE("MD-18", "MD-39");
    const auto match = match_at<MeridianGame>("waste: 2C 3C | t1: 9C 2D | t2: 7H");
    play_all(*match, "1p");
    match->undo();
    play_all(*match, "s");
    EXPECT_EQ(match->redo().refusal, Refusal::nothing_to_redo);
}

TEST(MeridianRedo, SurvivesARefusedMove) {
    RULE("MD-18");
    const auto match = match_at<MeridianGame>(shuttle_with_stock);
    play_all(*match, "12");
    match->undo();
    EXPECT_FALSE(play(*match, "31"));
    EXPECT_TRUE(match->redo());
}

TEST(MeridianRedo, BringsTheDrawsAfterTheMoveBackToo) {
    RULE("MD-16", "MD-18");
    const auto match = match_at<MeridianGame>(shuttle_with_stock);
    play_all(*match, "12 s s");
    const std::string position = match->position();
    match->undo();
    EXPECT_TRUE(match->redo());
    EXPECT_EQ(match->position(), position);
}

TEST(MeridianRedo, CanBeUndoneAgain) {
    RULE("M-074");
    const auto match = match_at<MeridianGame>(shuttle_with_stock);
    play_all(*match, "12");
    match->undo();
    match->redo();
    EXPECT_TRUE(match->undo());
    EXPECT_EQ(match->position(), with_game("meridian", shuttle_with_stock));
    EXPECT_EQ(match->tally().undos, 2);
}

}  // namespace croupier::test
