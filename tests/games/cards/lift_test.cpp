// Cards: which cards may be lifted together.
#include "tests/support/positions.h"
#include "tests/support/rules.h"

namespace croupier::test {

TEST(CardsLift, ARunMovesAsAWholeAndKeepsItsOrder) {
    RULE("CT-11", "C-019", "C-021", "C-022");
    const Cards state = at<Cards>("t1: 2C 9H 8S 7D | t2: TS");
    EXPECT_EQ(check(state, "12x3"), Refusal::none);
    EXPECT_EQ(after(state, "12"), at<Cards>("t1: 2C | t2: TS 9H 8S 7D"));
}

TEST(CardsLift, APartOfARunIsARun) {
    RULE("C-019");
    const Cards state = at<Cards>("t1: 9H 8S 7D | t2: 9D | t3: 8C");
    EXPECT_EQ(after(state, "12"), at<Cards>("t1: 9H | t2: 9D 8S 7D | t3: 8C"));
    EXPECT_EQ(after(state, "13"), at<Cards>("t1: 9H 8S | t2: 9D | t3: 8C 7D"));
}

TEST(CardsLift, CardsOfOneColourAreNoRun) {
    RULE("CT-11", "C-021");
    const Cards state = at<Cards>("t1: 9H 8S 7S | t2: TS | t3: 9D | t4: 8H");
    EXPECT_EQ(check(state, "12x3"), Refusal::not_a_run);
    EXPECT_EQ(check(state, "13x2"), Refusal::not_a_run);
    EXPECT_EQ(check(state, "14"), Refusal::none);
    EXPECT_EQ(legal(state), (std::vector<std::string>{"14", "32"}));
}

TEST(CardsLift, ARunDescendsByExactlyOne) {
    RULE("C-022");
    EXPECT_EQ(check(at<Cards>("t1: 9H 7S | t2: TS"), "12x2"), Refusal::not_a_run);
    EXPECT_EQ(check(at<Cards>("t1: 9H 9S | t2: TS"), "12x2"), Refusal::not_a_run);
    EXPECT_EQ(check(at<Cards>("t1: 9H TC | t2: TS"), "12x2"), Refusal::not_a_run);
    EXPECT_EQ(check(at<Cards>("t1: 9H 8S | t2: TS"), "12x2"), Refusal::none);
}

TEST(CardsLift, ABreakBelowTheLiftedCardDoesNotMatter) {
    RULE("C-019");
    const Cards state = at<Cards>("t1: 3H 9H 8S | t2: TS");
    EXPECT_EQ(check(state, "12x2"), Refusal::none);
    EXPECT_EQ(check(state, "12x3"), Refusal::not_a_run);
}

TEST(CardsLift, FaceDownCardsStay) {
    RULE("C-020");
    const Cards state = at<Cards>("t1: 9H / 8S 7D | t2: TS | t3: 9D");
    EXPECT_EQ(check(state, "12x3"), Refusal::face_down);
    EXPECT_EQ(check(state, "13x2"), Refusal::none);
    const Cards freely = at<Cards>("stacks=free | t1: 9H / 8S 7D | t2: TS | t3: 9D");
    EXPECT_EQ(check(freely, "12x3"), Refusal::face_down);
    EXPECT_EQ(legal(freely), (std::vector<std::string>{"13", "32"}));
}

TEST(CardsLift, AFaceDownTopStays) {
    RULE("C-020");
    const Cards state = at<Cards>("t1: AS / | t2: 2H");
    EXPECT_EQ(check(state, "12"), Refusal::face_down);
    EXPECT_EQ(check(state, "1h"), Refusal::face_down);
    EXPECT_TRUE(legal(state).empty());
}

TEST(CardsLift, NoMoreCardsThanThereAre) {
    RULE("C-019");
    const Cards state = at<Cards>("t1: 9H 8S | t2: TS");
    EXPECT_EQ(check(state, "12x3"), Refusal::too_few_cards);
    EXPECT_EQ(check(state, "32"), Refusal::source_empty);
    EXPECT_EQ(state.check(carry(4, 5, 0)), Refusal::malformed);
}

TEST(CardsLift, FreeStacksLetAnyFaceUpTailGo) {
    RULE("CD-02");
    const Cards state = at<Cards>("stacks=free | t1: 2C / 9H 3D QS | t2: TS | t3: 4C");
    EXPECT_EQ(after(state, "12"), at<Cards>("stacks=free | t1: 2C | t2: TS 9H 3D QS | t3: 4C"));
    EXPECT_EQ(check(state, "13x2"), Refusal::none);
    EXPECT_EQ(legal(state), (std::vector<std::string>{"12", "13"}));
}

TEST(CardsLift, OrderedRunsAreTheDefault) {
    RULE("CD-02");
    EXPECT_EQ(check(at<Cards>("t1: 9H 3D | t2: TS"), "12x2"), Refusal::not_a_run);
    EXPECT_EQ(check(at<Cards>("stacks=ordered | t1: 9H 3D | t2: TS"), "12x2"), Refusal::not_a_run);
    EXPECT_EQ(check(at<Cards>("stacks=free | t1: 9H 3D | t2: TS"), "12x2"), Refusal::none);
}

TEST(CardsLift, InAFreeStackOnlyTheLiftedCardMustFit) {
    RULE("CD-02");
    const Cards state = at<Cards>("stacks=free | t1: 9H 3D | t2: TD | t3: JS");
    EXPECT_EQ(check(state, "12x2"), Refusal::wrong_colour);
    EXPECT_EQ(check(state, "13x2"), Refusal::wrong_rank);
    EXPECT_EQ(check(state, "14x2"), Refusal::needs_a_king);
}

TEST(CardsLift, ATailOfSeedFortyTwoGoesOnlyWithFreeStacks) {
    RULE("CT-07", "CD-02");
    EXPECT_EQ(play(*match_of("CA-42"), "62x2").refusal, Refusal::not_a_run);
    const auto match = match_of("CL-42");
    EXPECT_EQ(play(*match, "62x2").refusal, Refusal::none);
    const std::vector<Card> target = match->table(Seat::first)[5].cards;
    ASSERT_EQ(target.size(), 6u);
    EXPECT_EQ(to_text(target[3]) + " " + to_text(target[4]) + " " + to_text(target[5]), "5C 4D JH");
}

}  // namespace croupier::test
