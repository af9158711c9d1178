// BluffBuddy: what happens when a clock has run out.
#include <set>

#include "tests/support/bluffbuddy.h"
#include "tests/support/rules.h"

namespace croupier::test {
namespace {

std::string late(std::string_view options) {
    return "starter=1 " + std::string(options) +
           " | pool: QC 2C QS | c1: 4S | s3: QH QD | h1: 3S JH 7D 4C | h2: 5C 5D 5H 5S | "
           "h3: 6C 6D 6H 6S | h4: 8C 8D 8H 8S";
}
constexpr std::string_view queens_to_choose =
    "starter=1 | pool: 5C | c1: QS | c2: 7D | c3: QD | h1: QH 2C | "
    "h2: 3C 4C | h3: 6C 8C | h4: 9C TC";

}  // namespace

TEST(BluffBuddyTimeout, DiscardsTheCheapestCardAlthoughItMatches) {
    RULE("BT-33", "B-064", "B-087", "BD-25");
    const BluffBuddy before = at<BluffBuddy>(late(""));
    const BluffBuddy state = after(before, "timeout");
    EXPECT_EQ(pile(state, "pool"), "QC 2C QS 4C");
    EXPECT_EQ(pile(state, "h1"), "3S JH 7D");
    EXPECT_EQ(pile(state, "c1"), "4S");
    EXPECT_EQ(state.to_act(), seat(3));
    EXPECT_EQ(sealings(before, state), (std::vector<Sealing>{{2, queen, 0}})) << "4C covers QS";
}

TEST(BluffBuddyTimeout, IsAnEntryOfTheTableInTheRecord) {
    RULE("BT-33", "B-064");
    const auto match = match_at<BluffBuddyGame>(late(""));
    EXPECT_EQ(match->play(seat(0), timeout_move).refusal, Refusal::not_your_turn);
    EXPECT_EQ(match->play(seat(1), timeout_move).refusal, Refusal::not_your_turn);
    const Answer answer = match->play(Seat::table, timeout_move, 30'000);
    EXPECT_TRUE(has_event(answer, EventKind::discarded));
    EXPECT_EQ(match->journal(), (std::vector<Entry>{{Command::play, "timeout", 30'000}}));
    EXPECT_EQ(match->play(Seat::table, *match->read_move("8C -")).refusal, Refusal::not_your_turn);
    EXPECT_EQ(match->to_act(), seat(3));
}

TEST(BluffBuddyTimeout, OfEquallyCheapCardsDiscardsTheEarliestInTheHand) {
    RULE("BT-34", "BD-25");
    const BluffBuddy state = after(
        at<BluffBuddy>("starter=1 | h1: TS KD | h2: 5C 5D | h3: 6C 6D | h4: 8C 8D"), "timeout");
    EXPECT_EQ(pile(state, "pool"), "TS");
    EXPECT_EQ(
        pile(after(at<BluffBuddy>("starter=1 | h1: KD TS | h2: 5C 5D | h3: 6C 6D | h4: 8C 8D"),
                   "timeout"),
             "pool"),
        "KD");
}

TEST(BluffBuddyTimeout, MayDiscardTheFirstCardInstead) {
    RULE("BD-25");
    EXPECT_EQ(pile(after(at<BluffBuddy>(late("timeout=first")), "timeout"), "pool"), "QC 2C QS 3S");
}

TEST(BluffBuddyTimeout, MayDiscardAnyCardButAlwaysTheSameInTheSamePosition) {
    RULE("BD-25", "B-001");
    BluffBuddy::Options options;
    options.timeout = BluffBuddy::Timeout::random;
    std::set<int> places;
    for (std::uint64_t number = 1; number <= 40; ++number) {
        const BluffBuddy state = BluffBuddy::deal(options, house_deck(number));
        const Card lost = after(state, "timeout").pool.top();
        EXPECT_EQ(after(state, "timeout").pool.top(), lost);
        for (int i = 0; i < 4; ++i)
            if (state.hands[0][i] == lost) places.insert(i);
    }
    EXPECT_EQ(places, (std::set<int>{0, 1, 2, 3}));
}

TEST(BluffBuddyTimeout, DiscardsEvenWhereMatchingIsForced) {
    RULE("BD-25", "BT-33");
    const BluffBuddy state = at<BluffBuddy>(late("matching=forced"));
    EXPECT_EQ(check(state, "4C -"), Refusal::must_match);
    EXPECT_EQ(pile(after(state, "timeout"), "pool"), "QC 2C QS 4C");
}

TEST(BluffBuddyTimeout, OfASelectionTakesTheFirstSourceForTheNextPlayer) {
    RULE("BT-35", "B-026", "B-058", "BD-03");
    const BluffBuddy state = after(at<BluffBuddy>(queens_to_choose), "QH, timeout");
    EXPECT_EQ(to_text(state), "bluffbuddy starter=1 | pool: 5C | c2: 7D | c3: QD | s4: QS QH | "
                              "h1: 2C | h2: 3C 4C | h3: 6C 8C | h4: 9C TC");
    EXPECT_EQ(state.to_act(), seat(3));
}

TEST(BluffBuddyTimeout, OfASelectionAddsToAnotherPlayersSlot) {
    RULE("BT-36", "BD-03", "B-058");
    const BluffBuddy state = after(
        at<BluffBuddy>("starter=1 | s3: AH AS | h1: AD | h2: 3C | h3: 6C | h4: 9C"), "AD, timeout");
    EXPECT_EQ(pile(state, "s3"), "AH AS AD");
}

TEST(BluffBuddyTimeout, OfASelectionSendsTheOwnGroupToTheNextPlayer) {
    RULE("BD-03");
    const BluffBuddy state = after(
        at<BluffBuddy>("starter=2 | s2: AH AS | h1: 2C | h2: AD | h3: 6C | h4: 9C"), "AD, timeout");
    EXPECT_EQ(pile(state, "s1"), "AH AS AD");
    EXPECT_EQ(pile(state, "s2"), "");
}

TEST(BluffBuddyTimeout, OfASelectionKeepsWhatWasNamed) {
    RULE("BD-03");
    EXPECT_EQ(pile(after(at<BluffBuddy>(queens_to_choose), "QH c3, timeout"), "s4"), "QD QH");
    EXPECT_EQ(pile(after(at<BluffBuddy>(queens_to_choose), "QH >2, timeout"), "s2"), "QS QH");
}

TEST(BluffBuddyTimeout, OfASelectionOnASealedSlotIsAMemoryPenalty) {
    RULE("BD-03", "BD-16", "B-058");
    const BluffBuddy begun = after(at<BluffBuddy>("starter=1 | s2=sealed2: KS KH 7S 7H | h1: 7C | "
                                                  "h2: 3C | h3: 6C | h4: 9C"),
                                   "7C");
    EXPECT_EQ(resolved(begun, "timeout").result, PlayResult::memory_penalty);
    const BluffBuddy state = after(begun, "timeout");
    EXPECT_EQ(pile(state, "pool"), "7C");
    EXPECT_EQ(pile(state, "s2"), "KS KH 7S 7H");
    EXPECT_EQ(state.to_act(), seat(3));
}

}  // namespace croupier::test
