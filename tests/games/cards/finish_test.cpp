// Cards: Finish, and cards that go home by themselves.
#include "tests/support/positions.h"
#include "tests/support/rules.h"

namespace croupier::test {
namespace {

// The position after Finish; the start when there is nothing to finish.
std::string after_finish(std::string_view text, std::string_view house_rules = "") {
    const auto match = match_at<CardsGame>(text, house_rules);
    match->finish();
    return match->position();
}

}  // namespace

TEST(CardsFinish, PlaysHomeUntilNothingFitsAndIsUndoneAsAWhole) {
    RULE("CT-14", "C-031", "CD-05", "CD-06");
    const auto match = match_at<CardsGame>("t4: 2S / AS | t6: 9D 3S");
    const Answer answer = match->finish();
    EXPECT_TRUE(answer);
    EXPECT_TRUE(has_event(answer, EventKind::turned_up));
    EXPECT_FALSE(has_event(answer, EventKind::won));
    EXPECT_EQ(match->position(), "cards | fs: 3S | t6: 9D");
    EXPECT_EQ(match->turns(), 1);
    EXPECT_TRUE(match->undo());
    EXPECT_EQ(match->position(), "cards | t4: 2S / AS | t6: 9D 3S");
}

TEST(CardsFinish, TakesTheFirstPileThatFitsAndBeginsAgain) {
    RULE("CD-04", "C-031");
    const auto match = match_at<CardsGame>("t1: 2S | t2: AS | t3: AH | t8: AC");
    std::vector<int> sources;
    for (Move move : match->finish_line()) sources.push_back(move.from - 3);
    EXPECT_EQ(sources, (std::vector{2, 1, 3, 8}));
}

TEST(CardsFinish, WithNothingToPlayIsRefused) {
    RULE("C-031");
    const auto match = match_at<CardsGame>("t1: 6H | t2: 6D | t3: 5S");
    play_all(*match, "31");
    EXPECT_EQ(match->finish().refusal, Refusal::nothing_to_finish);
    EXPECT_EQ(match->position(), "cards | t1: 6H 5S | t2: 6D");
    EXPECT_EQ(match->undo_left(), 1);
}

TEST(CardsFinish, TwosAreSafeUnderBothSettings) {
    RULE("CT-15", "CD-04");
    const char* start = "fc: AC | t1: AH 9S | t2: AD 9C | t3: 2C";
    for (const char* house_rules : {"finish=all", "finish=safe"})
        EXPECT_EQ(after_finish(start, house_rules), "cards | fc: 2C | t1: AH 9S | t2: AD 9C")
            << house_rules;
}

TEST(CardsFinish, AFiveGoesWithoutTheFoursOnlyByDefault) {
    RULE("CT-15", "CD-04");
    const char* start = "fh: 3H | fc: 4C | fd: 3D | t1: 5C";
    EXPECT_EQ(after_finish(start), "cards | fh: 3H | fc: 5C | fd: 3D");
    EXPECT_EQ(after_finish(start, "finish=all"), "cards | fh: 3H | fc: 5C | fd: 3D");
    EXPECT_EQ(after_finish(start, "finish=safe"), "cards | fh: 3H | fc: 4C | fd: 3D | t1: 5C");
}

TEST(CardsFinish, SafeMeansBothLowerCardsOfTheOtherColourAreHome) {
    RULE("CD-04");
    const auto goes = [](const std::string& others, const char* card) {
        const std::string position = after_finish(others + " | t1: " + card, "finish=safe");
        return position.find("t1:") == std::string::npos;
    };
    EXPECT_TRUE(goes("fh: 4H | fc: 4C | fd: 4D", "5C"));
    EXPECT_FALSE(goes("fh: 3H | fc: 4C | fd: 4D", "5C"));
    EXPECT_FALSE(goes("fh: 4H | fc: 4C | fd: 3D", "5C"));
    EXPECT_TRUE(goes("fs: 4S | fh: 4H | fc: 4C", "5H"));
    EXPECT_FALSE(goes("fs: 3S | fh: 4H | fc: 4C", "5H"));
    EXPECT_FALSE(goes("fs: 4S | fh: 4H | fc: 3C", "5H"));
    EXPECT_TRUE(goes("fs: 2S | fh: 2H | fd: 2D", "3S"));
    EXPECT_FALSE(goes("fs: 2S | fh: 2H | fd: AD", "3S"));
    EXPECT_TRUE(goes("fd: AD", "2D"));
}

TEST(CardsFinish, SafeCardsGoOnAsFarAsTheyAreSafe) {
    RULE("CD-04", "C-031");
    const char* start = "t1: 3S 2S AS | t2: 2H AH | t3: 3D AD";
    EXPECT_EQ(after_finish(start, "finish=safe"),
              "cards | fs: 2S | fh: 2H | fd: AD | t1: 3S | t3: 3D");
    EXPECT_EQ(after_finish(start), "cards | fs: 3S | fh: 2H | fd: AD | t3: 3D");
}

TEST(CardsFinish, ThatWinsRaisesTheWinAndCannotBeUndone) {
    RULE("CD-06", "C-052");
    const auto match = match_at<CardsGame>("fs: KS | fh: KH | fc: QC | fd: QD | t1: KD | t2: KC");
    const Answer answer = match->finish();
    EXPECT_EQ(answer.events.size(), 3u);
    EXPECT_EQ(answer.events.back().kind, EventKind::won);
    EXPECT_EQ(match->undo().refusal, Refusal::game_over);
    EXPECT_EQ(match->finish().refusal, Refusal::game_over);
}

TEST(CardsAutoplay, IsOffUnlessAskedFor) {
    const auto match = match_at<CardsGame>("t1: AS 5S | t2: 6H");
    play_all(*match, "12");
    EXPECT_EQ(match->position(), "cards | t1: AS | t2: 6H 5S");
}

TEST(CardsAutoplay, SendsSafeCardsHomeTogetherWithTheMove) {
    const auto match =
        match_at<CardsGame>("t1: 2S AS 5S | t2: 6H | fc: 2C | t3: 3C", "autoplay=safe");
    play_all(*match, "12");
    EXPECT_EQ(match->position(), "cards | fs: 2S | fc: 2C | t2: 6H 5S | t3: 3C");
    EXPECT_TRUE(match->undo());
    EXPECT_EQ(match->position(), "cards | fc: 2C | t1: 2S AS 5S | t2: 6H | t3: 3C");
}

}  // namespace croupier::test
