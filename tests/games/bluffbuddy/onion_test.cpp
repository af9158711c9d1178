// BluffBuddy: only the top group of a slot can be taken; then the next one is exposed.
#include "tests/support/bluffbuddy.h"
#include "tests/support/rules.h"

namespace croupier::test {

TEST(BluffBuddyOnion, TakingTheTopGroupExposesTheNext) {
    RULE("BT-12", "B-032", "B-072");
    const BluffBuddy before = at<BluffBuddy>("starter=1 | s3: 9D 9C JH JS | h1: JD 2C | h2: 3C 3D "
                                             "| h3: 4C 4D | h4: 9H 5C");
    EXPECT_EQ(names_of(before.apparent_sources(9)), Words{});
    const BluffBuddy moved = after(before, "JD s3 >2");
    EXPECT_EQ(pile(moved, "s2"), "JH JS JD");
    EXPECT_EQ(pile(moved, "s3"), "9D 9C");
    EXPECT_EQ(names_of(moved.apparent_sources(9)), (Words{"s3"}));
    EXPECT_EQ(pile(after(moved, "9H s3 >1"), "s1"), "9D 9C 9H");
}

TEST(BluffBuddyOnion, ACoveredGroupIsNotTaken) {
    RULE("BT-12", "B-032", "B-086");
    const BluffBuddy state = at<BluffBuddy>("starter=4 | s3: 9D 9C JH JS | h1: JD 2C | h2: 3C 3D | "
                                            "h3: 4C 4D | h4: 9H 5C");
    EXPECT_EQ(resolved(state, "9H s3 >1").result, PlayResult::memory_penalty);
    const BluffBuddy after_claim = after(state, "9H s3 >1");
    EXPECT_EQ(pile(after_claim, "s3"), "9D 9C JH JS");
    EXPECT_EQ(pile(after_claim, "pool"), "9H");
}

TEST(BluffBuddyOnion, AGroupEndsAtAnotherRank) {
    RULE("BT-13", "B-031", "B-051", "B-072");
    // A fifth queen tests the function, not a state.
    BluffBuddy state = at<BluffBuddy>("starter=1 | s3: QS QC 9D 9C QH QD | h1: 2S | h2: 3C | "
                                      "h3: 4C | h4: 5C");
    EXPECT_EQ(state.cards_open_in(2), 2);
    state.hands[0] = CardHand{};
    state.hands[0].push(*card_from("QS"));
    state.apply(lay(*card_from("QS"), BluffBuddy::first_slot + 2, BluffBuddy::first_slot));
    EXPECT_EQ(pile(state, "s1"), "QH QD QS");
    EXPECT_EQ(pile(state, "s3"), "QS QC 9D 9C");
}

TEST(BluffBuddyOnion, TheRunOfThePoolEndsAtAnotherRankToo) {
    RULE("B-030", "B-086");
    const BluffBuddy state = after(at<BluffBuddy>("starter=1 | pool: 2S 5S 2D | h1: 2H 6S | "
                                                  "h2: 3C 3D | h3: 4C 4D | h4: 7C 8C"),
                                   "2H pool >2");
    EXPECT_EQ(pile(state, "s2"), "2D 2H");
    EXPECT_EQ(pile(state, "pool"), "2S 5S");
}

TEST(BluffBuddyOnion, AddedCardsJoinTheGroup) {
    RULE("B-082", "B-051");
    const BluffBuddy state = after(at<BluffBuddy>("starter=1 | c1: JD | s3: 9D 9C JH JS | h1: JC | "
                                                  "h2: 3C | h3: 4C | h4: 5C"),
                                   "JC c1 >3");
    EXPECT_EQ(pile(state, "s3"), "9D 9C JH JS JD JC");
    EXPECT_EQ(top_group(state.slots[2]), 4);
}

}  // namespace croupier::test
