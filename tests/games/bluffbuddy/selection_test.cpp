// BluffBuddy: a play that leaves source or recipient open.
#include "tests/support/bluffbuddy.h"
#include "tests/support/rules.h"

namespace croupier::test {
namespace {

constexpr std::string_view queens = "starter=1 | pool: 5C | c1: QS | c2: 7D | c3: QD | h1: QH 2C | "
                                    "h2: 3C 4C | h3: 6C 8C | h4: 9C TC";

}  // namespace

TEST(BluffBuddySelection, SeveralSourcesAreToBeChosenFrom) {
    RULE("BT-05", "B-024", "B-056", "B-053");
    const BluffBuddy before = at<BluffBuddy>(queens);
    EXPECT_EQ(names_of(before.apparent_sources(queen)), (Words{"c1", "c3"}));
    EXPECT_EQ(resolved(before, "QH").result, PlayResult::awaiting_selection);
    const BluffBuddy begun = after(before, "QH");
    EXPECT_EQ(to_text(begun), "bluffbuddy starter=1 | pool: 5C | c1: QS | c2: 7D | c3: QD | "
                              "h1=QH: QH 2C | h2: 3C 4C | h3: 6C 8C | h4: 9C TC");
    EXPECT_EQ(to_text(after(begun, "QH c3 >4")),
              "bluffbuddy starter=1 | pool: 5C | c1: QS | c2: 7D | s4: QD QH | h1: 2C | h2: 3C 4C "
              "| h3: 6C 8C | h4: 9C TC");
}

TEST(BluffBuddySelection, TheCardStaysInTheHandAndTheTurnWithItsPlayer) {
    RULE("BD-02", "B-056", "B-012");
    const auto match = match_at<BluffBuddyGame>(queens);
    const Answer answer = act(*match, "QH");
    EXPECT_TRUE(has_event(answer, EventKind::selecting));
    EXPECT_FALSE(has_event(answer, EventKind::moved));
    EXPECT_EQ(match->to_act(), seat(0));
    EXPECT_EQ(match->check(*match->read_move("2C -")), Refusal::play_begun);
    EXPECT_EQ(match->check(*match->read_move("3C -")), Refusal::not_in_hand);
}

TEST(BluffBuddySelection, ASingleSourceIsTakenByItself) {
    RULE("B-024", "B-057", "BD-02", "BD-16");
    const BluffBuddy state = at<BluffBuddy>("starter=1 | c1: QS | c2: 7D | h1: QH | h2: 3C | "
                                            "h3: 6C | h4: 9C");
    EXPECT_EQ(pile(after(state, "QH >3"), "s3"), "QS QH");
}

TEST(BluffBuddySelection, ASingleSourceSealedOrNotStillAsksForTheRecipient) {
    RULE("BD-02", "BD-16");
    for (const char* slot : {"s2", "s2=sealed2"}) {
        const BluffBuddy state = at<BluffBuddy>("starter=1 | " + std::string(slot) +
                                                ": 7S 7H | h1: 7C | h2: 3C | h3: 6C | h4: 9C");
        const BluffBuddy begun = after(state, "7C");
        EXPECT_EQ(to_text(begun),
                  to_text(state).replace(to_text(state).find("h1:"), 3, "h1=7C-s2:"));
        EXPECT_EQ(begun.to_act(), seat(0));
        EXPECT_EQ(legal(begun), (Words{"7C -", "7C s2 >1", "7C s2 >2", "7C s2 >3", "7C s2 >4"}));
    }
}

TEST(BluffBuddySelection, WhatWasNamedAlreadyStands) {
    RULE("BD-02");
    const BluffBuddy from_c3 = after(at<BluffBuddy>(queens), "QH c3");
    EXPECT_EQ(check(from_c3, "QH c1 >4"), Refusal::play_begun);
    EXPECT_EQ(pile(after(from_c3, "QH >4"), "s4"), "QD QH");
    const BluffBuddy to_4 = after(at<BluffBuddy>(queens), "QH >4");
    EXPECT_EQ(check(to_4, "QH c1 >3"), Refusal::play_begun);
    EXPECT_EQ(pile(after(to_4, "QH c1"), "s4"), "QS QH");
    EXPECT_EQ(legal(to_4), (Words{"QH -", "QH c1 >4", "QH c3 >4"}));
}

TEST(BluffBuddySelection, TheSecondMoveMustNameAllThatIsMissing) {
    RULE("BD-02");
    const BluffBuddy begun = after(at<BluffBuddy>(queens), "QH");
    for (const char* move : {"QH", "QH c1", "QH >3"})
        EXPECT_EQ(check(begun, move), Refusal::choose_both) << move;
    EXPECT_EQ(check(begun, "QH c2 >3"), Refusal::play_begun) << "a claim is too late";
    EXPECT_EQ(check(begun, "QH c4 >3"), Refusal::invalid_target);
}

TEST(BluffBuddySelection, ABegunPlayMayStillBeDiscardedUnlessMatchingIsForced) {
    RULE("BD-02", "BD-04");
    const BluffBuddy state = after(at<BluffBuddy>(queens), "QH, QH -");
    EXPECT_EQ(pile(state, "pool"), "5C QH");
    EXPECT_EQ(state.to_act(), seat(3));
    const BluffBuddy forced = after(at<BluffBuddy>("matching=forced " + std::string(queens)), "QH");
    EXPECT_EQ(check(forced, "QH -"), Refusal::must_match);
}

TEST(BluffBuddySelection, IsPartOfWhatTheChooserSeesAlone) {
    RULE("BD-30");
    const auto match = match_at<BluffBuddyGame>(queens);
    const std::string before = match->view(seat(1));
    ASSERT_TRUE(act(*match, "QH c3"));
    EXPECT_NE(match->view(seat(0)).find("h1=QH-c3: QH 2C"), std::string::npos);
    EXPECT_EQ(match->view(seat(1)), before);
    EXPECT_EQ(match->view(Seat::nobody).find("QH"), std::string::npos);
}

TEST(BluffBuddySelection, IsClearedByThePlay) {
    RULE("BD-30", "B-058");
    const BluffBuddy state = after(at<BluffBuddy>(queens), "QH, timeout, 9C -, 6C -, 3C -");
    EXPECT_EQ(state.to_act(), seat(0));
    EXPECT_FALSE(state.hands[0].begun().card.known());
    EXPECT_EQ(legal(state), (Words{"2C -"}));
}

}  // namespace croupier::test
