// Cards: when "no more moves" is due.
#include "tests/support/positions.h"
#include "tests/support/rules.h"

namespace croupier::test {
namespace {

Verdict can_progress(std::string_view text) { return match_at<CardsGame>(text)->can_progress(); }

}  // namespace

TEST(CardsNoMoves, IsDueWhenNothingMoves) {
    RULE("CD-20");
    EXPECT_EQ(can_progress("t1: AC / 5S | t2: 6S"), Verdict::no);
}

TEST(CardsNoMoves, IsDueWhenCardsOnlyWander) {
    RULE("CD-20");
    const auto match = match_at<CardsGame>("t1: 6H | t2: 6D | t3: 2C / 9S 5S");
    EXPECT_FALSE(match->legal_moves().empty());
    EXPECT_EQ(match->can_progress(), Verdict::no);
}

TEST(CardsNoMoves, IsNotALoss) {
    RULE("CD-20");
    const auto match = match_at<CardsGame>("t1: 6H | t2: 6D | t3: 2C / 9S 5S");
    EXPECT_EQ(match->outcome(), Outcome::open);
    EXPECT_EQ(play(*match, "31").refusal, Refusal::none);
}

TEST(CardsNoMoves, IsNotDueWhenACardCanGoHome) {
    RULE("CD-20");
    EXPECT_EQ(can_progress("t1: AS"), Verdict::yes);
    EXPECT_EQ(can_progress("t1: 2S"), Verdict::no);
}

TEST(CardsNoMoves, IsNotDueWhenACardCanBeTurnedUp) {
    RULE("CD-20");
    EXPECT_EQ(can_progress("t1: 2C / 5S | t2: 6H"), Verdict::yes);
    EXPECT_EQ(can_progress("t1: 2C 5S | t2: 6H"), Verdict::no);
}

TEST(CardsNoMoves, IsNotDueWhenItTakesSeveralMoves) {
    RULE("CD-20");
    // First the five leaves, then the nine that lay under it.
    EXPECT_EQ(can_progress("t1: 2C / 9S 5S | t2: 6H | t3: TD"), Verdict::yes);
    EXPECT_EQ(can_progress("t1: 2C / 9S 5S | t2: 6H | t3: TC"), Verdict::no);
}

TEST(CardsNoMoves, ACardFromTheFoundationMayHelp) {
    RULE("CD-20");
    // 5H comes down for 4S, under which the ace of clubs goes home.
    EXPECT_EQ(can_progress("fh: 5H | t1: 6S | t2: 2C AC / 4S"), Verdict::yes);
}

TEST(CardsNoMoves, TurningACardUpCountsEvenAfterACardCameFromTheFoundation) {
    RULE("CD-20");
    // hh1 21 turns 9C up; 5H cannot go home again, and nothing else can happen.
    EXPECT_EQ(can_progress("fh: 5H | t1: 6S | t2: 9C / 4S"), Verdict::yes);
}

TEST(CardsNoMoves, BringingTheSameCardHomeAgainIsNoProgress) {
    RULE("CD-20");
    const auto match = match_at<CardsGame>("fh: 5H | t1: 6S | t2: 9C / 8C");
    EXPECT_FALSE(match->legal_moves().empty());
    EXPECT_EQ(match->can_progress(), Verdict::no);
}

TEST(CardsNoMoves, MovingAWholePileToAnEmptyOneChangesNothing) {
    RULE("CD-20");
    const auto match = match_at<CardsGame>("t1: KS QH");
    EXPECT_FALSE(match->legal_moves().empty());
    EXPECT_EQ(match->can_progress(), Verdict::no);
    EXPECT_EQ(can_progress("t1: 2C / KS QH"), Verdict::yes);
}

TEST(CardsNoMoves, NothingIsSaidWhenTheSearchIsCutShort) {
    RULE("CD-20");
    // Three positions in all: the five on its own, on one six, on the other.
    const Cards state = at<Cards>("t1: 6H | t2: 6D | t3: 5S");
    EXPECT_EQ(find_progress(state, 4).possible, Verdict::no);
    EXPECT_EQ(find_progress(state, 2).possible, Verdict::unknown);
}

}  // namespace croupier::test
