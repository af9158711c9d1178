// FreeCell: which columns take how many cards of a run.
#include "tests/support/positions.h"
#include "tests/support/rules.h"

namespace croupier::test {
namespace {

// Where cards of column 1 may go, as column and count: "2x4".
std::vector<std::string> takers_of_column_1(const Freecell& state) {
    std::vector<std::string> words;
    for (Move move : state.legal_moves())
        if (move.from == Freecell::first_column && move.to > Freecell::first_column)
            words.push_back(std::to_string(move.to - Freecell::first_column + 1) + "x" +
                            std::to_string(move.count));
    std::ranges::sort(words);
    return words;
}

// No card of the three columns that follow takes part in any example.
constexpr std::string_view bystanders = "| t6: 2C | t7: 2D | t8: 2H";
std::string crowded(std::string_view text) { return std::string(text) + std::string(bystanders); }

}  // namespace

TEST(FreecellRuns, AlternateAndDescend) {
    RULE("F-010");
    EXPECT_EQ(check(at<Freecell>("t1: 5H 4S 3H | t2: 6C"), "12x3"), Refusal::none);
    EXPECT_EQ(check(at<Freecell>("t1: 5H 4H 3H | t2: 6C"), "12x3"), Refusal::not_a_run);
    EXPECT_EQ(check(at<Freecell>("t1: 5H 4S 2H | t2: 6C"), "12x3"), Refusal::not_a_run);
    EXPECT_EQ(check(at<Freecell>("t1: 5H 6S | t2: 6C"), "12x2"), Refusal::not_a_run);
}

TEST(FreecellRuns, KeepTheirOrderWhenTheyMove) {
    RULE("F-010");
    EXPECT_EQ(after(at<Freecell>("t1: KC 5H 4S 3H | t2: 6C"), "12x3"),
              at<Freecell>("t1: KC | t2: 6C 5H 4S 3H"));
}

TEST(FreecellRuns, WithoutARunOnlyTheTopMoves) {
    RULE("FT-13", "F-010");
    const auto state = at<Freecell>(crowded("t1: 5H 4H 3H | t2: 6S | t3: 5S | t4: 4S | t5: KS"));
    EXPECT_EQ(check(state, "12x3"), Refusal::not_a_run);
    EXPECT_EQ(check(state, "13x2"), Refusal::not_a_run);
    EXPECT_EQ(takers_of_column_1(state), (Words{"4x1"}));
}

TEST(FreecellRuns, APartMustBeARunItselfAndEndAtTheTop) {
    RULE("F-014");
    const auto state = at<Freecell>("t1: 6S KH 5H 4S | t2: 6C | t3: 5D | t4: 7D");
    EXPECT_EQ(check(state, "12x2"), Refusal::none);
    EXPECT_EQ(check(state, "13x1"), Refusal::none);
    EXPECT_EQ(check(state, "12x3"), Refusal::not_a_run);
    EXPECT_EQ(check(state, "14x4"), Refusal::not_a_run);
}

TEST(FreecellRuns, EveryPartThatEndsAtTheTopCanMove) {
    RULE("F-018", "F-019", "F-016");
    const auto state = at<Freecell>(crowded("t1: 9S 8H 7S 6H | t2: TD | t3: 9C | t4: 8D | t5: 7C"));
    EXPECT_EQ(takers_of_column_1(state), (Words{"2x4", "3x3", "4x2", "5x1"}));
}

TEST(FreecellRuns, TheDestinationSaysHowManyCardsMove) {
    RULE("F-019");
    const auto state = at<Freecell>("t1: 9S 8H 7S 6H | t2: TD | t3: 9C | t4: 8D | t5: 7C");
    EXPECT_EQ(*move_from(state, "12"), *move_from(state, "12x4"));
    EXPECT_EQ(*move_from(state, "13"), *move_from(state, "13x3"));
    EXPECT_EQ(*move_from(state, "14"), *move_from(state, "14x2"));
    EXPECT_EQ(*move_from(state, "15"), *move_from(state, "15x1"));
}

TEST(FreecellRuns, FiveCardsWithALimitOfThree) {
    RULE("FT-08", "FT-14", "F-014", "FD-01");
    const auto state = at<Freecell>("c: KC | d: KD | t1: TH 9S 8H 7S 6H | t2: JS | t3: 9C | t4: 8D"
                                    "| t5: 8C | t6: JC | t7: 2C | t8: 2D");
    EXPECT_EQ(check(state, "12x5"), Refusal::run_too_long);
    EXPECT_EQ(check(state, "16x5"), Refusal::run_too_long);
    EXPECT_EQ(check(state, "13x3"), Refusal::none);
    EXPECT_EQ(check(state, "14x2"), Refusal::none);
    EXPECT_EQ(check(state, "15x2"), Refusal::wrong_colour);
    EXPECT_EQ(takers_of_column_1(state), (Words{"3x3", "4x2"}));
}

TEST(FreecellRuns, ThreeCardsGoToEitherBlackNineTwoToEitherRedEight) {
    RULE("FD-01");
    EXPECT_EQ(check(at<Freecell>("t1: 8H 7S 6H | t2: 9S"), "12x3"), Refusal::none);
    EXPECT_EQ(check(at<Freecell>("t1: 8H 7S 6H | t2: 9C"), "12x3"), Refusal::none);
    EXPECT_EQ(check(at<Freecell>("t1: 7S 6H | t2: 8H"), "12x2"), Refusal::none);
    EXPECT_EQ(check(at<Freecell>("t1: 7S 6H | t2: 8D"), "12x2"), Refusal::none);
    EXPECT_EQ(check(at<Freecell>("t1: 7S 6H | t2: 8C"), "12x2"), Refusal::wrong_colour);
}

TEST(FreecellRuns, FourCardsWithALimitOfFour) {
    RULE("FT-09", "FD-02", "FD-03", "FD-04", "FD-05");
    const auto state = at<Freecell>("d: 2C | t1: QD JC TD 9C | t2: KS | t3: KH | t4: QH | t5: JS"
                                    "| t6: JH | t7: TH | t8: TS");
    EXPECT_EQ(takers_of_column_1(state), (Words{"2x4", "4x3", "5x2", "7x1"}));
    EXPECT_EQ(check(state, "13x4"), Refusal::wrong_colour);
    EXPECT_EQ(check(state, "16x2"), Refusal::wrong_colour);
    EXPECT_EQ(check(state, "18x1"), Refusal::wrong_colour);
}

TEST(FreecellRuns, TheOtherCardOfTheRightColourTakesThemToo) {
    RULE("FD-02", "FD-03", "FD-04");
    EXPECT_EQ(check(at<Freecell>("t1: QD JC TD 9C | t2: KC"), "12x4"), Refusal::none);
    EXPECT_EQ(check(at<Freecell>("t1: TD 9C | t2: JC"), "12x2"), Refusal::none);
    EXPECT_EQ(check(at<Freecell>("t1: 9C | t2: TD"), "12x1"), Refusal::none);
}

TEST(FreecellRuns, OfARunThatEndsInARedSevenABlackEightTakesOneCard) {
    RULE("FT-10", "F-020");
    const auto state = at<Freecell>(crowded("t1: TS 9H 8S 7H | t2: 8C | t3: 8D | t4: KC | t5: KS"));
    EXPECT_EQ(takers_of_column_1(state), (Words{"2x1"}));
    EXPECT_EQ(check(state, "13x1"), Refusal::wrong_colour);
}

TEST(FreecellRuns, ABlackQueenGoesToARedKing) {
    RULE("FT-11", "F-021", "F-016", "FD-06");
    const auto state = at<Freecell>(
        "t1: QC JD TC 9D | t2: TS | t3: TH | t4: KS | t5: KH | t6: KD | t7: 2C | t8: 2D");
    EXPECT_EQ(takers_of_column_1(state), (Words{"2x1", "5x4", "6x4"}));
    EXPECT_EQ(check(state, "13x1"), Refusal::wrong_colour);
    EXPECT_EQ(check(state, "14x4"), Refusal::wrong_colour);
}

TEST(FreecellRuns, ARedTenTakesNoPartOfARunWithABlackTen) {
    RULE("FT-12", "F-016", "F-022", "FD-07");
    const auto state = at<Freecell>(crowded("t1: JH TS 9H 8S | t2: QC | t3: TH | t4: KC | t5: KS"));
    EXPECT_EQ(takers_of_column_1(state), (Words{"2x4"}));
    EXPECT_EQ(check(state, "13x2"), Refusal::wrong_colour);
    EXPECT_EQ(after(state, "12"),
              at<Freecell>(crowded("t2: QC JH TS 9H 8S | t3: TH | t4: KC | t5: KS")));
}

TEST(FreecellRuns, AnotherBlackTenTakesTwoCards) {
    RULE("FT-12", "FD-07");
    const auto state = at<Freecell>(crowded("t1: JH TS 9H 8S | t2: QC | t3: TC | t4: KC | t5: KS"));
    EXPECT_EQ(takers_of_column_1(state), (Words{"2x4", "3x2"}));
    EXPECT_EQ(after(state, "13"),
              at<Freecell>(crowded("t1: JH TS | t2: QC | t3: TC 9H 8S | t4: KC | t5: KS")));
}

TEST(FreecellRuns, GrowWithTheColumn) {
    RULE("F-010");
    const auto uncovered = after(at<Freecell>("t1: 6C 5H 4S KD | t2: 7D"), "1a");
    EXPECT_EQ(check(uncovered, "12x3"), Refusal::none);
    const auto built = after(at<Freecell>("b: 4S | t1: 5H | t2: 6C | t3: 7D"), "12 b2");
    EXPECT_EQ(check(built, "23x3"), Refusal::none);
}

TEST(FreecellRuns, ShrinkWithTheColumn) {
    RULE("F-010", "F-014");
    const auto state = after(at<Freecell>("t1: 9C 7D 6C 5H 4S | t2: 6S"), "12x2");
    EXPECT_EQ(check(state, "13x2"), Refusal::none);
    EXPECT_EQ(check(state, "13x3"), Refusal::not_a_run);
    EXPECT_EQ(check(state, "13x4"), Refusal::too_few_cards);
}

}  // namespace croupier::test
