// Klondike: playing from the waste, and how often it may be recycled.
#include "tests/support/klondike.h"
#include "tests/support/positions.h"
#include "tests/support/rules.h"

namespace croupier::test {
TEST(KlondikeWaste, OnlyItsTopCanBeDragged) {
    RULE("K-019", "K-056", "KT-17");
    const auto state = at<Klondike>("waste: 7H 6S | t1: 8S | t2: 7D");
    EXPECT_EQ(state.check(carry(Klondike::waste_place, column(1), 2)), Refusal::only_the_top);
    EXPECT_EQ(check(state, "w1"), Refusal::wrong_rank);
    EXPECT_EQ(check(state, "w2"), Refusal::none);
    EXPECT_EQ(legal(state), (Words{"21", "s", "w2"}));
}

TEST(KlondikeWaste, PlayingItsTopExposesTheCardBeneath) {
    RULE("KD-13", "KT-29");
    // x is 9S, y is AH and z is KC: each has a place, and none may be reached out of turn.
    const auto state = at<Klondike>("waste: 9S AH KC | t1: TD");
    EXPECT_EQ(state.check(carry(Klondike::waste_place, column(1), 3)), Refusal::only_the_top);
    EXPECT_EQ(state.check(carry(Klondike::waste_place, foundation(1), 2)), Refusal::only_the_top);
    EXPECT_EQ(check(state, "wh"), Refusal::needs_an_ace);
    EXPECT_EQ(check(state, "w1"), Refusal::wrong_rank);
    EXPECT_EQ(check(after(state, "w2"), "wh"), Refusal::none);
    EXPECT_EQ(check(after(state, "w2"), "w1"), Refusal::wrong_rank);
    EXPECT_EQ(check(after(state, "w2 wh"), "w1"), Refusal::none);
}

TEST(KlondikeWaste, ADrawOfThreeLeavesOnlyTheLastPlayable) {
    RULE("KD-13");
    const auto state = at<Klondike>("stock: AC AD AH AS");
    EXPECT_EQ(legal(after(state, "s")), (Words{"s", "wh"}));
    EXPECT_EQ(to_text(after(state, "s wh")), "klondike | stock: AC | waste: AS AH | f1: AD");
}

TEST(KlondikeWaste, AnEmptyOneGivesNothing) {
    RULE("K-019");
    const auto state = at<Klondike>("stock: 6H | t1: 7S");
    EXPECT_EQ(check(state, "w1"), Refusal::source_empty);
    EXPECT_EQ(check(state, "wh"), Refusal::source_empty);
}

TEST(KlondikeWaste, ItsTopGoesToAColumnByTheRulesOfTheColumn) {
    RULE("K-019");
    const auto state = at<Klondike>("waste: 2D 6H | t1: 7S | t2: 7D | t3: 8S");
    EXPECT_EQ(check(state, "w2"), Refusal::wrong_colour);
    EXPECT_EQ(check(state, "w3"), Refusal::wrong_rank);
    EXPECT_EQ(check(state, "w4"), Refusal::needs_a_king);
    EXPECT_EQ(to_text(after(state, "w1")), "klondike | waste: 2D | t1: 7S 6H | t2: 7D | t3: 8S");
}

TEST(KlondikePasses, AreUnlimitedAndFreeByDefault) {
    RULE("KD-05");
    const auto match = match_at<KlondikeGame>("stock: 2C | t1: 5H / AS", "negative=on");
    play_all(*match, "1h s s s s s s s s s s s s s s s s s s s s s s s");
    EXPECT_EQ(match->tally().recycles, 11);
    EXPECT_EQ(match->score(), 15);
    EXPECT_EQ(match->position(), "klondike | waste: 2C | f1: AS | t1: 5H");
}

TEST(KlondikePasses, NPassesAreOneRecycleFewer) {
    RULE("KD-05", "KD-14");
    for (int passes = 1; passes <= 9; ++passes) {
        const auto match =
            match_at<KlondikeGame>("passes=" + std::to_string(passes) + " | stock: 2C");
        for (int recycle = 1; recycle < passes; ++recycle) play_all(*match, "s s");
        play_all(*match, "s");
        EXPECT_EQ(play(*match, "s").refusal, Refusal::no_passes_left) << passes;
        EXPECT_TRUE(match->legal_moves().empty()) << passes;
        EXPECT_EQ(match->tally().recycles, passes - 1);
    }
}

TEST(KlondikePasses, ARecycleUsesOneUp) {
    RULE("KD-14");
    EXPECT_EQ(to_text(after(at<Klondike>("passes=3 | waste: 2C"), "s")),
              "klondike passes=2 | stock: 2C");
    EXPECT_EQ(to_text(after(at<Klondike>("passes=3 | stock: 2C"), "s")),
              "klondike passes=3 | waste: 2C");
}

TEST(KlondikePasses, ThreePassesAreTwoRecycles) {
    RULE("KD-14");
    const auto match = match_of("K3-17+passes=3");
    for (int click = 1; click <= 8 + 1 + 8 + 1 + 8; ++click) EXPECT_TRUE(play(*match, "s"));
    EXPECT_EQ(play(*match, "s").refusal, Refusal::no_passes_left);
}

}  // namespace croupier::test
