// FreeCell: how many cards may move at once.
#include "tests/support/positions.h"
#include "tests/support/rules.h"

namespace croupier::test {
namespace {

struct Row {
    int free_cells, empty_columns, limit;
};

// Column 1 holds the run from queen to ace. Column 2 takes exactly `length` of these cards, any
// number if it is empty (length 0). Everything else is filled up as the row says.
Freecell table_for(const Row& row, int length) {
    std::string text = "t1: QS JH TS 9H 8S 7H 6S 5H 4S 3H 2S AH";
    if (length > 0)
        text += std::string(" | t2: ") + "A23456789TJQK"[length] + (length % 2 == 1 ? "C" : "D");
    int filler = 0;
    const auto fill = [&](const std::string& pile) {
        constexpr std::string_view cards[] = {"2D", "4D", "6D", "8D", "TD",
                                              "QD", "AC", "3C", "5C", "7C"};
        text += " | " + pile + ": " + std::string(cards[filler++]);
    };
    for (int cell = row.free_cells; cell < 4; ++cell) fill(std::string(1, "abcd"[cell]));
    const int other_empty = row.empty_columns - (length == 0 ? 1 : 0);
    for (int column = 3; column <= 8 - other_empty; ++column) fill("t" + std::to_string(column));
    return at<Freecell>(text);
}

Move first_to_second(int count) {
    return carry(Freecell::first_column, Freecell::first_column + 1, count);
}

std::vector<int> listed_counts(const Freecell& state) {
    std::vector<int> counts;
    for (Move move : state.legal_moves())
        if (move == first_to_second(move.count)) counts.push_back(move.count);
    std::ranges::sort(counts);
    return counts;
}

constexpr Row to_a_card[] = {{2, 1, 6}, {4, 0, 5}, {0, 2, 4}, {0, 0, 1}, {4, 1, 10}};
constexpr Row to_an_empty_column[] = {{2, 1, 3}, {0, 2, 2}, {4, 1, 5}, {0, 1, 1}};

}  // namespace

TEST(FreecellLimit, IsReachedByARunOfThatLength) {
    RULE("F-011", "F-012", "FT-06");
    for (const Row& row : to_a_card) {
        const Freecell state = table_for(row, row.limit);
        EXPECT_EQ(state.check(first_to_second(row.limit)), Refusal::none) << row.limit;
        EXPECT_EQ(listed_counts(state), std::vector{row.limit});
    }
}

TEST(FreecellLimit, CountsEveryCardOfTheMovedRun) {
    RULE("F-011", "F-012", "F-013", "FT-06");
    for (const Row& row : to_a_card) {
        const Freecell state = table_for(row, row.limit + 1);
        EXPECT_EQ(state.check(first_to_second(row.limit + 1)), Refusal::run_too_long) << row.limit;
        EXPECT_EQ(listed_counts(state), std::vector<int>{});
    }
}

TEST(FreecellLimit, OfTwentyLetsTheLongestRunThrough) {
    RULE("F-011", "FT-06");
    const Freecell state = table_for({4, 2, 20}, 12);
    EXPECT_EQ(state.longest_move(false), 20);
    EXPECT_EQ(state.check(first_to_second(12)), Refusal::none);
    EXPECT_EQ(listed_counts(state), std::vector{12});
}

TEST(FreecellLimit, DoesNotCountTheEmptyTargetAsStorage) {
    RULE("FD-08", "FT-07", "F-011");
    for (const Row& row : to_an_empty_column) {
        const Freecell state = table_for(row, 0);
        EXPECT_EQ(state.longest_move(true), row.limit);
        EXPECT_EQ(state.check(first_to_second(row.limit)), Refusal::none) << row.limit;
        EXPECT_EQ(state.check(first_to_second(row.limit + 1)), Refusal::run_too_long) << row.limit;
    }
}

TEST(FreecellLimit, EachLengthUpToItIsAMoveToAnEmptyColumn) {
    RULE("FD-09", "FD-08");
    for (const Row& row : to_an_empty_column) {
        std::vector<int> each;
        for (int count = 1; count <= row.limit; ++count) each.push_back(count);
        EXPECT_EQ(listed_counts(table_for(row, 0)), each);
    }
}

TEST(FreecellLimit, OfTwoLeavesOneOrTwoOfThreeCards) {
    RULE("FT-20", "FD-08", "FD-09");
    const auto state = at<Freecell>("a: 9C | b: 9D | c: 9H | t1: KD 5H 4S 3H | t3: KC | t4: KH"
                                    "| t5: KS | t6: JC | t7: JD | t8: JH");
    EXPECT_EQ(check(state, "12x1"), Refusal::none);
    EXPECT_EQ(check(state, "12x2"), Refusal::none);
    EXPECT_EQ(check(state, "12x3"), Refusal::run_too_long);
    EXPECT_EQ(listed_counts(state), (std::vector{1, 2}));
}

TEST(FreecellLimit, WithoutACountOneCardGoesToAnEmptyColumn) {
    RULE("FD-09");
    const auto state = at<Freecell>("t3: 5H 4S 3H");
    EXPECT_EQ(move_from(state, "37")->count, 1);
    EXPECT_EQ(to_text(after(state, "37")), "freecell | t3: 5H 4S | t7: 3H");
    EXPECT_EQ(to_text(state, *move_from(state, "37x1")), "37");
    EXPECT_EQ(to_text(state, *move_from(state, "37x3")), "37x3");
}

TEST(FreecellLimit, IsTheRuleEvenWhereAnotherColumnCouldHelp) {
    RULE("FD-19");
    const auto state =
        at<Freecell>("a: KC | b: KD | c: KH | d: KS | t1: 5S 4H | t2: 6D | t3: 5C | t4: 9C"
                     "| t5: 9D | t6: 9H | t7: 9S | t8: JC");
    EXPECT_EQ(check(state, "12x2"), Refusal::run_too_long);
    // Card by card there is a way.
    EXPECT_EQ(after(state, "13 12 32").columns[1].size(), 3);
}

}  // namespace croupier::test
