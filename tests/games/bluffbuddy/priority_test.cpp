// BluffBuddy: the order in which sources are found.
#include "tests/support/bluffbuddy.h"
#include "tests/support/rules.h"

namespace croupier::test {

TEST(BluffBuddyPriority, IsCentreFromTheLeftThenPoolThenSlots) {
    RULE("BT-11", "B-027", "B-071");
    const BluffBuddy six = at<BluffBuddy>("starter=2 | pool: 5D 6D | c2: 6C | c4: 6S | h1: 2C | "
                                          "h2: 6H | h3: 3C | h4: 4C");
    EXPECT_EQ(names_of(six.apparent_sources(6)), (Words{"c2", "c4", "pool"}));
    const BluffBuddy eight = at<BluffBuddy>("starter=2 | pool: 8S | s4: 8D 8C | h1: 2C | h2: 8H | "
                                            "h3: 3C | h4: 4C");
    EXPECT_EQ(names_of(eight.apparent_sources(8)), (Words{"pool", "s4"}));
}

TEST(BluffBuddyPriority, SlotsFollowCounterClockwiseFromTheOwnOne) {
    RULE("BT-11", "B-027", "B-060", "B-061", "B-071", "BD-37");
    // More nines than a deck has: the order is tested, not a state.
    BluffBuddy state = at<BluffBuddy>("starter=2 | h1: 2C | h2: 9H | h3: 3C | h4: 4C");
    for (int s = 0; s < BluffBuddy::seats; ++s) state.slots[s].push(card(9, Suit::clubs));
    EXPECT_EQ(names_of(state.apparent_sources(9)), (Words{"s2", "s1", "s4", "s3"}));
    state = after_discards(state, 1);
    EXPECT_EQ(names_of(state.apparent_sources(9)), (Words{"pool", "s1", "s4", "s3", "s2"}));
}

TEST(BluffBuddyPriority, ASourceIsFoundBySightSealedOrNot) {
    RULE("BD-16", "B-027");
    const BluffBuddy open = at<BluffBuddy>("starter=1 | pool: 7D | s2: 9D 9C 7S 7H | h1: 7C | "
                                           "h2: 2C | h3: 3C | h4: 4C");
    const BluffBuddy closed = at<BluffBuddy>("starter=1 | pool: 7D | s2=sealed2: 9D 9C 7S 7H | "
                                             "h1: 7C | h2: 2C | h3: 3C | h4: 4C");
    EXPECT_EQ(names_of(open.apparent_sources(7)), (Words{"pool", "s2"}));
    EXPECT_EQ(names_of(closed.apparent_sources(7)), (Words{"pool", "s2"}));
}

TEST(BluffBuddyPriority, AMatchTellsWhatWasFoundAndWhetherToChoose) {
    RULE("B-028", "B-053");
    const BluffBuddy state = at<BluffBuddy>("starter=1 | pool: 2S 6D 6S | c2: 6C | c3: 7D | "
                                            "h1: 6H 7C KS | h2: 2C 2D 2H | h3: 3C 3D 3H | "
                                            "h4: 4C 4D 4H");
    EXPECT_EQ(state.apparent_sources(6).size, 2);
    EXPECT_EQ(state.apparent_sources(7).size, 1);
    EXPECT_EQ(state.apparent_sources(king).size, 0);
    EXPECT_EQ(resolved(state, "6H >2").result, PlayResult::awaiting_selection);
    EXPECT_EQ(resolved(state, "7C >2").result, PlayResult::matched);
    EXPECT_EQ(resolved(state, "KS >2").result, PlayResult::no_match);
    EXPECT_EQ(pile(after(state, "6H pool >2"), "s2"), "6D 6S 6H") << "three cards in all";
}

}  // namespace croupier::test
