// Cards: where on the piles cards may be put down.
#include "tests/support/positions.h"
#include "tests/support/rules.h"

namespace croupier::test {
namespace {

bool is_black(Card card) { return card.suit() == Suit::spades || card.suit() == Suit::clubs; }

Refusal expected(Card card, Card target) {
    if (card.rank() + 1 != target.rank()) return Refusal::wrong_rank;
    return is_black(card) == is_black(target) ? Refusal::wrong_colour : Refusal::none;
}

}  // namespace

TEST(CardsDrop, OneRankLowerAndTheOtherColour) {
    RULE("C-024");
    EXPECT_EQ(check(at<Cards>("t1: 9H | t2: 8S"), "21"), Refusal::none);
    EXPECT_EQ(check(at<Cards>("t1: 9H | t2: 8D"), "21"), Refusal::wrong_colour);
    EXPECT_EQ(check(at<Cards>("t1: 9S | t2: 8C"), "21"), Refusal::wrong_colour);
    EXPECT_EQ(check(at<Cards>("t1: 9H | t2: 7S"), "21"), Refusal::wrong_rank);
    EXPECT_EQ(check(at<Cards>("t1: 9H | t2: 9S"), "21"), Refusal::wrong_rank);
    EXPECT_EQ(check(at<Cards>("t1: 9H | t2: TS"), "21"), Refusal::wrong_rank);
    EXPECT_EQ(check(at<Cards>("t1: AH | t2: KS"), "21"), Refusal::wrong_rank);
}

TEST(CardsDrop, EveryCardOnEveryOther) {
    RULE("C-004", "C-024", "C-025");
    const Deck deck = alea_deal(1).deck;
    for (Card target : deck) {
        for (Card card : deck) {
            if (card == target) continue;
            const Cards state = at<Cards>("t1: " + to_text(target) + " | t2: " + to_text(card));
            ASSERT_EQ(check(state, "21"), expected(card, target)) << to_text(state);
            ASSERT_EQ(std::ranges::count(legal(state), "21"),
                      expected(card, target) == Refusal::none ? 1 : 0)
                << to_text(state);
        }
    }
}

TEST(CardsDrop, OfARunTheBaseMustFit) {
    RULE("C-024");
    const Cards state = at<Cards>("t1: 9H 8S | t2: TC | t3: 9D | t4: TD | t5: JC");
    EXPECT_EQ(check(state, "12x2"), Refusal::none);
    EXPECT_EQ(check(state, "13x2"), Refusal::wrong_rank);
    EXPECT_EQ(check(state, "14x2"), Refusal::wrong_colour);
    EXPECT_EQ(check(state, "15x2"), Refusal::wrong_rank);
}

TEST(CardsDrop, AnEmptyPileTakesOnlyAKing) {
    RULE("CT-10", "C-023");
    EXPECT_EQ(check(at<Cards>("t1: QH"), "12"), Refusal::needs_a_king);
    EXPECT_EQ(check(at<Cards>("t1: AH"), "12"), Refusal::needs_a_king);
    EXPECT_EQ(check(at<Cards>("t1: KH"), "12"), Refusal::none);
}

TEST(CardsDrop, AnEmptyPileTakesARunThatAKingHeads) {
    RULE("CT-10", "C-023");
    const Cards headed = at<Cards>("t1: 4C KH QS JD | t2: | t3: 2C");
    EXPECT_EQ(after(headed, "12x3"), at<Cards>("t1: 4C | t2: KH QS JD | t3: 2C"));
    EXPECT_EQ(check(at<Cards>("t1: 4C QS JD"), "12x2"), Refusal::needs_a_king);
    EXPECT_EQ(check(headed, "12x2"), Refusal::needs_a_king);
}

TEST(CardsDrop, EachEmptyPileIsAPlaceOfItsOwn) {
    RULE("C-023");
    const Cards state =
        at<Cards>("t1: 4C KH QS | t2: | t3: 2C | t4: 3C | t5: 5C | t6: | t7: 6C | t8: 7C");
    EXPECT_EQ(legal(state), (std::vector<std::string>{"12x2", "16x2"}));
    const Cards black = at<Cards>("t1: KS | t3: 2C | t4: 3C | t5: 5C | t6: 8C | t7: 6C | t8: 7C");
    EXPECT_EQ(legal(black), (std::vector<std::string>{"12"}));
}

TEST(CardsDrop, AFaceDownTopTakesNothing) {
    RULE("CT-25");
    const Cards state = at<Cards>("hidden=first3 | t1: 4C 5C 9H / | t2: 8S");
    EXPECT_EQ(check(state, "21"), Refusal::target_face_down);
    EXPECT_TRUE(legal(state).empty());
    const Cards turned = at<Cards>("hidden=first3 | t1: 4C 5C / 9H | t2: 8S");
    EXPECT_EQ(check(turned, "21"), Refusal::none);
}

TEST(CardsDrop, OnItsOwnPileIsNoMove) {
    RULE("CT-24", "CD-17");
    const auto match = match_at<CardsGame>("fs: 2S | t1: 6H | t2: 6D | t3: 5S");
    play_all(*match, "31");
    const std::string before = match->position();
    EXPECT_EQ(play(*match, "11").refusal, Refusal::same_pile);
    EXPECT_EQ(match->check(carry(4, 4, 2)), Refusal::same_pile);
    EXPECT_EQ(match->check(carry(0, 0)), Refusal::same_pile);
    EXPECT_EQ(match->position(), before);
    EXPECT_EQ(match->undo_left(), 1);
    EXPECT_TRUE(match->undo());
    EXPECT_EQ(match->position(), "cards | fs: 2S | t1: 6H | t2: 6D | t3: 5S");
}

TEST(CardsDrop, ATailDoesNotGoOnItsOwnTop) {
    RULE("CD-17");
    const Cards state = at<Cards>("stacks=free | t1: 2C 9H TS");
    EXPECT_EQ(state.check(carry(4, 4, 2)), Refusal::same_pile);
    EXPECT_TRUE(state.legal_moves().empty());
}

TEST(CardsDrop, ARefusedMoveChangesNothing) {
    RULE("C-042");
    const auto match = match_at<CardsGame>("t1: 6H | t2: 7D / 5S | t3: 9C");
    const Answer answer = play(*match, "23");
    EXPECT_EQ(answer.refusal, Refusal::wrong_rank);
    ASSERT_EQ(answer.events.size(), 1u);
    EXPECT_EQ(answer.events[0].kind, EventKind::refused);
    EXPECT_EQ(match->position(), "cards | t1: 6H | t2: 7D / 5S | t3: 9C");
    EXPECT_EQ(match->tally(), Tally{});
    EXPECT_EQ(match->undo_left(), 0);
    EXPECT_TRUE(match->journal().empty());
}

TEST(CardsDrop, APileThatDoesNotExistIsRefused) {
    const Cards state = at<Cards>("t1: 6H | t8: 5S");
    EXPECT_EQ(state.check(carry(11, 4)), Refusal::none);
    EXPECT_EQ(state.check(carry(12, 4)), Refusal::no_such_pile);
    EXPECT_EQ(state.check(carry(11, 12)), Refusal::no_such_pile);
    EXPECT_EQ(state.check(recycle_move), Refusal::malformed);
    EXPECT_EQ(state.check(Move{}), Refusal::malformed);
}

TEST(CardsDrop, PilesGrowBeyondTheirSizeAtTheDeal) {
    RULE("C-061");
    const Cards state = after(at<Cards>("t1: KH QS JD | t2: TC 9H"), "21");
    EXPECT_EQ(to_text(state), "cards | t1: KH QS JD TC 9H");
}

TEST(CardsDrop, OnePileCanHoldAllCards) {
    RULE("C-061");
    const Cards state = at<Cards>("stacks=free"
                                  " | t1: AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS"
                                  " AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC"
                                  " | t2: QH AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH KH"
                                  " AD 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD");
    const Cards full = after(state, "21x26");
    EXPECT_EQ(full.columns[0].size(), 52);
    EXPECT_EQ(to_text(full.columns[0].top()), "KD");
    EXPECT_TRUE(full.columns[1].empty());
}

}  // namespace croupier::test
