// Meridian: the direction of an untyped column and its lock.
#include "tests/support/positions.h"
#include "tests/support/rules.h"

namespace croupier::test {
namespace {

// A red six over an unrelated ten, and cards to begin either way.
Meridian begun() {
    return at<Meridian>("t1: TH 6H | t2: 9S 5S | t3: 9H 4D | t4: JD 6D | t5: 9C 7S | t6: QD 8D");
}

}  // namespace

TEST(MeridianDirection, BegunDownwardsItStaysDown) {
    RULE("MT-10", "M-009", "M-050", "MD-05");
    const Meridian state = after(begun(), "21");
    EXPECT_EQ(check(state, "31"), Refusal::none);
    EXPECT_EQ(check(state, "41"), Refusal::wrong_direction);
}

TEST(MeridianDirection, BegunUpwardsItStaysUp) {
    RULE("MT-11", "M-009", "M-050", "MD-05");
    const Meridian state = after(begun(), "51");
    EXPECT_EQ(check(state, "61"), Refusal::none);
    EXPECT_EQ(check(state, "41"), Refusal::wrong_direction);
}

TEST(MeridianDirection, IsFreeAgainWhenThePairIsBrokenUp) {
    RULE("MT-12", "MD-05");
    const Meridian state = after(begun(), "21 1p");
    EXPECT_EQ(check(state, "51"), Refusal::none);
    EXPECT_EQ(check(after(begun(), "21"), "51"), Refusal::wrong_rank);
}

TEST(MeridianDirection, ADealtPairIsARunAndLocksToo) {
    RULE("MD-05");
    const auto state = at<Meridian>("t1: 2D 6S 5H | t2: 9C 4C | t3: 9D 6C");
    EXPECT_EQ(check(state, "21"), Refusal::none);
    EXPECT_EQ(check(state, "31"), Refusal::wrong_direction);
}

TEST(MeridianDirection, OnlyFaceUpCardsMakeAPair) {
    RULE("MD-05");
    const auto state = at<Meridian>("mode=traditional | t1: 6S / 5H | t2: 9C 4C | t3: 9D 6C");
    EXPECT_EQ(check(state, "21"), Refusal::none);
    EXPECT_EQ(check(state, "31"), Refusal::none);
}

TEST(MeridianDirection, CardsOfOneColourOrTwoRanksApartAreNoPair) {
    RULE("MD-05", "M-055");
    EXPECT_EQ(check(at<Meridian>("t1: 6H 5H | t2: 9C 6C"), "21"), Refusal::none);
    EXPECT_EQ(check(at<Meridian>("t1: 7S 5H | t2: 9C 6C"), "21"), Refusal::none);
    EXPECT_EQ(check(at<Meridian>("t1: 6S 5H | t2: 9C 6C"), "21"), Refusal::wrong_direction);
}

TEST(MeridianDirection, SurvivesUndo) {
    RULE("MD-05", "M-073");
    const auto match = match_at<MeridianGame>("t1: TH 6H | t2: 9S 5S | t3: 9H 4D | t4: JD 6D");
    play_all(*match, "21 31");
    match->undo();
    EXPECT_EQ(play(*match, "41").refusal, Refusal::wrong_direction);
    match->undo();
    EXPECT_EQ(match->position(), "meridian | t1: TH 6H | t2: 9S 5S | t3: 9H 4D | t4: JD 6D");
}

TEST(MeridianDirection, IsFreeWithoutTheLock) {
    RULE("MD-05", "MD-38");
    const auto state = at<Meridian>("lock=off | t1: 2D 6S 5H | t2: 9C 4C | t3: 9D 6C");
    EXPECT_EQ(check(state, "21"), Refusal::none);
    EXPECT_EQ(check(state, "31"), Refusal::none);
}

TEST(MeridianDirection, WithoutTheLockOnlyTheFirstCardOfARunIsTested) {
    RULE("MD-38");
    EXPECT_EQ(check(at<Meridian>("lock=off | t1: 2D 9C | t2: 3C 8H 9S"), "21x2"), Refusal::none);
    EXPECT_EQ(check(at<Meridian>("t1: 2D 9C | t2: 3C 8H 9S"), "21x2"), Refusal::wrong_direction);
    EXPECT_EQ(check(at<Meridian>("lock=off | t1: 2D TC | t2: 3C 8H 9S"), "21x2"),
              Refusal::wrong_rank);
}

TEST(MeridianDirection, TypedColumnsKeepTheirsWithoutTheLock) {
    RULE("MD-38");
    const auto state = at<Meridian>("lock=off | t1=king: KS QH | t2: 3C JS QD | t3: 4H KC");
    EXPECT_EQ(check(state, "21x2"), Refusal::wrong_direction);
    EXPECT_EQ(check(state, "31"), Refusal::wrong_direction);
    EXPECT_EQ(check(at<Meridian>("lock=off | t1=king: KS QH | t2: 3C JS TD"), "21x2"),
              Refusal::none);
}

}  // namespace croupier::test
