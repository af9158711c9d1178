// Klondike: the deal and what of it lies face down.
#include "tests/support/positions.h"
#include "tests/support/rules.h"

namespace croupier::test {
namespace {

// Clubs, spades, diamonds, hearts from ace to king: where each card came from can be read off.
Klondike sorted_deal() {
    return Klondike::deal({},
                          sorted_deck({Suit::clubs, Suit::spades, Suit::diamonds, Suit::hearts}));
}

int piles_of(Role role) {
    return static_cast<int>(std::ranges::count(Klondike::layout, role, &PileInfo::role));
}

}  // namespace

TEST(KlondikeDeal, TheTableHasSevenColumnsAndFourFoundations) {
    RULE("K-001", "K-008");
    EXPECT_EQ(piles_of(Role::column), 7);
    EXPECT_EQ(piles_of(Role::foundation), 4);
    EXPECT_EQ(table_of(sorted_deal()).size(), 13u);
}

TEST(KlondikeDeal, GoesColumnByColumnAndThenToTheStockInDrawingOrder) {
    RULE("KD-06");
    EXPECT_EQ(to_text(sorted_deal()),
              "klondike | stock: KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H AH KD QD JD TD 9D 8D 7D 6D 5D "
              "4D 3D | t1: AC | t2: 2C / 3C | t3: 4C 5C / 6C | t4: 7C 8C 9C / TC | "
              "t5: JC QC KC AS / 2S | t6: 3S 4S 5S 6S 7S / 8S | t7: 9S TS JS QS KS AD / 2D");
}

TEST(KlondikeDeal, OnlyTheTopOfEachColumnIsFaceUp) {
    RULE("KD-06");
    const Klondike state = sorted_deal();
    for (int c = 0; c < Klondike::columns_count; ++c) {
        const auto& column = state.columns[c];
        EXPECT_EQ(column.size(), c + 1);
        EXPECT_EQ(column.face_up(), 1);
    }
    EXPECT_EQ(state.stock.size(), 24);
}

TEST(KlondikeDeal, TheFirstCardOfTheStockInTheDeckIsTheFirstDrawn) {
    RULE("KD-06");
    EXPECT_EQ(to_text(after(sorted_deal(), "s").waste.top()), "5D");
    EXPECT_EQ(to_text(after(sorted_deal(), "s").waste[0]), "3D");
}

TEST(KlondikeDeal, TheSameNumberIsTheSameDeckInEveryMode) {
    RULE("KD-06");
    const auto cards_of = [](std::string_view id) {
        const std::string text = match_of(id)->position();
        return text.substr(text.find('|'));
    };
    EXPECT_EQ(cards_of("K3-17"), cards_of("K1-17"));
    EXPECT_EQ(cards_of("K3-17"), cards_of("K3-17+passes=3"));
    EXPECT_NE(cards_of("K3-17"), cards_of("K3-18"));
}

TEST(KlondikeDeal, TheStockLiesFaceDown) {
    RULE("K-013");
    const auto match = match_at<KlondikeGame>("stock: 2C 3D | waste: 4H | t1: 5S / 6D");
    const Table table = match->table(Seat::first);
    EXPECT_EQ(table[Klondike::stock_place].face_down, 2);
    EXPECT_EQ(match->view(Seat::first), "klondike | stock: ?? ?? | waste: 4H | t1: ?? / 6D");
}

}  // namespace croupier::test
