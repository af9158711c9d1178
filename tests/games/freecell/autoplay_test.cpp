// FreeCell: cards that go home by themselves, and Finish.
#include "tests/support/positions.h"
#include "tests/support/rules.h"

namespace croupier::test {
namespace {

constexpr std::string_view covered_ace = "t1: AC 5H | t2: 6S";

}  // namespace

TEST(FreecellAutoplay, IsOffByDefault) {
    RULE("FD-14");
    const auto match = match_at<FreecellGame>(covered_ace);
    play_all(*match, "12");
    EXPECT_EQ(match->position(), "freecell | t1: AC | t2: 6S 5H");
}

TEST(FreecellAutoplay, SendsASafeCardHomeAndCountsIt) {
    RULE("FD-14");
    const auto match = match_at<FreecellGame>(covered_ace, "autoplay=safe");
    play_all(*match, "12");
    EXPECT_EQ(match->position(), "freecell | fc: AC | t2: 6S 5H");
    EXPECT_EQ(match->tally().moves, 2);
}

TEST(FreecellAutoplay, IsUndoneTogetherWithTheMove) {
    RULE("FD-14", "FD-18");
    const auto match = match_at<FreecellGame>(covered_ace, "autoplay=safe");
    play_all(*match, "12");
    EXPECT_EQ(match->undo_left(), 1);
    EXPECT_TRUE(match->undo());
    EXPECT_EQ(match->position(), "freecell | t1: AC 5H | t2: 6S");
    EXPECT_EQ(match->tally().moves, 4);
}

TEST(FreecellAutoplay, SharesTheGroupOfTheMove) {
    RULE("FD-14");
    const auto match = match_at<FreecellGame>(covered_ace, "autoplay=safe");
    play_all(*match, "12");
    const int first = Freecell::first_column, clubs = Freecell::first_foundation;
    EXPECT_EQ(match->undo_stack(),
              (std::vector<UndoRecord>{{card(5, Suit::hearts), first, first + 1, 0},
                                       {card(ace, Suit::clubs), first, clubs, 0}}));
}

TEST(FreecellAutoplay, WithStepsBelongsToTheLastStep) {
    RULE("FD-14", "FD-10");
    const auto match = match_at<FreecellGame>("t1: AC 4H 3S | t2: 5C", "autoplay=safe steps=on");
    play_all(*match, "12");
    EXPECT_EQ(match->tally().moves, 4);
    EXPECT_TRUE(match->undo());
    EXPECT_EQ(match->position(), "freecell | a: 3S | t1: AC | t2: 5C 4H");
    EXPECT_EQ(match->tally().moves, 6);
}

TEST(FreecellAutoplay, GoesOnFromCellsAndColumns) {
    RULE("FD-14");
    const auto match = match_at<FreecellGame>("b: 2C | t1: AC 5H | t2: 6S", "autoplay=safe");
    play_all(*match, "12");
    EXPECT_EQ(match->position(), "freecell | fc: 2C | t2: 6S 5H");
    EXPECT_EQ(match->tally().moves, 3);
}

TEST(FreecellAutoplay, AThreeIsSafeWhenBothTwosOfTheOtherColourAreHome) {
    RULE("FD-14");
    const struct {
        std::string_view others;
        bool safe;
    } cases[] = {{"fh: 2H | fc: 2C | fs: 2S | t1: 3H KD", true},
                 {"fh: 2H | fc: AC | fs: 2S | t1: 3H KD", false},
                 {"fh: 2H | fc: 2C | fs: AS | t1: 3H KD", false},
                 {"fc: 2C | fd: 2D | fh: 2H | t1: 3C KD", true},
                 {"fc: 2C | fd: AD | fh: 2H | t1: 3C KD", false},
                 {"fc: 2C | fd: 2D | fh: AH | t1: 3C KD", false}};
    for (const auto& [position, safe] : cases) {
        const auto match = match_at<FreecellGame>(position, "autoplay=safe");
        play_all(*match, "1a");
        EXPECT_EQ(match->tally().moves, safe ? 2 : 1) << position;
    }
}

TEST(FreecellAutoplay, ATwoIsAlwaysSafe) {
    RULE("FD-14");
    const auto match = match_at<FreecellGame>("fh: AH | t1: 2H KD", "autoplay=safe");
    play_all(*match, "1a");
    EXPECT_EQ(match->position(), "freecell | a: KD | fh: 2H");
}

TEST(FreecellAutoplay, MayWinTheGame) {
    RULE("FD-14", "F-028");
    const auto match =
        match_at<FreecellGame>("fc: KC | fd: KD | fh: KH | fs: JS | t1: KS QS", "autoplay=safe");
    const Answer answer = play(*match, "1a");
    EXPECT_TRUE(has_event(answer, EventKind::won));
    EXPECT_EQ(match->tally().moves, 3);
    EXPECT_EQ(match->undo().refusal, Refusal::game_over);
}

TEST(FreecellFinish, SendsHomeWhateverCanGoAsOneTurn) {
    const auto match = match_at<FreecellGame>("a: 3C | fc: 2C | t1: 5C KD | t2: 4C");
    EXPECT_TRUE(match->finish());
    EXPECT_EQ(match->position(), "freecell | fc: 4C | t1: 5C KD");
    EXPECT_EQ(match->tally().moves, 2);
    EXPECT_EQ(match->turns(), 1);
    EXPECT_EQ(match->finish().refusal, Refusal::nothing_to_finish);
}

}  // namespace croupier::test
