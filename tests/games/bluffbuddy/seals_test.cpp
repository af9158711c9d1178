// BluffBuddy: when a slot is sealed.
#include "tests/support/bluffbuddy.h"
#include "tests/support/rules.h"

namespace croupier::test {
namespace {

constexpr std::string_view other_hands = " | h2: 3C 4D | h3: 6C 6D | h4: 8C 8D";

BluffBuddy sealed_table(std::string_view text) {
    return at<BluffBuddy>("starter=1 | " + std::string(text) + std::string(other_hands));
}

}  // namespace

TEST(BluffBuddySeals, FourOnTopSeal) {
    RULE("BT-14", "B-033", "B-034", "B-035", "B-038", "B-040", "B-043", "B-073");
    const BluffBuddy before = sealed_table("s2: 9D 9C JS JH JD | h1: JC 2C");
    const BluffBuddy state = after(before, "JC s2 >2");
    EXPECT_EQ(sealed(state, 2), 6);
    EXPECT_EQ(sealings(before, state), (std::vector<Sealing>{{1, jack, 2}}));
    EXPECT_EQ(to_text(state.slots[1][0]), "9D") << "index 0 is the base";
    EXPECT_EQ(pile(state, "s2"), "9D 9C JS JH JD JC");
    EXPECT_EQ(state.points(1), 98);
}

TEST(BluffBuddySeals, ThreeOnTopSealWhenTheFourthIsCovered) {
    RULE("BT-15", "B-035", "B-041", "B-043", "B-073", "B-086", "BD-07");
    const BluffBuddy state = after(sealed_table("pool: JS 7D | s3: JH JD | h1: JC 2C"), "JC s3 >3");
    EXPECT_EQ(sealed(state, 3), 3);
    EXPECT_EQ(state.points(2), 60);
}

TEST(BluffBuddySeals, TwoOnTopSealWhenTheOthersAreCovered) {
    RULE("BT-16", "B-035", "B-086", "BD-07", "B-073");
    const BluffBuddy state = after(sealed_table("pool: AS AD 5C | c1: AC | h1: AH 2C"), "AH c1 >4");
    EXPECT_EQ(pile(state, "s4"), "AC AH");
    EXPECT_EQ(sealed(state, 4), 2);
    EXPECT_EQ(state.points(3), 22);
}

TEST(BluffBuddySeals, ACopyOnTopOfThePoolKeepsASlotOpen) {
    RULE("BT-17", "BD-07", "B-073");
    const BluffBuddy state = after(sealed_table("pool: 7D JS | s3: JH JD | h1: JC 2C"), "JC s3 >3");
    EXPECT_EQ(state.accessible(jack), 4);
    EXPECT_EQ(sealed(state, 3), 0);
    EXPECT_EQ(state.cards_open_in(2), 3);
}

TEST(BluffBuddySeals, ACopyInTheDeckKeepsASlotOpen) {
    RULE("BT-18", "BD-08", "B-036", "B-073");
    const BluffBuddy state =
        after(sealed_table("deck: TS TH TD QS | pool: QC 7D | s2: QH QD | h1: 2S 2C"), "2S -");
    EXPECT_EQ(state.accessible(queen), 3);
    EXPECT_EQ(sealed(state, 2), 0);
    EXPECT_EQ(sealed(after(sealed_table("pool: QC 7D | s2: QH QD | h1: 2S 2C"), "2S -"), 2), 2);
}

TEST(BluffBuddySeals, ACopyInAHandOrTheCentreKeepsASlotOpen) {
    RULE("BD-07", "B-035");
    EXPECT_EQ(sealed(after(sealed_table("s2: QH QD | h1: 2S QS"), "2S -"), 2), 0);
    EXPECT_EQ(sealed(after(sealed_table("c3: QS | s2: QH QD | h1: 2S 2C"), "2S -"), 2), 0);
    EXPECT_EQ(sealed(after(sealed_table("c3: KS | s2: QH QD | h1: 2S 2C"), "2S -"), 2), 2);
}

TEST(BluffBuddySeals, ASlotIsLockedByCopiesCoveredInAnother) {
    RULE("BT-20", "B-086", "B-073");
    const BluffBuddy state = after(sealed_table("s2: QS QH | s3: QD QC JH JD | h1: 2S JC"), "2S -");
    EXPECT_EQ(sealed(state, 2), 2);
    EXPECT_EQ(sealed(state, 3), 0);
}

TEST(BluffBuddySeals, FourCopiesSplitOnTwoTopsSealNeither) {
    RULE("BT-23", "B-035", "B-073");
    const BluffBuddy state = after(sealed_table("s2: QH QD | s3: QS QC | h1: 2S 2C"), "2S -");
    EXPECT_EQ(state.accessible(queen), 4);
    EXPECT_EQ(sealed(state, 2), 0);
    EXPECT_EQ(sealed(state, 3), 0);
}

TEST(BluffBuddySeals, AnEmptySlotNeverSealsAndASealIsReportedOnce) {
    RULE("BT-25", "B-037");
    const BluffBuddy before = sealed_table("s2: JS JH JD | h1: JC 2C");
    const BluffBuddy once = after(before, "JC s2 >2"), twice = after(once, "8C -");
    EXPECT_EQ(sealings(before, once).size(), 1u);
    EXPECT_EQ(sealings(once, twice), std::vector<Sealing>{});
    EXPECT_EQ(sealed(twice, 2), 4);
    for (int number : {1, 3, 4}) EXPECT_EQ(sealed(twice, number), 0) << number;
}

TEST(BluffBuddySeals, ASealedSlotCannotBeTakenFrom) {
    RULE("B-044", "B-031");
    const BluffBuddy before = sealed_table("c1: 7D | s2=sealed2: KS KH 7S 7H | h1: 7C 2C");
    const BluffBuddy state = after(before, "7C s2 >3");
    EXPECT_EQ(before.cards_open_in(1), 0);
    EXPECT_EQ(pile(state, "s2"), "KS KH 7S 7H");
    EXPECT_EQ(pile(state, "s3"), "");
    EXPECT_EQ(pile(state, "pool"), "7C");
}

TEST(BluffBuddySeals, MoreOnTopThanThereAreCopiesSealToo) {
    RULE("BD-10");
    // A second jack of clubs: more on top than a deck has.
    BluffBuddy state = sealed_table("s2: JC JS JH JD | h1: 2C 2S");
    state.slots[1].push(*card_from("JC"));
    EXPECT_EQ(state.cards_open_in(1), 5);
    EXPECT_EQ(sealed(after(state, "2C -"), 2), 5);
}

}  // namespace croupier::test
