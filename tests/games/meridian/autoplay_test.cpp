// Meridian: cards that go home by themselves, and Finish.
#include "tests/support/positions.h"
#include "tests/support/rules.h"

namespace croupier::test {
namespace {

constexpr Card seven_of_hearts = card(7, Suit::hearts);

}  // namespace

TEST(MeridianAutoplay, ACardIsSafeWhenAllItsNeighboursAreHome) {
    RULE("MD-40");
    EXPECT_TRUE(is_safe_home(at<Meridian>("dc: 6C | ds: 6S | uc: 8C | us: 8S"), seven_of_hearts));
    for (const char* missing : {"ds: 6S | uc: 8C | us: 8S", "dc: 6C | uc: 8C | us: 8S",
                                "dc: 6C | ds: 6S | uc: 7C | us: 8S",
                                "dc: 6C | ds: 6S | uc: 8C | us: 7S", "dh: 6H | dd: 6D | ud: 8D"})
        EXPECT_FALSE(is_safe_home(at<Meridian>(missing), seven_of_hearts)) << missing;
}

TEST(MeridianAutoplay, KingsAndAcesHaveNeighboursOnOneSideOnly) {
    RULE("MD-40");
    EXPECT_TRUE(is_safe_home(at<Meridian>("uc: QC | us: QS"), card(king, Suit::hearts)));
    EXPECT_FALSE(is_safe_home(at<Meridian>("uc: QC | us: JS"), card(king, Suit::hearts)));
    EXPECT_TRUE(is_safe_home(at<Meridian>("dh: 2H | dd: 2D"), card(ace, Suit::clubs)));
    EXPECT_FALSE(is_safe_home(at<Meridian>("dh: 2H | dd: 3D"), card(ace, Suit::clubs)));
}

TEST(MeridianAutoplay, SendsASafeCardHomeAfterTheMoveAndUndoesThemTogether) {
    RULE("MD-40");
    constexpr std::string_view start =
        "uc: 8C | us: 8S | dc: 6C | ds: 6S | t1: 2C 7H | t2: 9D 2D | t3: 4S 9S";
    const auto match = match_at<MeridianGame>(start, "autoplay=safe");
    play_all(*match, "2p");
    EXPECT_EQ(match->position(), "meridian | p: 2D | uh: 7H | uc: 8C | us: 8S | dc: 6C | ds: 6S | "
                                 "t1: 2C | t2: 9D | t3: 4S 9S");
    EXPECT_EQ(match->tally().moves, 2);
    match->undo();
    EXPECT_EQ(match->position(), with_game("meridian", start));
}

TEST(MeridianAutoplay, LeavesACardThatCouldStillBeNeeded) {
    RULE("MD-40");
    const auto match = match_at<MeridianGame>(
        "uc: 8C | us: 8S | dc: 6C | t1: 2C 7H | t2: 9D 2D | t3: 4S 6S 3S", "autoplay=safe");
    play_all(*match, "2p");
    EXPECT_EQ(match->tally().moves, 1);
    EXPECT_TRUE(play(*match, "1h"));  // the player may send it all the same
}

TEST(MeridianAutoplay, IsOffByDefault) {
    RULE("MD-40");
    const auto match =
        match_at<MeridianGame>("uc: 8C | us: 8S | dc: 6C | ds: 6S | t1: 2C 7H | t2: 9D 2D");
    play_all(*match, "2p");
    EXPECT_EQ(match->tally().moves, 1);
}

TEST(MeridianFinish, PlaysHomeWhatWins) {
    RULE("MD-40", "M-001");
    const auto match = match_at<MeridianGame>(
        "stock: KC QC | uh: KH | ud: QD | uc: JC | us: KS | dh: AH | dd: AD | dc: 2C | ds: AS | "
        "t1: KD AC");
    const Answer answer = match->finish();
    EXPECT_TRUE(answer);
    EXPECT_TRUE(has_event(answer, EventKind::won));
    EXPECT_EQ(match->outcome(), Outcome::won);
}

TEST(MeridianFinish, IsRefusedWhenPlayingHomeDoesNotWin) {
    RULE("MD-40");
    const auto match = match_at<MeridianGame>("t1: 9C 7H | t2: 8H 9D");
    EXPECT_EQ(match->finish().refusal, Refusal::nothing_to_finish);
    EXPECT_EQ(match->position(), "meridian | t1: 9C 7H | t2: 8H 9D");
}

}  // namespace croupier::test
