// FreeCell: Microsoft's deals and how they lie on the table.
#include <fstream>

#include "tests/support/data.h"
#include "tests/support/positions.h"
#include "tests/support/rules.h"

namespace croupier::test {
namespace {

// The position text of a golden file, which holds one column a line.
std::string golden_position(const std::string& file) {
    std::ifstream lines(data_file("golden/" + file));
    std::string position = "freecell", line;
    int column = 0;
    while (std::getline(lines, line))
        if (!line.starts_with('#')) position += " | t" + std::to_string(++column) + ": " + line;
    return position;
}

}  // namespace

TEST(FreecellDeal, TheFirstDealIsTheOneEverybodyKnows) {
    RULE("FT-01", "FD-11");
    EXPECT_EQ(match_of("FC-1")->position(), golden_position("freecell_ms_1.txt"));
}

TEST(FreecellDeal, TheUnsolvableDealIsKept) {
    RULE("FT-01", "FD-11");
    EXPECT_EQ(match_of("FC-11982")->position(), golden_position("freecell_ms_11982.txt"));
}

TEST(FreecellDeal, DealsAgreeWithDebiansProgram) {
    RULE("FT-01", "FD-11");
    // First and last columns as make-microsoft-freecell-board -t prints them.
    const struct {
        std::string id, first, last;
    } boards[] = {
        {"FC-1", "JD KD 2S 4C 3S 6D 6S", "5H 3H 3C 7S 7D TC"},
        {"FC-2", "QD 4D TD 7S AH 3H AS", "5C 9C QH 8H 2H 7D"},
        {"FC-617", "7D TD TH KD 4C 4S JD", "AH KH TC JS 2S QH"},
        {"FC-11982", "AH 3D KD JC 6C JD KC", "JS KS 3C 7C 7S 5H"},
        {"FC-32000", "QD 3S 8C JH 3D 6H TC", "TH 6D 7H QH 8S 4S"},
        {"FC-32001", "KC 9S TH 8D 7C AS 9C", "QD 2S 7D AC 9H AD"},
        {"FC-1000000", "2D 9C KD JD 3H TC TS", "TD 4C KS 8C 8S JS"},
        {"FC-2147483647", "9S JH 7S 5S 5D 5C 7D", "4S JC 4D 9H JS KS"},
    };
    for (const auto& [id, first, last] : boards) {
        const std::string position = match_of(id)->position();
        EXPECT_TRUE(position.starts_with("freecell | t1: " + first + " | t2: ")) << id;
        EXPECT_TRUE(position.ends_with(" | t8: " + last)) << id;
    }
}

TEST(FreecellDeal, NumbersGoFromOneToTheLastOfTheGenerator) {
    RULE("FD-11");
    EXPECT_TRUE(deal_id_from("FC-1"));
    EXPECT_FALSE(deal_id_from("FC-0"));
    EXPECT_TRUE(deal_id_from("FC-2147483647"));
    EXPECT_FALSE(deal_id_from("FC-2147483648"));
}

TEST(FreecellDeal, EightColumnsTakeAllCards) {
    RULE("F-029", "FD-11");
    const int dealt[] = {7, 7, 7, 7, 6, 6, 6, 6};
    std::size_t column = 0;
    for (const TablePile& pile : match_of("FC-617")->table(Seat::first)) {
        if (pile.role != Role::column) continue;
        ASSERT_LT(column, std::size(dealt));
        EXPECT_EQ(std::ssize(pile.cards), dealt[column++]) << pile.name;
    }
    EXPECT_EQ(column, std::size(dealt));
}

TEST(FreecellDeal, EveryCardLiesFaceUp) {
    RULE("F-029");
    CardSet seen;
    for (const TablePile& pile : match_of("FC-617")->table(Seat::first)) {
        EXPECT_EQ(pile.face_down, 0) << pile.name;
        for (Card card : pile.cards) {
            EXPECT_TRUE(card.known()) << pile.name;
            seen.insert(card);
        }
    }
    EXPECT_EQ(seen.size(), deck_size);
}

TEST(FreecellDeal, FourCellsAndFourFoundationsStartEmpty) {
    RULE("F-029");
    int cells = 0, foundations = 0;
    for (const TablePile& pile : match_of("FC-617")->table(Seat::first)) {
        if (pile.role == Role::column) continue;
        (pile.role == Role::cell ? cells : foundations) += 1;
        EXPECT_TRUE(pile.cards.empty()) << pile.name;
    }
    EXPECT_EQ(cells, 4);
    EXPECT_EQ(foundations, 4);
}

TEST(FreecellDeal, NoPositionHoldsFaceDownCards) {
    RULE("F-029");
    EXPECT_FALSE(position_from<Freecell>("freecell | t1: KS / QH"));
    EXPECT_TRUE(position_from<Freecell>("freecell | t1: KS QH"));
}

TEST(FreecellDeal, NoPositionIsHigherThanADealtColumnCanGrow) {
    // Six dealt cards and a run from king to ace fill a column.
    EXPECT_TRUE(position_from<Freecell>("freecell | t1: AC 2C 3C 4C 5C 6C KS"));
    EXPECT_FALSE(position_from<Freecell>("freecell | t1: AC 2C 3C 4C 5C 6C 7C KS"));
}

}  // namespace croupier::test
