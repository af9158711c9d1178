// FreeCell: the free cells.
#include "tests/support/positions.h"
#include "tests/support/rules.h"

namespace croupier::test {

TEST(FreecellCells, TakeAnySingleCard) {
    RULE("F-008", "FT-05");
    const auto state = at<Freecell>("t1: KS | t2: 7H | t3: AC");
    for (std::string_view move : {"1a", "2a", "3a"})
        EXPECT_EQ(check(state, move), Refusal::none) << move;
    EXPECT_EQ(after(state, "2a"), at<Freecell>("a: 7H | t1: KS | t3: AC"));
}

TEST(FreecellCells, HoldOneCardEach) {
    RULE("F-009", "FT-05");
    const auto state = after(at<Freecell>("t1: KS | t2: 7H"), "1a");
    EXPECT_EQ(check(state, "2a"), Refusal::cell_taken);
    for (std::string_view move : {"2b", "2c", "2d"})
        EXPECT_EQ(check(state, move), Refusal::none) << move;
}

TEST(FreecellCells, TakeNoRun) {
    RULE("FT-05", "F-008");
    EXPECT_EQ(check(at<Freecell>("t1: 8S 7H"), "1ax2"), Refusal::one_at_a_time);
}

TEST(FreecellCells, OnlyTheFirstEmptyOneIsListed) {
    RULE("F-008");
    const auto state = at<Freecell>(
        "a: KC | c: KD | t1: 2C | t2: 4C | t3: 6C | t4: 8C | t5: TC | t6: QC | t7: 2D | t8: 4D");
    EXPECT_EQ(legal(state),
              (std::vector<std::string>{"1b", "2b", "3b", "4b", "5b", "6b", "7b", "8b"}));
    EXPECT_EQ(check(state, "1d"), Refusal::none);
    EXPECT_EQ(check(state, "1a"), Refusal::cell_taken);
}

TEST(FreecellCells, FullOnesAreNotListed) {
    RULE("F-009");
    const auto state = at<Freecell>("a: KC | b: KD | c: KH | d: KS | t1: 2C | t2: 4C | t3: 6C"
                                    "| t4: 8C | t5: TC | t6: QC | t7: 2D | t8: 4D");
    EXPECT_EQ(legal(state), std::vector<std::string>{});
    for (std::string_view move : {"1a", "1b", "1c", "1d"})
        EXPECT_EQ(check(state, move), Refusal::cell_taken) << move;
}

TEST(FreecellCells, ACardLeavesForAColumn) {
    RULE("F-030", "FT-21");
    const auto state = at<Freecell>("a: 8S | t1: 9H | t2: 9C | t3: TH");
    EXPECT_EQ(check(state, "a1"), Refusal::none);
    EXPECT_EQ(check(state, "a2"), Refusal::wrong_colour);
    EXPECT_EQ(check(state, "a3"), Refusal::wrong_rank);
    EXPECT_EQ(check(state, "a4"), Refusal::none);
    EXPECT_EQ(after(state, "a1"), at<Freecell>("t1: 9H 8S | t2: 9C | t3: TH"));
}

TEST(FreecellCells, ACardLeavesForItsFoundation) {
    RULE("F-030", "FT-21");
    const auto state = at<Freecell>("a: 8S | b: 9H | fs: 7S | fh: 7H");
    EXPECT_EQ(check(state, "ah"), Refusal::none);
    EXPECT_EQ(check(state, "ah3"), Refusal::wrong_suit);
    EXPECT_EQ(check(state, "bh"), Refusal::wrong_rank);
    EXPECT_EQ(after(state, "ah"), at<Freecell>("b: 9H | fs: 8S | fh: 7H"));
}

TEST(FreecellCells, ACardMayChangeItsCell) {
    RULE("F-030", "FT-21");
    const auto match = match_at<FreecellGame>("a: 8S | b: 9H");
    EXPECT_EQ(play(*match, "ab").refusal, Refusal::cell_taken);
    EXPECT_EQ(play(*match, "ad").refusal, Refusal::none);
    EXPECT_EQ(match->position(), "freecell | b: 9H | d: 8S");
    EXPECT_EQ(match->tally().moves, 1);
}

TEST(FreecellCells, AChangeOfCellIsNotListed) {
    RULE("F-030");
    const auto state = at<Freecell>(
        "a: 8S | t1: 9H | t2: KC | t3: KD | t4: KH | t5: KS | t6: JC | t7: JD | t8: JH");
    for (const std::string& word : legal(state))
        EXPECT_TRUE(word[0] != 'a' || word == "a1") << word;
    EXPECT_EQ(std::ranges::count(legal(state), "a1"), 1);
}

TEST(FreecellCells, TheSameCellIsNoMove) {
    RULE("FD-20");
    const auto match = match_at<FreecellGame>("a: 8S");
    EXPECT_EQ(play(*match, "aa").refusal, Refusal::same_pile);
    EXPECT_EQ(match->tally(), Tally{});
    EXPECT_EQ(match->turns(), 0);
}

TEST(FreecellCells, GiveOneCardAndNoneWhenEmpty) {
    const auto state = at<Freecell>("a: 8S | t1: 9H");
    EXPECT_EQ(check(state, "b1"), Refusal::source_empty);
    EXPECT_EQ(check(state, "a1x2"), Refusal::only_the_top);
}

}  // namespace croupier::test
