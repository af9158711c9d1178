// Cards as characters.
#include "croupier/terminal/card_face.h"

#include "tests/support/positions.h"

namespace croupier::terminal::test {

using namespace croupier::test;

namespace {

TablePile column(std::string_view name, std::vector<Card> cards) {
    return {name, name[0] == 'f' ? Role::foundation : Role::column, 0, std::move(cards)};
}

// Lays the strokes over each other; every sign must be one byte.
std::vector<std::string> painted(const Drawn& drawn, const TablePile& pile, bool mark = false,
                                 bool turnable = false) {
    std::vector<std::string> rows(static_cast<std::size_t>(drawn.height),
                                  std::string(static_cast<std::size_t>(drawn.width), ' '));
    for (const Stroke& stroke : strokes(drawn, pile, {.ascii = true}, mark, turnable))
        rows[static_cast<std::size_t>(stroke.dy)].replace(static_cast<std::size_t>(stroke.dx),
                                                          stroke.text.size(), stroke.text);
    return rows;
}

Drawn drawn(Shown what, int width, int height, int stands = 1) {
    return {what, 0, 0, stands, 0, 0, width, height};
}

using Rows = std::vector<std::string>;

}  // namespace

TEST(CardFace, HasRankAndSuitInItsUpperBorder) {
    const TablePile pile = column("t1", {card(7, Suit::hearts)});
    EXPECT_EQ(painted(drawn(Shown::face, 7, 3), pile), (Rows{"+7H---+", "|  H  |", "+-----+"}));
    EXPECT_EQ(painted(drawn(Shown::face, 7, 1), pile), (Rows{"+7H---+"}));
    EXPECT_EQ(painted(drawn(Shown::face, 7, 2), pile), (Rows{"+7H---+", "+-----+"}));
}

TEST(CardFace, ATallCardHasThemTwice) {
    const TablePile pile = column("t1", {card(10, Suit::spades)});
    EXPECT_EQ(painted(drawn(Shown::face, 9, 4), pile),
              (Rows{"+10S----+", "|   S   |", "|       |", "+----10S+"}));
}

TEST(CardFace, ShowsTheLastMoveWithoutColours) {
    EXPECT_EQ(painted(drawn(Shown::face, 7, 1), column("t1", {card(7, Suit::hearts)}), true),
              (Rows{"+7H--*+"}));
    EXPECT_EQ(painted(drawn(Shown::face, 5, 1), column("t1", {card(10, Suit::hearts)}), true),
              (Rows{"+10H*"}));
}

TEST(CardFace, AnEmptyFoundationSaysWhatItWaitsFor) {
    EXPECT_EQ(painted(drawn(Shown::outline, 7, 3), column("fd", {}))[1], "|  D  |");
    EXPECT_EQ(painted(drawn(Shown::outline, 7, 3), column("f1", {}))[1], "|  A  |");
    EXPECT_EQ(painted(drawn(Shown::outline, 7, 3), column("t1", {}))[1], "|     |");
}

TEST(CardFace, AnEmptyStockSaysWhetherItCanBeTurnedOver) {
    const TablePile stock{"stock", Role::stock, 0, {}};
    EXPECT_EQ(painted(drawn(Shown::outline, 7, 3), stock, false, true)[1], "|  O  |");
    EXPECT_EQ(painted(drawn(Shown::outline, 7, 3), stock)[1], "|     |");
}

TEST(CardFace, SeveralCardsSayHowMany) {
    const TablePile pile = column("t1", {});
    EXPECT_EQ(painted(drawn(Shown::backs, 7, 1, 5), pile), (Rows{"+# 5 #+"}));
    EXPECT_EQ(painted(drawn(Shown::backs, 7, 1, 12), pile), (Rows{"+#12##+"}));
    EXPECT_EQ(painted(drawn(Shown::back, 7, 3, 24), pile)[1], "| 24  |");
    EXPECT_EQ(painted(drawn(Shown::more, 7, 1, 7), pile), (Rows{"  : 7  "}));
}

TEST(CardFace, FourColoursTellTheSuitsApart) {
    EXPECT_EQ(ink_of(Suit::clubs, false), ink_of(Suit::spades, false));
    EXPECT_NE(ink_of(Suit::clubs, true), ink_of(Suit::spades, true));
    EXPECT_NE(ink_of(Suit::diamonds, true), ink_of(Suit::hearts, true));
    EXPECT_EQ(name_on_card(card(10, Suit::hearts), false), "10♥");
}

}  // namespace croupier::terminal::test
