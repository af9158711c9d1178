// Typed moves: how they are read and written (docs/moves.md).
#include "tests/support/positions.h"
#include "tests/support/rules.h"

namespace croupier::test {
namespace {

template <GameState S>
std::string reread(const S& state, std::string_view text) {
    const Result<Move> move = move_from(state, text);
    return move ? to_text(state, *move) : move.error().sentence;
}

template <GameState S>
ParseCode move_fault(const S& state, std::string_view text) {
    const Result<Move> move = move_from(state, text);
    EXPECT_FALSE(move) << text;
    return move ? ParseCode::syntax : move.error().code;
}

}  // namespace

TEST(Notation, AsManyCardsAsFitTheTopOfAColumn) {
    const Klondike state = at<Klondike>("t1: 9H 8S 7D | t2: TS | t3: 9D | t4: 8C");
    EXPECT_EQ(*move_from(state, "12"), carry(6, 7, 3));
    EXPECT_EQ(*move_from(state, "13"), carry(6, 8, 2));
    EXPECT_EQ(*move_from(state, "14"), carry(6, 9, 1));
    EXPECT_EQ(reread(state, "12x3"), "12");
    EXPECT_EQ(reread(state, "12x2"), "12x2");
}

TEST(Notation, OneCardToAnEmptyColumn) {
    const Freecell state = at<Freecell>("t1: 9H 8S 7D");
    EXPECT_EQ(*move_from(state, "12"), carry(8, 9, 1));
    EXPECT_EQ(reread(state, "12x1"), "12");
    EXPECT_EQ(reread(state, "12x2"), "12x2");
}

TEST(Notation, CountMustBeWrittenWhenMoreThanOneFits) {
    // With free stacks both red sevens of the first column fit the eight.
    const Cards state = at<Cards>("stacks=free | t1: 7H 2C 7D 3C | t2: 8S");
    EXPECT_EQ(move_fault(state, "12"), ParseCode::bad_move);
    EXPECT_EQ(legal(state), (std::vector<std::string>{"12x2", "12x4"}));
}

TEST(Notation, EveryPileHasALetter) {
    const Freecell state = at<Freecell>("a: 4S | t1: 5H | t2: AC | fs: 3S");
    for (const char* move : {"a1", "ah", "1b", "2h"}) EXPECT_EQ(reread(state, move), move);
    const Klondike klondike = at<Klondike>("waste: 4S | f1: 3S | t1: 5H | t2: 4D | stock: 9C");
    for (const char* move : {"w1", "wh", "hs2", "s"}) EXPECT_EQ(reread(klondike, move), move);
    EXPECT_EQ(*move_from(klondike, "hS2"), *move_from(klondike, "hs2"));
}

TEST(Notation, TheStockAloneDrawsOrRecycles) {
    EXPECT_EQ(*move_from(at<Klondike>("stock: 9C"), "s"), draw_move);
    EXPECT_EQ(*move_from(at<Klondike>("waste: 9C"), "s"), recycle_move);
    EXPECT_EQ(move_fault(at<Freecell>("t1: 9C"), "s"), ParseCode::bad_move);
}

TEST(Notation, AnAceCanNameItsFoundation) {
    const Klondike state = at<Klondike>("f1: 2H | t1: AS | waste: AC");
    EXPECT_EQ(*move_from(state, "1h"), carry(6, 3));
    EXPECT_EQ(*move_from(state, "1h4"), carry(6, 5));
    EXPECT_EQ(reread(state, "1h4"), "1h4");
    EXPECT_EQ(reread(state, "1h2"), "1h");
    EXPECT_EQ(reread(state, "wh3"), "wh3");
}

TEST(Notation, ARefusedMoveCanStillBeWritten) {
    const Klondike state = at<Klondike>("t1: 9H | t2: 8H | f1: 2H");
    EXPECT_EQ(reread(state, "21"), "21");
    EXPECT_EQ(check(state, "21"), Refusal::wrong_colour);
    EXPECT_EQ(check(state, "1h"), Refusal::wrong_rank);
    EXPECT_EQ(check(state, "31"), Refusal::source_empty);
}

TEST(Notation, NonsenseIsRefusedWithWhatWouldBeRight) {
    const Klondike state = at<Klondike>("t1: 9H | t2: TS");
    for (const char* text : {"", "1", "1 2", "12x", "12x0", "12x100", "12y3", "h", "hx5", "1h0",
                             "1h22", "12 ", "??", "1H"})
        EXPECT_EQ(move_fault(state, text), ParseCode::bad_move) << text;
    EXPECT_EQ(move_fault(state, "19"), ParseCode::bad_move);
    EXPECT_EQ(move_fault(state, "a1"), ParseCode::bad_move);
    EXPECT_EQ(move_fault(state, "hs1"), ParseCode::bad_move);  // no spade lies on a foundation
    EXPECT_NE(move_from(state, "1").error().sentence.find("37x4"), std::string::npos);
}

TEST(Notation, ALineIsReadInTheLightOfItsOwnMoves) {
    const Klondike state = at<Klondike>("t1: 9H 8S | t2: 9D | t3: TS");
    const auto line = line_from(state, "12 13");
    ASSERT_TRUE(line);
    EXPECT_EQ(*line, (std::vector<Move>{carry(6, 7), carry(6, 8)}));
    EXPECT_EQ(line_from(state, "12 zz").error().offset, 3u);
}

}  // namespace croupier::test
