// Boards of FreeCell as fc-solve writes them.
#include "croupier/formats/boards.h"

#include <gtest/gtest.h>

#include "croupier/engine/all_games.h"

namespace croupier::formats::test {
namespace {

// As make-microsoft-freecell-board 1 prints it.
constexpr const char* deal_1 = "JD KD 2S 4C 3S 6D 6S\n"
                               "2D KC KS 5C TD 8S 9C\n"
                               "9H 9S 9D TS 4S 8D 2H\n"
                               "JC 5S QD QH TH QS 6H\n"
                               "5D AD JS 4H 8H 6C\n"
                               "7H QC AS AC 2C 3D\n"
                               "7C KH AH 4D JH 8C\n"
                               "5H 3H 3C 7S 7D TC\n";

}  // namespace

TEST(Boards, AMicrosoftDealIsTheDealOfItsNumber) {
    ASSERT_TRUE(is_freecell_board(deal_1));
    const auto position = position_of_board(deal_1);
    ASSERT_TRUE(position) << position.error().sentence;
    EXPECT_EQ(*position, (*deal_match(*deal_id_from("FC-1")))->position());
}

TEST(Boards, CellsFoundationsAndEmptyColumnsAreRead) {
    const auto position = position_of_board("Foundations: H-K C-0 D-3 S-10\n"
                                            "Freecells: 8C - 10C\n"
                                            ": 4D 5D\n"
                                            ":\n"
                                            ": KS QS JS\n");
    ASSERT_TRUE(position) << position.error().sentence;
    EXPECT_EQ(*position,
              "freecell | a: 8C | c: TC | fd: 3D | fh: KH | fs: TS | t1: 4D 5D | t3: KS QS JS");
}

TEST(Boards, FaultsAreNamedWithTheirPlace) {
    for (const auto& [text, sentence, offset] :
         {std::tuple{"JD XX 9H\n", "'XX' is no card", 3u},
          {"Freecells: AC 2C 3C 4C 5C\n", "'5C' is one cell too many", 23u},
          {"Foundations: Z-1\n", "'Z-1' is no foundation", 13u},
          {"AC\n2C\n3C\n4C\n5C\n6C\n7C\n8C\n9C\n", "ninth column", 24u},
          {"AC 2C\nAC\n", "there is only one AC", 0u}}) {
        const auto position = position_of_board(text);
        ASSERT_FALSE(position) << text;
        EXPECT_NE(position.error().sentence.find(sentence), std::string::npos)
            << position.error().sentence;
        EXPECT_EQ(position.error().offset, offset) << text;
    }
}

TEST(Boards, OtherTextsAreNotTakenForOne) {
    for (const char* text : {"FC-1\nFC-2\n", "freecell | t1: KS\n", "# deals\nK3-1\n", "K3-17"})
        EXPECT_FALSE(is_freecell_board(text)) << text;
}

}  // namespace croupier::formats::test
