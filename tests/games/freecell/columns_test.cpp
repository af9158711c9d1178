// FreeCell: single cards and the columns that take them.
#include "tests/support/positions.h"
#include "tests/support/rules.h"

namespace croupier::test {

TEST(FreecellColumns, TakeOnlyTheOppositeColour) {
    RULE("F-001");
    const struct {
        char lower, upper;
        Refusal expected;
    } pairs[] = {
        {'H', 'S', Refusal::none},         {'H', 'C', Refusal::none},
        {'D', 'S', Refusal::none},         {'D', 'C', Refusal::none},
        {'S', 'H', Refusal::none},         {'C', 'D', Refusal::none},
        {'H', 'H', Refusal::wrong_colour}, {'H', 'D', Refusal::wrong_colour},
        {'S', 'S', Refusal::wrong_colour}, {'S', 'C', Refusal::wrong_colour},
    };
    for (const auto& [lower, upper, expected] : pairs)
        EXPECT_EQ(check(at<Freecell>(std::string("t1: 5") + lower + " | t2: 6" + upper), "12"),
                  expected)
            << lower << upper;
}

TEST(FreecellColumns, TakeOnlyTheNextLowerRank) {
    RULE("F-002");
    for (char rank : std::string("A23456789TJQK")) {
        const auto state = at<Freecell>(std::string("t1: 5H | t2: ") + rank + "S");
        EXPECT_EQ(check(state, "12"), rank == '6' ? Refusal::none : Refusal::wrong_rank) << rank;
    }
}

TEST(FreecellColumns, TheExamplesThatFit) {
    RULE("F-003", "FT-02");
    const auto state =
        at<Freecell>("t1: 5H | t2: 6S | t3: 6C | t4: JD | t5: QC | t6: 8S | t7: 9H | t8: 9D");
    for (std::string_view move : {"12", "13", "45", "67", "68"})
        EXPECT_EQ(check(state, move), Refusal::none) << move;
}

TEST(FreecellColumns, TheExamplesThatDoNotFit) {
    RULE("F-003", "FT-02");
    const auto state = at<Freecell>("t1: 7H | t2: 8D | t3: 3S | t4: 5C");
    EXPECT_EQ(check(state, "12"), Refusal::wrong_colour);
    EXPECT_EQ(check(state, "34"), Refusal::wrong_rank);
}

TEST(FreecellColumns, AnEmptyOneTakesAnyCard) {
    RULE("F-004", "FT-03");
    const auto state =
        at<Freecell>("a: 2C | b: 2D | c: 2H | d: 2S | t1: KS | t2: 7H | t3: AC | t4: 9D"
                     "| t5: 9H | t6: 9S | t7: 9C");
    EXPECT_EQ(state.longest_move(true), 1);  // no cell is empty, no other column either
    for (std::string_view move : {"18", "28", "38"})
        EXPECT_EQ(check(state, move), Refusal::none) << move;
}

TEST(FreecellColumns, EachEmptyOneIsADestinationOfItsOwn) {
    RULE("F-004");
    const auto state = at<Freecell>("a: 9H | b: 7C | c: 5C | d: 3C | t1: KS | t2: QS | t3: JS"
                                    "| t4: TS | t5: 9S | t6: 8S");
    EXPECT_EQ(legal(state), (std::vector<std::string>{"17", "18", "27", "28", "37", "38", "47",
                                                      "48", "57", "58", "67", "68", "a4", "a7",
                                                      "a8", "b7", "b8", "c7", "c8", "d7", "d8"}));
}

TEST(FreecellColumns, TheOwnColumnIsNoMove) {
    RULE("FD-20");
    const auto state = at<Freecell>("t1: 6S 5H");
    EXPECT_EQ(check(state, "11"), Refusal::same_pile);
    EXPECT_EQ(check(state, "11x2"), Refusal::same_pile);
}

TEST(FreecellColumns, ADropOnTheOwnColumnCountsNothing) {
    RULE("FD-20");
    const auto match = match_at<FreecellGame>("t1: 6S 5H");
    const Answer answer = play(*match, "11");
    EXPECT_EQ(answer.refusal, Refusal::same_pile);
    EXPECT_EQ(match->tally(), Tally{});
    EXPECT_EQ(match->turns(), 0);
}

TEST(FreecellColumns, GiveNoMoreThanTheyHave) {
    const auto state = at<Freecell>("t1: 6S 5H | t3: 7D");
    EXPECT_EQ(check(state, "21"), Refusal::source_empty);
    EXPECT_EQ(check(state, "13x3"), Refusal::too_few_cards);
    EXPECT_EQ(check(state, "13x2"), Refusal::none);
}

TEST(FreecellColumns, AMoveMustNamePilesAndCards) {
    const auto state = at<Freecell>("t1: 6S 5H | t3: 7D");
    const int first = Freecell::first_column;
    EXPECT_EQ(state.check(carry(first, first + 1, 0)), Refusal::malformed);
    EXPECT_EQ(state.check(carry(first, pile_count<Freecell>)), Refusal::no_such_pile);
    EXPECT_EQ(state.check(carry(pile_count<Freecell>, first)), Refusal::no_such_pile);
    EXPECT_EQ(state.check(draw_move), Refusal::malformed);
}

}  // namespace croupier::test
