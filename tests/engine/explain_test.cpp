// Moves and refusals in words.
#include "tests/support/positions.h"

namespace croupier::test {
namespace {

Explanation why_not(const Match& match, std::string_view text) {
    const Move move = *match.read_move(text);
    return match.explain(move, match.check(move));
}

std::string argument(const Explanation& why, std::string_view name) {
    for (const Argument& argument : why.arguments)
        if (argument.name == name) return argument.value;
    return "";
}

TEST(Explain, ARefusalNamesTheCardsItIsAbout) {
    const auto match = match_at<KlondikeGame>("t1: 6H | t2: 7D");
    const Explanation why = why_not(*match, "12");
    EXPECT_EQ(why.sentence, "6H does not go on 7D. A column alternates red and black.");
    EXPECT_EQ(argument(why, "card"), "6H");
    EXPECT_EQ(argument(why, "on"), "7D");
    EXPECT_EQ(argument(why, "from"), "t1");
    EXPECT_EQ(argument(why, "to"), "t2");
    EXPECT_EQ(argument(why, "count"), "1");
}

TEST(Explain, ATooLongRunNamesTheLimit) {
    const auto match =
        match_at<FreecellGame>("a: KC | b: KD | c: KH | t1: 9S 8H 7S | t2: TD | t3: 2C | t4: 3C | "
                               "t5: 4C | t6: 5C | t7: 6C | t8: JC");
    const Explanation why = why_not(*match, "12x3");
    EXPECT_EQ(argument(why, "limit"), "2");
    EXPECT_NE(why.sentence.find("At most 2 can go there now."), std::string::npos);
}

TEST(Explain, ACardThatLiesFaceDownIsNotNamed) {
    const auto match = match_at<KlondikeGame>("t1: 5C 6H / 7S | t2: 8S");
    const Explanation why = match->explain(carry(6, 7, 2), Refusal::face_down);
    EXPECT_EQ(argument(why, "card"), "");
    EXPECT_EQ(why.sentence.find("6H"), std::string::npos);
    EXPECT_EQ(match->describe(carry(6, 7, 2)).find("6H"), std::string::npos);
}

TEST(Explain, AMoveIsDescribedInWords) {
    const auto match = match_at<KlondikeGame>("stock: 2C | t1: 7S 6H | t2: 8D");
    EXPECT_EQ(match->describe(*match->read_move("12")),
              "7S and 1 more from column 1 to column 2, onto 8D");
    EXPECT_EQ(match->describe(draw_move), "draw from the stock");
    EXPECT_EQ(match->describe(recycle_move), "turn the waste over");
    const auto cells = match_at<FreecellGame>("t1: 7S | a: AH");
    EXPECT_EQ(cells->describe(*cells->read_move("1b")), "7S from column 1 to cell b");
    EXPECT_EQ(cells->describe(*cells->read_move("ah")), "AH from cell a to the foundation");
}

TEST(Explain, MovesOutOfRangeAreExplainedToo) {
    const auto match = match_of("K3-1");
    const Move wild{MoveKind::carry, 250, 251, 9};
    EXPECT_EQ(match->explain(wild, match->check(wild)).sentence, "There is no such pile.");
    EXPECT_EQ(match->describe(wild), "");
}

TEST(PerftCount, GivesTheSameCountInSlices) {
    const auto match = match_of("FC-1");
    for (int depth = 0; depth <= 3; ++depth) {
        const auto count = match->count_moves(depth);
        while (!count->step(7)) continue;
        EXPECT_EQ(count->sequences(), perft(*position_from<Freecell>(match->position()), depth));
    }
}

}  // namespace
}  // namespace croupier::test
