// Klondike: the foundations.
#include "tests/support/klondike.h"
#include "tests/support/positions.h"
#include "tests/support/rules.h"

namespace croupier::test {
TEST(KlondikeFoundations, AnAceOpensAnEmptyOne) {
    RULE("K-009", "K-047", "KT-08");
    EXPECT_EQ(check(at<Klondike>("t1: AS"), "1h"), Refusal::none);
    EXPECT_EQ(to_text(after(at<Klondike>("t1: AS"), "1h")), "klondike | f1: AS");
}

TEST(KlondikeFoundations, NoOtherCardOpensAnEmptyOne) {
    RULE("K-009", "K-048", "KT-09");
    EXPECT_EQ(check(at<Klondike>("t1: 2S"), "1h"), Refusal::needs_an_ace);
    EXPECT_EQ(check(at<Klondike>("waste: KS"), "wh"), Refusal::needs_an_ace);
}

TEST(KlondikeFoundations, TheNextCardOfTheSuitFollows) {
    RULE("K-010", "K-049", "KT-10");
    const auto state = at<Klondike>("f1: AS | t1: 2S");
    EXPECT_EQ(check(state, "1h1"), Refusal::none);
    EXPECT_EQ(to_text(after(state, "1h")), "klondike | f1: 2S");
}

TEST(KlondikeFoundations, AnotherSuitIsRefused) {
    RULE("K-010", "K-050", "KT-11");
    EXPECT_EQ(check(at<Klondike>("f1: AS | t1: 2H"), "1h1"), Refusal::wrong_suit);
    EXPECT_EQ(check(at<Klondike>("f1: AS | t1: 2C"), "1h1"), Refusal::wrong_suit);  // same colour
    EXPECT_EQ(check(at<Klondike>("f1: AS | t1: AH"), "1h1"), Refusal::wrong_suit);
}

TEST(KlondikeFoundations, ASkippedRankIsRefused) {
    RULE("K-010", "K-051", "KT-12");
    EXPECT_EQ(check(at<Klondike>("f1: AS | t1: 3S"), "1h1"), Refusal::wrong_rank);
}

TEST(KlondikeFoundations, RiseByOneUpToTheKing) {
    RULE("K-010");
    const std::string names = "A23456789TJQK";
    for (std::size_t top = 0; top < 12; ++top) {
        for (std::size_t next = top + 1; next < 13; ++next) {
            const std::string text =
                std::string("f1: ") + names[top] + "D | t1: " + names[next] + "D";
            EXPECT_EQ(check(at<Klondike>(text), "1h1"),
                      next == top + 1 ? Refusal::none : Refusal::wrong_rank)
                << text;
        }
    }
}

TEST(KlondikeFoundations, TakeOneCardAtATime) {
    RULE("K-011", "K-052", "KD-08", "KT-13");
    const auto state = at<Klondike>("f1: AH | t1: 3S 2H");
    EXPECT_EQ(state.check(carry(column(1), foundation(1), 2)), Refusal::one_at_a_time);
    EXPECT_EQ(state.check(carry(column(1), foundation(1), 1)), Refusal::none);
}

TEST(KlondikeFoundations, ARunIsRefusedEvenIfItsLowestCardFits) {
    RULE("K-011", "KD-08", "KT-30");
    const auto state = at<Klondike>("f1: 4H | t1: 5H 4S");
    EXPECT_EQ(state.check(carry(column(1), foundation(1), 2)), Refusal::one_at_a_time);
    EXPECT_EQ(legal(state), Words{});
}

TEST(KlondikeFoundations, AnAceGoesToTheFirstEmptyOneUnlessAnotherIsNamed) {
    RULE("KD-09");
    const auto state = at<Klondike>("f1: AC | t1: AS | t2: 2S");
    EXPECT_EQ(legal(state), Words{"1h"});  // another empty one is accepted, but not listed
    EXPECT_EQ(to_text(after(state, "1h 2h")), "klondike | f1: AC | f2: 2S");
    EXPECT_EQ(check(state, "1h1"), Refusal::wrong_suit);
    EXPECT_EQ(check(state, "1h4"), Refusal::none);
    EXPECT_EQ(to_text(after(state, "1h3 2h")), "klondike | f1: AC | f3: 2S");
}

TEST(KlondikeFoundations, AnAceOfAnySuitOpensAnyEmptyOne) {
    RULE("KD-09");
    for (const char* card : {"AC", "AD", "AH", "AS"})
        for (int number = 1; number <= 4; ++number)
            EXPECT_EQ(at<Klondike>(std::string("waste: ") + card)
                          .check(carry(Klondike::waste_place, foundation(number))),
                      Refusal::none);
}

TEST(KlondikeFoundations, TheMoveToAnotherEmptyOneIsWrittenWithItsSlot) {
    RULE("KD-09");
    const auto state = at<Klondike>("waste: AS | t1: AH");
    EXPECT_EQ(to_text(state, carry(column(1), foundation(2))), "1h2");
    EXPECT_EQ(to_text(state, carry(Klondike::waste_place, foundation(3))), "wh3");
    EXPECT_EQ(to_text(state, carry(column(1), foundation(1))), "1h");
}

TEST(KlondikeFoundations, NoCardGoesFromOneToAnother) {
    RULE("KD-10", "KT-36");
    const auto state = at<Klondike>("f1: AS");
    for (int number = 2; number <= 4; ++number)
        EXPECT_EQ(state.check(carry(foundation(1), foundation(number))),
                  Refusal::foundation_closed);
    EXPECT_EQ(legal(state), Words{});
}

}  // namespace croupier::test
