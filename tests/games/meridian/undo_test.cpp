// Meridian: what undo restores, how far it goes and what it costs.
#include "tests/support/positions.h"
#include "tests/support/rules.h"

namespace croupier::test {
namespace {

// The five goes back and forth; the seven keeps the game alive.
constexpr std::string_view shuttle = "t1: 9H 6S 5H | t2: 9D 6C | t3: 9C 7H";

void shuttle_times(Match& match, int times) {
    for (int i = 0; i < times; ++i) EXPECT_TRUE(play(match, i % 2 == 0 ? "12" : "21")) << i;
}

}  // namespace

TEST(MeridianUndo, RestoresTheTableButNotTheCounters) {
    RULE("MT-22", "M-071", "M-073", "MD-17");
    const auto match =
        match_at<MeridianGame>("mode=traditional | waste: 2C 5S | t1: 4C / 6H | t2: 7D");
    play_all(*match, "w1");
    EXPECT_EQ(match->position(), "meridian mode=traditional | waste: 2C | t1: 4C / 6H 5S | t2: 7D");
    EXPECT_TRUE(has_event(match->undo(), EventKind::undone));
    EXPECT_EQ(match->position(), "meridian mode=traditional | waste: 2C 5S | t1: 4C / 6H | t2: 7D");
    EXPECT_EQ(match->tally().moves, 1);
    EXPECT_EQ(match->tally().undos, 1);
    EXPECT_TRUE(match->redo());
    EXPECT_EQ(match->position(), "meridian mode=traditional | waste: 2C | t1: 4C / 6H 5S | t2: 7D");
    EXPECT_EQ(match->tally().moves, 1);
}

TEST(MeridianUndo, TurnsTheCardDownAndTakesTheTypesBack) {
    RULE("MT-22", "M-073");
    const auto match = match_at<MeridianGame>("mode=traditional | t1: AC / KH | t2: 7D");
    play_all(*match, "13");
    EXPECT_EQ(match->position(), "meridian mode=traditional | t1=ace: AC | t2: 7D | t3=king: KH");
    match->undo();
    EXPECT_EQ(match->position(), "meridian mode=traditional | t1: AC / KH | t2: 7D");
}

TEST(MeridianUndo, ReturnsThroughEveryPosition) {
    RULE("M-073");
    const auto match = match_at<MeridianGame>(
        "mode=double_pocket | waste: 8H 7S | t1: KS 6H | t2: 9C 5C | t3: 2C 7D");
    std::vector<std::string> seen;
    for (const char* move : {"wp", "1h", "3h", "ph", "2q", "w2"}) {
        seen.push_back(match->position());
        play_all(*match, move);
    }
    for (; !seen.empty(); seen.pop_back()) {
        EXPECT_TRUE(match->undo());
        EXPECT_EQ(match->position(), seen.back());
    }
    EXPECT_EQ(match->undo().refusal, Refusal::nothing_to_undo);
}

TEST(MeridianUndo, GoesBackTenMoves) {
    RULE("MT-23", "M-070", "M-071");
    const auto match = match_at<MeridianGame>(shuttle);
    shuttle_times(*match, 12);
    for (int i = 1; i <= 10; ++i) EXPECT_TRUE(match->undo()) << i;
    EXPECT_EQ(match->undo().refusal, Refusal::nothing_to_undo);
    EXPECT_EQ(match->tally().undos, 10);
    EXPECT_EQ(match->tally().moves, 12);
}

TEST(MeridianUndo, GoesBackAsFarAsTheOptionSays) {
    RULE("M-070");
    for (const auto& [word, depth] :
         {std::pair{"unlimited", 12}, {"none", 0}, {"1", 1}, {"10", 10}}) {
        const auto match = match_at<MeridianGame>(shuttle, "undo=" + std::string(word));
        shuttle_times(*match, 12);
        int undone = 0;
        while (match->undo()) ++undone;
        EXPECT_EQ(undone, depth) << word;
    }
}

TEST(MeridianUndo, TakesTheDrawsSinceTheLastMoveBackWithIt) {
    RULE("MT-24", "M-072", "MD-16");
    constexpr std::string_view start = "stock: 2C 3C 4C | t1: 9C 2D | t2: 7H";
    const auto match = match_at<MeridianGame>(start);
    play_all(*match, "1p s s");
    EXPECT_TRUE(match->undo());
    EXPECT_EQ(match->position(), with_game("meridian", start));
    EXPECT_EQ(match->undo().refusal, Refusal::nothing_to_undo);
}

TEST(MeridianUndo, DoesNotTakeADrawBackOnItsOwn) {
    RULE("M-072", "MD-16");
    const auto match = match_at<MeridianGame>("stock: 2C 3C | t1: 9C 2D | t2: 7H");
    play_all(*match, "s s");
    EXPECT_EQ(match->undo_left(), 0);
    EXPECT_EQ(match->undo().refusal, Refusal::nothing_to_undo);
    play_all(*match, "wp");
    EXPECT_TRUE(match->undo());
    EXPECT_EQ(match->position(), "meridian | waste: 3C 2C | t1: 9C 2D | t2: 7H");
}

TEST(MeridianUndo, TakesDrawsBackOneByOneWhenTheyAreUndoable) {
    RULE("MT-24", "MD-16");
    const auto match =
        match_at<MeridianGame>("stock: 2C 3C 4C | t1: 9C 2D | t2: 7H", "draws=undoable");
    play_all(*match, "1p s s");
    match->undo();
    EXPECT_EQ(match->position(), "meridian | stock: 2C 3C | waste: 4C | p: 2D | t1: 9C | t2: 7H");
    match->undo();
    EXPECT_EQ(match->position(), "meridian | stock: 2C 3C 4C | p: 2D | t1: 9C | t2: 7H");
    match->undo();
    EXPECT_EQ(match->position(), "meridian | stock: 2C 3C 4C | t1: 9C 2D | t2: 7H");
}

TEST(MeridianUndo, AddsUpAndLeavesTimeHintsAndMovesAlone) {
    RULE("MD-17", "M-071");
    const auto match = match_at<MeridianGame>(shuttle);
    match->take_hint(1'000);
    for (int i = 1; i <= 3; ++i) {
        play(*match, "12", 1'000 * i);
        match->undo(1'000 * i + 500);
        EXPECT_EQ(match->tally().undos, i);
        EXPECT_EQ(match->tally().moves, i);
    }
    EXPECT_EQ(match->tally().hints, 1);
    EXPECT_EQ(match->elapsed(), 3'500);
}

TEST(MeridianUndo, IsRefusedAfterALossUnlessTheOptionAllowsIt) {
    RULE("M-072", "MD-34");
    constexpr std::string_view last_move = "t1: 9C 2C | t2: 9D";
    const auto final = match_at<MeridianGame>(last_move);
    play_all(*final, "1p");
    ASSERT_EQ(final->outcome(), Outcome::lost);
    EXPECT_EQ(final->undo().refusal, Refusal::game_over);
    const auto lenient = match_at<MeridianGame>(last_move, "after_loss=undo");
    play_all(*lenient, "1p");
    ASSERT_EQ(lenient->outcome(), Outcome::lost);
    EXPECT_TRUE(lenient->undo());
    EXPECT_EQ(lenient->outcome(), Outcome::open);
    EXPECT_EQ(lenient->position(), with_game("meridian", last_move));
}

}  // namespace croupier::test
