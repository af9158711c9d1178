// Cards: the foundations, there and back.
#include "tests/support/positions.h"
#include "tests/support/rules.h"

namespace croupier::test {
namespace {

constexpr std::string_view suit_letters = "SHCD";
constexpr std::string_view foundation_names = "shcd";

// "t1: 7H" under hearts built up to `height`.
Cards with_foundation(std::size_t slot, int height, Card card) {
    const Suit suit = *suit_of(suit_letters[slot]);
    std::string text = "t1: " + to_text(card);
    if (height > 0)
        text = std::string("f") + foundation_names[slot] + ": " +
               to_text(croupier::card(height, suit)) + " | " + text;
    return at<Cards>(text);
}

}  // namespace

TEST(CardsFoundations, BeginWithTheirAceAndGoUpOneByOne) {
    RULE("C-008", "C-027", "C-028");
    for (std::size_t slot = 0; slot < 4; ++slot) {
        for (int height = 0; height < king; ++height) {
            for (int rank = height + 1; rank <= king; ++rank) {
                const Cards state =
                    with_foundation(slot, height, card(rank, *suit_of(suit_letters[slot])));
                const Refusal refusal = rank == height + 1 ? Refusal::none
                                        : height == 0      ? Refusal::needs_an_ace
                                                           : Refusal::wrong_rank;
                ASSERT_EQ(check(state, "1h"), refusal) << to_text(state);
                ASSERT_EQ(std::ranges::count(legal(state), "1h"), rank == height + 1 ? 1 : 0);
            }
        }
    }
}

TEST(CardsFoundations, AreBoundToSpadesHeartsClubsDiamondsInThisOrder) {
    RULE("CD-03", "C-001", "C-008");
    for (std::size_t suit = 0; suit < 4; ++suit) {
        const Cards state = at<Cards>(std::string("t1: A") + suit_letters[suit]);
        for (std::size_t slot = 0; slot < 4; ++slot)
            EXPECT_EQ(check(state, "1h" + std::to_string(slot + 1)),
                      slot == suit ? Refusal::none : Refusal::wrong_suit);
        const std::string name = std::string("f") + foundation_names[suit];
        EXPECT_EQ(to_text(after(state, "1h")),
                  "cards | " + name + ": A" + std::string(1, suit_letters[suit]));
    }
}

TEST(CardsFoundations, OfAnotherSuitCannotBeWrittenEither) {
    RULE("CD-03");
    EXPECT_EQ(position_from<Cards>("cards | fs: AH").error().code, ParseCode::impossible);
    EXPECT_TRUE(position_from<Cards>("cards | fs: AS"));
}

TEST(CardsFoundations, TakeTheirOwnSuitOneHigher) {
    RULE("CT-12", "C-027", "C-028", "CD-03");
    EXPECT_EQ(check(at<Cards>("t1: AH"), "1h2"), Refusal::none);
    EXPECT_EQ(check(at<Cards>("t1: AH"), "1h1"), Refusal::wrong_suit);
    EXPECT_EQ(check(at<Cards>("fh: AH | t1: 2H"), "1h2"), Refusal::none);
    EXPECT_EQ(check(at<Cards>("fh: AH | t1: 2D"), "1h2"), Refusal::wrong_suit);
    EXPECT_EQ(check(at<Cards>("fh: AH | t1: 3H"), "1h2"), Refusal::wrong_rank);
    EXPECT_EQ(check(at<Cards>("t1: 2H"), "1h2"), Refusal::needs_an_ace);
}

TEST(CardsFoundations, TakeNoStacks) {
    RULE("CT-12", "C-029");
    const Cards state = at<Cards>("fh: AH | t1: 3S 2H");
    EXPECT_EQ(check(state, "1h2x2"), Refusal::one_at_a_time);
    EXPECT_EQ(to_text(after(state, "1h")), "cards | fh: 2H | t1: 3S");
    const Cards freely = at<Cards>("stacks=free | fh: AH | t1: 2H 9S");
    EXPECT_EQ(check(freely, "1h2x2"), Refusal::one_at_a_time);
}

TEST(CardsFoundations, TakeOnlyTheTopCard) {
    RULE("C-026");
    const Cards state = at<Cards>("t1: AS 5H");
    EXPECT_EQ(check(state, "1h"), Refusal::needs_an_ace);
    EXPECT_EQ(check(state, "1h1"), Refusal::wrong_suit);
    EXPECT_TRUE(legal(state).empty());
    EXPECT_EQ(check(at<Cards>("t1: 5H AS"), "1h"), Refusal::none);
}

TEST(CardsFoundations, GiveTheirTopBackUnderTheRulesOfThePiles) {
    RULE("CT-13", "C-030");
    const Cards state = at<Cards>("fh: 5H | t1: 6S | t2: 6D | t3: 7S | t4: 5C");
    EXPECT_EQ(check(state, "hh1"), Refusal::none);
    EXPECT_EQ(check(state, "hh2"), Refusal::wrong_colour);
    EXPECT_EQ(check(state, "hh3"), Refusal::wrong_rank);
    EXPECT_EQ(check(state, "hh5"), Refusal::needs_a_king);
    EXPECT_EQ(to_text(after(state, "hh1")),
              "cards | fh: 4H | t1: 6S 5H | t2: 6D | t3: 7S | t4: 5C");
    EXPECT_EQ(legal(state), (std::vector<std::string>{"23", "42", "hh1"}));
}

TEST(CardsFoundations, GiveAKingToAnEmptyPile) {
    RULE("CT-13", "CD-13");
    const Cards state = at<Cards>("fh: KH | t2: 3S");
    EXPECT_EQ(to_text(after(state, "hh1")), "cards | fh: QH | t1: KH | t2: 3S");
    EXPECT_EQ(legal(state),
              (std::vector<std::string>{"hh1", "hh3", "hh4", "hh5", "hh6", "hh7", "hh8"}));
    EXPECT_EQ(check(at<Cards>("fh: QH"), "hh1"), Refusal::needs_a_king);
    EXPECT_TRUE(legal(at<Cards>("fh: QH")).empty());
}

TEST(CardsFoundations, GiveOneCardAtATimeAndNothingToEachOther) {
    RULE("C-030");
    const Cards state = at<Cards>("fs: AS | fh: 2H | t1: 3S | t2: 2D");
    EXPECT_EQ(check(state, "hh1x2"), Refusal::only_the_top);
    EXPECT_EQ(state.check(carry(1, 0)), Refusal::foundation_closed);
    EXPECT_EQ(state.check(carry(2, 4)), Refusal::source_empty);
    EXPECT_EQ(to_text(after(state, "hs2 hh1")), "cards | fh: AH | t1: 3S 2H | t2: 2D AS");
}

}  // namespace croupier::test
