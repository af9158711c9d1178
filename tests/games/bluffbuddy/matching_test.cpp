// BluffBuddy: what a card takes with it, and where the cards go.
#include "tests/support/bluffbuddy.h"
#include "tests/support/rules.h"

namespace croupier::test {
namespace {

// Three hands of unrelated ranks beside the first.
constexpr std::string_view others = " | h2: 4C 4D | h3: 6C 6D | h4: 8C 8D";

BluffBuddy table(std::string_view text) {
    return at<BluffBuddy>("starter=1 | " + std::string(text) + std::string(others));
}

}  // namespace

TEST(BluffBuddyMatching, ThePoolGivesAllEqualRanksFromItsTop) {
    RULE("BT-06", "B-030", "BD-29");
    const BluffBuddy state = after(table("pool: KC 2S 2D | h1: 2H 5S"), "2H pool >2");
    EXPECT_EQ(pile(state, "s2"), "2S 2D 2H");
    EXPECT_EQ(pile(state, "pool"), "KC");
    EXPECT_EQ(state.points(1), 6);
}

TEST(BluffBuddyMatching, ASlotIsAddedToOrItsGroupIsMoved) {
    RULE("BT-07", "B-031", "B-082", "BD-29");
    const BluffBuddy state = table("s2: AH AS | h1: AD 5S");
    const BluffBuddy added = after(state, "AD s2 >2"), moved = after(state, "AD s2 >3");
    EXPECT_EQ(pile(added, "s2"), "AH AS AD");
    EXPECT_EQ(added.points(1), 33);
    EXPECT_EQ(pile(moved, "s3"), "AH AS AD");
    EXPECT_EQ(pile(moved, "s2"), "");
}

TEST(BluffBuddyMatching, TheOwnSlotMayBeEmptied) {
    RULE("BT-08", "BD-37", "B-082");
    const BluffBuddy state = after(table("s1: JH JS | h1: JD 5S"), "JD s1 >4");
    EXPECT_EQ(pile(state, "s4"), "JH JS JD");
    EXPECT_EQ(pile(state, "s1"), "");
}

TEST(BluffBuddyMatching, WithoutAnApparentMatchTheCardGoesToThePool) {
    RULE("BT-09", "B-013", "B-054");
    const BluffBuddy before = table("pool: 7S | c1: KS | s2: 9H 9S | h1: QH 5S");
    EXPECT_EQ(resolved(before, "QH"), (Resolution{PlayResult::no_match, *card_from("QH")}));
    const BluffBuddy state = after(before, "QH");
    EXPECT_EQ(pile(state, "pool"), "7S QH");
    EXPECT_EQ(pile(state, "h1"), "5S");
    EXPECT_EQ(state.to_act(), seat(3));
}

TEST(BluffBuddyMatching, DiscardingOnPurposeIsAllowedUnlessMatchingIsForced) {
    RULE("BT-10", "B-083", "BD-04");
    const BluffBuddy state = after(table("c1: QS | h1: QH 5S"), "QH -");
    EXPECT_EQ(pile(state, "pool"), "QH");
    EXPECT_EQ(pile(state, "c1"), "QS");
    const BluffBuddy forced = at<BluffBuddy>("starter=1 matching=forced | c1: QS | c2: KS | h1: QH "
                                             "5S" +
                                             std::string(others));
    EXPECT_EQ(check(forced, "QH -"), Refusal::must_match);
    EXPECT_EQ(check(forced, "QH c2 >2"), Refusal::must_match) << "a claim is no way out";
    EXPECT_EQ(check(forced, "QH c1 >2"), Refusal::none);
    EXPECT_EQ(check(forced, "5S -"), Refusal::none) << "nothing to match";
}

TEST(BluffBuddyMatching, ADiscardOnPurposeIsToldLikeACardWithoutMatch) {
    RULE("BD-04");
    const BluffBuddy state = table("c1: QS | h1: QH 5S");
    EXPECT_EQ(resolved(state, "QH -"), (Resolution{PlayResult::no_match, *card_from("QH")}));
    EXPECT_EQ(resolved(state, "5S"), (Resolution{PlayResult::no_match, *card_from("5S")}));
}

TEST(BluffBuddyMatching, OnlyTheRankCounts) {
    RULE("B-023");
    const BluffBuddy state = table("pool: QC | c1: QS | c2: 5H | c3: KH | s3: QD JD | h1: QH 9S");
    EXPECT_EQ(names_of(state.apparent_sources(queen)), (Words{"c1", "pool"}));
    EXPECT_EQ(names_of(state.apparent_sources(jack)), (Words{"s3"}));
    EXPECT_EQ(names_of(state.apparent_sources(9)), Words{});
}

TEST(BluffBuddyMatching, EachCentreCardIsAMatchOfItsOwn) {
    RULE("B-029", "BD-05", "BD-06");
    const BluffBuddy before = table("c1: QS | c3: QD | h1: QH 5S");
    const BluffBuddy left = after(before, "QH c1 >2"), right = after(before, "QH c3 >2");
    EXPECT_EQ(pile(left, "s2"), "QS QH");
    EXPECT_EQ(pile(left, "c3"), "QD");
    EXPECT_EQ(pile(right, "s2"), "QD QH");
    EXPECT_EQ(pile(right, "c1"), "QS");
}

TEST(BluffBuddyMatching, TheCardsMayGoToAnySlotWhateverLiesThere) {
    RULE("B-081", "BD-01");
    const BluffBuddy before = table("c1: QS | s1: TH TS | s2: KD KS | h1: QH 5S");
    EXPECT_EQ(legal(before),
              (Words{"5S -", "QH -", "QH c1 >1", "QH c1 >2", "QH c1 >3", "QH c1 >4"}));
    EXPECT_EQ(pile(after(before, "QH c1 >1"), "s1"), "TH TS QS QH");
    EXPECT_EQ(pile(after(before, "QH c1 >2"), "s2"), "KD KS QS QH");
    EXPECT_EQ(pile(after(before, "QH c1 >3"), "s3"), "QS QH");
}

TEST(BluffBuddyMatching, AMatchIsToldAsOne) {
    RULE("B-005", "B-053", "B-057");
    const BluffBuddy state = table("c1: QS | h1: QH 5S");
    EXPECT_EQ(resolved(state, "QH c1 >3"),
              (Resolution{PlayResult::matched, *card_from("QH"), BluffBuddy::first_centre,
                          BluffBuddy::first_slot + 2}));
    const auto match = match_at<BluffBuddyGame>("starter=1 | c1: QS | h1: QH" +
                                                std::string(" | h2: 4C | h3: 6C | h4: 8C"));
    const Answer answer = act(*match, "QH c1 >3");
    ASSERT_EQ(answer.events.size(), 1u);
    EXPECT_EQ(answer.events[0].kind, EventKind::moved);
    EXPECT_EQ(to_text(card_of(answer.events[0].move)), "QH");
}

}  // namespace croupier::test
