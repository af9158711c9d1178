// Klondike: several cards at once, and the card that turns up beneath them.
#include "tests/support/positions.h"
#include "tests/support/rules.h"

namespace croupier::test {
TEST(KlondikeRuns, MoveTogetherInTheirOrder) {
    RULE("K-005", "K-045", "KT-06");
    EXPECT_EQ(to_text(after(at<Klondike>("t1: 4D 8S 7H 6S | t2: 9D"), "12")),
              "klondike | t1: 4D | t2: 9D 8S 7H 6S");
}

TEST(KlondikeRuns, EachLengthIsAMoveOfItsOwn) {
    RULE("K-030", "K-005");
    const auto state = at<Klondike>("t1: 9S 8H 7S | t2: 8D | t3: 9C | t4: TD");
    EXPECT_EQ(legal(state), (Words{"12", "13", "14", "23", "34"}));
    EXPECT_EQ(to_text(after(state, "12")), "klondike | t1: 9S 8H | t2: 8D 7S | t3: 9C | t4: TD");
    EXPECT_EQ(to_text(after(state, "13")), "klondike | t1: 9S | t2: 8D | t3: 9C 8H 7S | t4: TD");
    EXPECT_EQ(to_text(after(state, "14")), "klondike | t2: 8D | t3: 9C | t4: TD 9S 8H 7S");
}

TEST(KlondikeRuns, MustFitWithTheirLowestCard) {
    RULE("K-005");
    const auto state = at<Klondike>("t1: 8S 7H | t2: 8C");
    EXPECT_EQ(check(state, "12x2"), Refusal::wrong_rank);
    EXPECT_EQ(check(state, "12x1"), Refusal::none);
}

TEST(KlondikeRuns, AreVerifiedWhenLifted) {
    RULE("KD-20");
    EXPECT_EQ(check(at<Klondike>("t1: 9S 8H 7S | t2: TD"), "12x3"), Refusal::none);
    EXPECT_EQ(check(at<Klondike>("t1: 9S 8C 7H | t2: TD"), "12x3"), Refusal::not_a_run);  // colour
    EXPECT_EQ(check(at<Klondike>("t1: 9S 8H 6S | t2: TD"), "12x3"), Refusal::not_a_run);  // rank
    EXPECT_EQ(check(at<Klondike>("t1: 9S TH 8S | t2: TD"), "12x3"), Refusal::not_a_run);
    EXPECT_EQ(legal(at<Klondike>("t1: 9S 8C 7H | t2: TD")), Words{});
}

TEST(KlondikeRuns, OfAKingGoToAnEmptyColumnAsAWhole) {
    RULE("KT-32");
    const auto match = match_at<KlondikeGame>("t1: 4S / KC QD");
    EXPECT_EQ(match->check(*match->read_move("12")), Refusal::needs_a_king);
    const Answer answer = play(*match, "12x2");
    EXPECT_EQ(match->position(), "klondike | t1: 4S | t2: KC QD");
    EXPECT_TRUE(has_event(answer, EventKind::turned_up));
    EXPECT_EQ(match->score(), 5);
}

TEST(KlondikeRuns, EachEmptyColumnIsAPlaceOfItsOwn) {
    RULE("K-004", "K-043");
    EXPECT_EQ(legal(at<Klondike>("t1: 4S / KC QD | t2: 9C | t3: 9S | t4: 9D | t5: 9H")),
              (Words{"16x2", "17x2"}));
}

TEST(KlondikeFlips, TheFaceDownCardBelowTurnsUp) {
    RULE("K-006", "K-046", "KT-07");
    const auto match = match_at<KlondikeGame>("t1: QC 4C / 6H | t2: 7S");
    const Answer answer = play(*match, "12");
    EXPECT_EQ(match->position(), "klondike | t1: QC / 4C | t2: 7S 6H");
    ASSERT_EQ(answer.events.size(), 2u);
    EXPECT_EQ(answer.events[0].kind, EventKind::moved);
    EXPECT_EQ(answer.events[1],
              (Event{.kind = EventKind::turned_up, .card = card(4, Suit::clubs), .place = 6}));
}

TEST(KlondikeFlips, ACardSentHomeTurnsTheNextUpToo) {
    RULE("K-006");
    EXPECT_EQ(to_text(after(at<Klondike>("t1: 4C / AS"), "1h")), "klondike | f1: AS | t1: 4C");
}

TEST(KlondikeFlips, AWholeRunThatLeavesTurnsOnlyTheNextUp) {
    RULE("K-006");
    EXPECT_EQ(to_text(after(at<Klondike>("t1: QC 4C 9H / 8S 7H | t2: 9D"), "12")),
              "klondike | t1: QC 4C / 9H | t2: 9D 8S 7H");
}

TEST(KlondikeFlips, NothingTurnsWhenTheNewTopIsFaceUpAlready) {
    RULE("K-006");
    const auto match = match_at<KlondikeGame>("t1: QC / 7D 6S 5H | t2: 6C");
    EXPECT_FALSE(has_event(play(*match, "12"), EventKind::turned_up));
    EXPECT_EQ(match->position(), "klondike | t1: QC / 7D 6S | t2: 6C 5H");
}

TEST(KlondikeFlips, TheTurnedCardCanBePlayedAtOnce) {
    RULE("K-006");
    EXPECT_EQ(legal(after(at<Klondike>("t1: 4C / 6H | t2: 7S | t3: 5H"), "12")), Words{"13"});
    EXPECT_EQ(to_text(after(at<Klondike>("t1: 4C / 6H | t2: 7S | t3: 5H"), "12 13")),
              "klondike | t2: 7S 6H | t3: 5H 4C");
}

TEST(KlondikeFlips, ARunThatWasSplitCanBeJoinedAgain) {
    RULE("K-005", "K-045");
    EXPECT_EQ(to_text(after(at<Klondike>("t1: 8S 7H 6S | t2: 7D | t3: 9D"), "12 21 13")),
              "klondike | t2: 7D | t3: 9D 8S 7H 6S");
}

}  // namespace croupier::test
