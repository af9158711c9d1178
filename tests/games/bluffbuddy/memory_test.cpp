// BluffBuddy: a match that is not there costs the card, and nobody is told why.
#include "tests/support/bluffbuddy.h"
#include "tests/support/rules.h"

namespace croupier::test {
namespace {

constexpr std::string_view dumped_on = "starter=1 | pool: 7D | s2=sealed6: 9D 9C JS JH JD JC 7S 7H "
                                       "| s3: 4C 4D | h1: 7C 2C | h2: 3C 3D "
                                       "| h3: 6C 6D | h4: 8C 8D";

std::vector<EventKind> kinds_of(const Answer& answer) {
    std::vector<EventKind> kinds;
    for (const Event& event : answer.events) kinds.push_back(event.kind);
    return kinds;
}

}  // namespace

TEST(BluffBuddyMemory, NamingASealedSlotLosesTheCardToThePool) {
    RULE("BT-27", "B-052", "B-055", "BD-16");
    const BluffBuddy before = at<BluffBuddy>(dumped_on);
    const BluffBuddy state = after(before, "7C s2 >3");
    EXPECT_EQ(pile(state, "pool"), "7D 7C");
    EXPECT_EQ(pile(state, "s2"), pile(before, "s2"));
    EXPECT_EQ(pile(state, "h1"), "2C");
    EXPECT_EQ(state.to_act(), seat(3));
}

TEST(BluffBuddyMemory, TheLogKnowsThePenaltyAndPlayersAreToldNoMatch) {
    RULE("BT-27", "B-053", "B-055", "BD-16", "BD-17");
    const BluffBuddy before = at<BluffBuddy>(dumped_on);
    const Resolution play = resolved(before, "7C s2 >3");
    EXPECT_EQ(play.result, PlayResult::memory_penalty);
    EXPECT_EQ(told_result(play.result), PlayResult::no_match);
    for (PlayResult other :
         {PlayResult::matched, PlayResult::no_match, PlayResult::awaiting_selection})
        EXPECT_EQ(told_result(other), other);
}

TEST(BluffBuddyMemory, EveryMistakeLooksLikeADiscard) {
    RULE("BT-27", "BD-17", "BD-18", "BD-04");
    for (const char* move : {"7C s2 >3", "7C s3", "7C s3 >1", "7C -"}) {
        const auto match = match_at<BluffBuddyGame>(dumped_on);
        EXPECT_EQ(kinds_of(act(*match, move)), (std::vector{EventKind::discarded})) << move;
        for (int s = 0; s < 4; ++s)
            EXPECT_NE(match->view(seat(s)).find("| pool: 7C | s2: ?? ?? ?? ?? ?? ?? 7S 7H |"),
                      std::string::npos)
                << move << ": " << match->view(seat(s));
    }
}

TEST(BluffBuddyMemory, TheSealedSlotIsOfferedWithTheOthers) {
    RULE("BT-28", "BD-16");
    const BluffBuddy before = at<BluffBuddy>(dumped_on);
    EXPECT_EQ(names_of(before.apparent_sources(7)), (Words{"pool", "s2"}));
    const BluffBuddy begun = after(before, "7C");
    EXPECT_EQ(legal(begun), (Words{"7C -", "7C pool >1", "7C pool >2", "7C pool >3", "7C pool >4",
                                   "7C s2 >1", "7C s2 >2", "7C s2 >3", "7C s2 >4"}));
    EXPECT_EQ(pile(after(begun, "7C pool >4"), "s4"), "7D 7C");
    EXPECT_EQ(pile(after(begun, "7C s2 >4"), "pool"), "7D 7C");
}

TEST(BluffBuddyMemory, AWellFormedTargetOfAnotherRankLosesTheCard) {
    RULE("BT-29", "BD-18", "B-055", "B-052");
    const BluffBuddy before = at<BluffBuddy>(dumped_on);
    for (const char* move : {"7C s3", "7C s3 >1"}) {
        EXPECT_EQ(resolved(before, move),
                  (Resolution{PlayResult::memory_penalty, *card_from("7C")}));
        const BluffBuddy state = after(before, move);
        EXPECT_EQ(pile(state, "pool"), "7D 7C");
        EXPECT_EQ(pile(state, "s3"), "4C 4D");
        EXPECT_EQ(state.to_act(), seat(3));
    }
}

TEST(BluffBuddyMemory, AMalformedTargetKeepsTheCard) {
    RULE("BT-29", "BD-18");
    const auto match = match_at<BluffBuddyGame>(dumped_on);
    const std::string before = match->position();
    // Seat 7 as source or recipient, an empty slot, an empty centre, no seat 0.
    for (const char* move : {"7C s7 >1", "7C s2 >7", "7C >7", "7C s4 >1", "7C c1", "7C >0"})
        EXPECT_EQ(act(*match, move).refusal, Refusal::invalid_target) << move;
    EXPECT_EQ(match->position(), before);
    EXPECT_EQ(match->to_act(), seat(0));
    EXPECT_TRUE(match->journal().empty());
}

TEST(BluffBuddyMemory, AClaimIsAcceptedButNotListed) {
    RULE("BD-18");
    const BluffBuddy state = at<BluffBuddy>(dumped_on);
    EXPECT_EQ(check(state, "2C s3 >1"), Refusal::none);
    EXPECT_EQ(std::ranges::count(legal(state), "2C s3 >1"), 0);
    EXPECT_EQ(std::ranges::count(legal(state), "2C -"), 1);
}

TEST(BluffBuddyMemory, TheTrueResultCanBeReadFromTheRecord) {
    RULE("B-055", "BD-17", "BD-39");
    const auto match = match_at<BluffBuddyGame>(dumped_on);
    ASSERT_TRUE(act(*match, "7C s2 >3"));
    ASSERT_EQ(match->journal().size(), 1u);
    EXPECT_EQ(match->journal()[0].text, "7C s2 >3");
    EXPECT_EQ(resolved(at<BluffBuddy>(dumped_on), match->journal()[0].text).result,
              PlayResult::memory_penalty);
}

}  // namespace croupier::test
