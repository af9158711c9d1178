// Klondike: hints, and the notice that there are no more moves.
#include "tests/support/positions.h"
#include "tests/support/rules.h"

namespace croupier::test {
namespace {

// Black tens and all beneath them can be taken back in more ways than the search looks at, while
// nothing can go home or turn up.
constexpr std::string_view beyond_the_bound =
    "draw=1 | stock: 2D 3D 4D 5D 6D 7D 8D | f1: TS | f2: TC | f3: 8H | t1: JH | t2: JD | t3: TH | "
    "t4: TD | t5: 9D | t6: KS";

std::string klondike_hint(std::string_view position) {
    const auto match = match_at<KlondikeGame>(position);
    const std::optional<Move> move = match->hint();
    return move ? match->notation(*move) : "none";
}

Verdict klondike_progress(std::string_view position) {
    return match_at<KlondikeGame>(position)->can_progress();
}

}  // namespace

TEST(KlondikeHint, IsASafeCardHomeFirst) {
    RULE("K-035");
    EXPECT_EQ(klondike_hint("t1: 4C / 6H | t2: 7S | t3: AS"), "3h");
}

TEST(KlondikeHint, IsTheMoveThatTurnsACardUp) {
    RULE("K-035");
    EXPECT_EQ(klondike_hint("t1: 7D 6C | t2: 4C / 6H | t3: 7S | t4: 7H"), "23");
}

TEST(KlondikeHint, IsTheFirstStepOfAWayToProgress) {
    RULE("K-035");
    EXPECT_EQ(klondike_hint("stock: AS 9C"), "s");
    EXPECT_EQ(klondike_hint("f1: AS | t1: 2S KH"), "12");  // the two goes home next
}

TEST(KlondikeHint, IsNothingWhenThereIsNothingToGain) {
    RULE("K-035");
    EXPECT_EQ(klondike_hint("t1: 7S 6H | t2: 7C"), "none");  // shuttling gains nothing
    EXPECT_EQ(klondike_hint("f1: KC | f2: KD | f3: KH | f4: KS"), "none");
}

TEST(KlondikeHint, AKingAtItsBaseMayMoveToAnEmptyColumnForNothing) {
    RULE("KD-18");
    const auto match = match_at<KlondikeGame>("t1: KS | t2: 9C | t3: 9S | t4: 9D | t5: 9H | t6: 5C",
                                              "negative=on");
    EXPECT_EQ(match->notation(match->legal_moves()[0]), "17");
    EXPECT_TRUE(play(*match, "17"));
    EXPECT_EQ(match->score(), 0);
    EXPECT_EQ(match->tally().moves, 1);
}

TEST(KlondikeHint, NeverIsAKingAtItsBase) {
    RULE("KD-18", "K-035");
    EXPECT_EQ(klondike_hint("t1: KS"), "none");
    EXPECT_EQ(klondike_hint("t1: KS QH"), "none");
    EXPECT_EQ(klondike_hint("t1: KS | t2: 4C / QH"), "21");
    EXPECT_EQ(klondike_hint("t1: 4C / KS"), "12");  // this one turns a card up
}

TEST(KlondikeHint, NeverIsAKingAtItsBaseEvenWhenTheSearchIsCutShort) {
    RULE("KD-18", "K-035");
    const auto moves = legal(at<Klondike>(beyond_the_bound));
    EXPECT_TRUE(std::ranges::count(moves, "67"));
    EXPECT_EQ(klondike_hint(beyond_the_bound), "s");
}

TEST(KlondikeNoMoves, IsSaidWhenNothingCanGoHomeOrTurnUp) {
    RULE("KD-21");
    EXPECT_EQ(klondike_progress("t1: 7S 6H | t2: 7C"), Verdict::no);
    EXPECT_EQ(klondike_progress("t1: 5C / 7S | t2: 7H"), Verdict::no);
    EXPECT_EQ(klondike_progress("t1: KS"), Verdict::no);
}

TEST(KlondikeNoMoves, IsNotSaidWhileACardCanGoHomeOrTurnUp) {
    RULE("KD-21");
    EXPECT_EQ(klondike_progress("t1: 7S AH | t2: 7C"), Verdict::yes);
    EXPECT_EQ(klondike_progress("t1: 5C / 7S | t2: 8H"), Verdict::yes);
    EXPECT_EQ(klondike_progress("t1: 5C / 8D 7S | t2: 8H | t3: 9C"),
              Verdict::yes);  // two moves away
}

TEST(KlondikeNoMoves, EveryCardOfStockAndWasteIsACandidate) {
    RULE("KD-21");
    EXPECT_EQ(klondike_progress("draw=1 | stock: AS 9C 9D"), Verdict::yes);
    EXPECT_EQ(klondike_progress("draw=1 | waste: AS 9C 9D"), Verdict::yes);
    EXPECT_EQ(klondike_progress("draw=1 passes=1 | waste: AS 9C 9D"), Verdict::no);
    EXPECT_EQ(klondike_progress("draw=1 | stock: 8C 9C 9D | t1: TC"), Verdict::no);
}

TEST(KlondikeNoMoves, ACardTakenBackAndSentHomeAgainIsNoGain) {
    RULE("KD-21");
    EXPECT_EQ(klondike_progress("f1: 5H | t1: 6S"), Verdict::no);
}

TEST(KlondikeNoMoves, ACardTakenBackMayTurnAnotherUp) {
    RULE("KD-21");
    // The five comes back onto the six, the four goes on it, and the king turns up.
    EXPECT_EQ(klondike_progress("f1: 5H | t1: 6S | t2: KD / 4S"), Verdict::yes);
    EXPECT_EQ(klondike_hint("f1: 5H | t1: 6S | t2: KD / 4S"), "hh1");
}

TEST(KlondikeNoMoves, NothingIsSaidWhenTheBoundIsHit) {
    RULE("KD-21");
    EXPECT_EQ(klondike_progress(beyond_the_bound), Verdict::unknown);
}

TEST(KlondikeNoMoves, DoesNotEndTheGame) {
    RULE("KD-21");
    const auto match = match_at<KlondikeGame>("t1: 7S 6H | t2: 7C");
    EXPECT_EQ(match->can_progress(), Verdict::no);
    EXPECT_EQ(match->outcome(), Outcome::open);
    EXPECT_TRUE(play(*match, "12"));
    EXPECT_TRUE(match->undo());
}

}  // namespace croupier::test
