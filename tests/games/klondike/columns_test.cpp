// Klondike: what may be built on a column.
#include "tests/support/positions.h"
#include "tests/support/rules.h"

namespace croupier::test {

TEST(KlondikeColumns, ARedCardGoesOnABlackOneOfOneRankMore) {
    RULE("K-040", "KT-01");
    const auto state = at<Klondike>("t1: 6H | t2: 7S");
    EXPECT_EQ(check(state, "12"), Refusal::none);
    EXPECT_EQ(to_text(after(state, "12")), "klondike | t2: 7S 6H");
}

TEST(KlondikeColumns, SixOfHeartsDoesNotGoOnSevenOfHearts) {
    RULE("K-041", "KT-02");
    EXPECT_EQ(check(at<Klondike>("t1: 6H | t2: 7H"), "12"), Refusal::wrong_colour);
}

TEST(KlondikeColumns, EightOfClubsDoesNotGoOnSevenOfSpades) {
    RULE("K-042", "KT-03");
    EXPECT_EQ(check(at<Klondike>("t1: 8C | t2: 7S"), "12"), Refusal::wrong_rank);
}

TEST(KlondikeColumns, AlternateInColourWhateverTheSuits) {
    RULE("K-003");
    const std::string suits_of[] = {"CS", "DH"};  // black, red
    for (int upper = 0; upper < 2; ++upper) {
        for (int lower = 0; lower < 2; ++lower) {
            const std::string on = std::string("7") + suits_of[upper][0];
            const std::string card = std::string("6") + suits_of[lower][1];
            EXPECT_EQ(check(at<Klondike>("t1: " + card + " | t2: " + on), "12"),
                      upper == lower ? Refusal::wrong_colour : Refusal::none)
                << card << " on " << on;
        }
    }
}

TEST(KlondikeColumns, DescendByExactlyOneFromKingToAce) {
    RULE("K-002");
    const std::string ranks_down = "KQJT98765432A";
    for (std::size_t on = 0; on < 13; ++on) {
        for (std::size_t card = 0; card < 13; ++card) {
            const std::string text =
                std::string("t1: ") + ranks_down[card] + "H | t2: " + ranks_down[on] + "S";
            EXPECT_EQ(check(at<Klondike>(text), "12"),
                      card == on + 1 ? Refusal::none : Refusal::wrong_rank)
                << text;
        }
    }
}

TEST(KlondikeColumns, AKingFillsAnEmptyOne) {
    RULE("K-004", "K-043", "KT-04");
    EXPECT_EQ(to_text(after(at<Klondike>("t1: 5C KD"), "12")), "klondike | t1: 5C | t2: KD");
}

TEST(KlondikeColumns, OnlyAKingFillsAnEmptyOne) {
    RULE("K-004", "K-044", "KT-05");
    for (const char* card : {"QS", "QH", "JS", "2D", "AS"}) {
        const std::string text = std::string("waste: ") + card + " | t1: 5C";
        EXPECT_EQ(check(at<Klondike>(text), "w2"), Refusal::needs_a_king) << card;
    }
    EXPECT_EQ(check(at<Klondike>("t1: 5C QS"), "12"), Refusal::needs_a_king);
}

TEST(KlondikeColumns, AColumnWhoseTopIsFaceDownAcceptsNothing) {
    RULE("K-007", "KT-33");
    EXPECT_EQ(check(at<Klondike>("t1: 6H | t2: 7S /"), "12"), Refusal::target_face_down);
    EXPECT_EQ(check(at<Klondike>("waste: 6H | t2: 7S /"), "w2"), Refusal::target_face_down);
    EXPECT_EQ(check(at<Klondike>("f1: 6H | t2: 7S /"), "hh2"), Refusal::target_face_down);
    EXPECT_EQ(check(at<Klondike>("waste: KH | t2: 7S /"), "w2"), Refusal::target_face_down);
    EXPECT_TRUE(legal(at<Klondike>("t1: 6H | t2: 7S /")).empty());
}

TEST(KlondikeColumns, NothingStacksOnNothingButAKing) {
    RULE("K-007");
    EXPECT_EQ(check(at<Klondike>("waste: AH"), "w1"), Refusal::needs_a_king);
    EXPECT_EQ(check(at<Klondike>("waste: KH"), "w1"), Refusal::none);
}

TEST(KlondikeColumns, OnlyFaceUpCardsAreLifted) {
    RULE("K-005");
    EXPECT_EQ(check(at<Klondike>("t1: 6H / | t2: 7S"), "12"), Refusal::face_down);
    EXPECT_EQ(check(at<Klondike>("t1: 7H / 6S | t2: 8S"), "12x2"), Refusal::face_down);
    EXPECT_EQ(check(at<Klondike>("t1: 7H 6S | t2: 8S"), "12x2"), Refusal::none);
}

TEST(KlondikeColumns, PilesWithoutTheCardsAreRefused) {
    RULE("K-005");
    EXPECT_EQ(check(at<Klondike>("t2: 7S"), "12"), Refusal::source_empty);
    EXPECT_EQ(check(at<Klondike>("t1: 6H | t2: 7S"), "12x2"), Refusal::too_few_cards);
    EXPECT_EQ(check(at<Klondike>("t1: 6H | t2: 7S"), "11"), Refusal::same_pile);
    EXPECT_EQ(at<Klondike>("t1: 6H | t2: 7S").check(carry(6, 7, 0)), Refusal::malformed);
    EXPECT_EQ(at<Klondike>("t1: 6H").check(carry(6, 13)), Refusal::no_such_pile);
    EXPECT_EQ(at<Klondike>("t1: 6H").check(carry(13, 6)), Refusal::no_such_pile);
}

}  // namespace croupier::test
