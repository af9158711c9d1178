// Where the table lies in the window.
#include "croupier/terminal/layout.h"

#include "tests/support/positions.h"

namespace croupier::terminal::test {

using namespace croupier::test;

namespace {

constexpr Window small{80, 24}, large{120, 40};

Table table_of_deal(std::string_view deal) { return match_of(deal)->table(Seat::first); }

// A table of one column: some cards face down, then some face up.
Table column_of(int face_down, int face_up) {
    TablePile pile{"t1", Role::column, face_down, {}};
    for (int i = 0; i < face_down; ++i) pile.cards.emplace_back();
    for (int i = 0; i < face_up; ++i) pile.cards.push_back(card(i % ranks + 1, Suit::spades));
    return {pile};
}

std::vector<Drawn> of_pile(const Layout& layout, int pile) {
    std::vector<Drawn> drawn;
    for (const Drawn& one : layout.drawn)
        if (one.pile == pile) drawn.push_back(one);
    return drawn;
}

void expect_inside(const Layout& layout, Window window) {
    for (const Drawn& drawn : layout.drawn) {
        EXPECT_GE(drawn.x, 0);
        EXPECT_LE(drawn.x + drawn.width, window.width);
        EXPECT_GE(drawn.y, 2);
        EXPECT_LE(drawn.y + drawn.height, layout.message_row);
    }
}

void expect_apart(const Layout& layout) {
    for (const Drawn& one : layout.drawn)
        for (const Drawn& other : layout.drawn)
            if (one.pile != other.pile) {
                EXPECT_FALSE(one.covers(other.x, other.y)) << one.pile << ' ' << other.pile;
                EXPECT_FALSE(one.covers(other.x + other.width - 1, other.y));
            }
}

}  // namespace

TEST(Layout, EveryDealFitsTheSmallestWindow) {
    for (const char* deal : {"K3-17", "K1-17", "FC-1", "CA-5", "CL-5"})
        for (const Window window : {small, large, Window{200, 60}, Window{80, 60}}) {
            const Layout layout = lay_out(table_of_deal(deal), window, 3);
            expect_inside(layout, window);
            expect_apart(layout);
        }
}

TEST(Layout, AFreecellDealShowsItsLastCardsWhole) {
    const Layout layout = lay_out(table_of_deal("FC-1"), small, 1);
    for (int column = 8; column < 16; ++column) EXPECT_EQ(of_pile(layout, column).back().height, 3);
    EXPECT_EQ(of_pile(layout, 8).size(), 7u);
}

TEST(Layout, ALargerWindowHasTallerCardsAndWiderGaps) {
    const Table table = table_of_deal("FC-1");
    const Layout near = lay_out(table, small, 1), wide = lay_out(table, large, 1);
    EXPECT_GT(wide.drawn.back().height, near.drawn.back().height);
    EXPECT_GT(wide.places[9].x - wide.places[8].x, near.places[9].x - near.places[8].x);
}

TEST(Layout, TheUpperRowKeepsToTheGridOfTheColumns) {
    const Layout layout = lay_out(table_of_deal("K3-17"), small, 3);
    EXPECT_EQ(layout.places[0].x, layout.places[6].x);   // stock above column 1
    EXPECT_EQ(layout.places[5].x, layout.places[12].x);  // last foundation above column 7
}

TEST(Layout, ManyUpperPilesStandSideBySide) {
    Table table{{"stock", Role::stock, 1, {Card{}}}, {"waste", Role::waste, 0, {}}};
    for (int i = 0; i < 5; ++i) table[1].cards.push_back(card(10, Suit::hearts));
    for (int i = 0; i < 2; ++i) table.push_back({"p", Role::cell, 0, {}});
    for (int i = 0; i < 8; ++i) table.push_back({"f1", Role::foundation, 0, {}});
    for (int i = 0; i < 9; ++i) table.push_back({"t1", Role::column, 0, {}});
    for (const int fan : {1, 3}) {
        const Layout layout = lay_out(table, small, fan);
        expect_inside(layout, small);
        expect_apart(layout);
    }
}

TEST(Layout, TheWasteIsFannedWithItsTopInFront) {
    Table table = table_of_deal("K3-17");
    for (int i = 1; i < 6; ++i) table[1].cards.push_back(card(i, Suit::hearts));
    const auto waste = of_pile(lay_out(table, small, 3), 1);
    ASSERT_EQ(waste.size(), 3u);
    EXPECT_EQ(waste.back().index, 4);
    EXPECT_LT(waste[1].x, waste[2].x);
    EXPECT_EQ(of_pile(lay_out(table, small, 1), 1).size(), 1u);
}

// Fifteen rows are left for the columns of the smallest window.
TEST(Layout, ALongColumnFirstLosesTheBodyOfItsLastCard) {
    EXPECT_EQ(lay_out(column_of(3, 10), small, 1).drawn.back().height, 3);
    EXPECT_EQ(lay_out(column_of(3, 11), small, 1).drawn.back().height, 2);
    const Layout layout = lay_out(column_of(3, 12), small, 1);
    EXPECT_EQ(layout.drawn.back().height, 1);
    EXPECT_EQ(layout.drawn.size(), 15u);
}

TEST(Layout, ThenItsFaceDownCardsShareARow) {
    const Layout layout = lay_out(column_of(3, 13), small, 1);
    ASSERT_EQ(layout.drawn.size(), 14u);
    EXPECT_EQ(layout.drawn[0].what, Shown::backs);
    EXPECT_EQ(layout.drawn[0].stands, 3);
    EXPECT_EQ(layout.drawn[1].what, Shown::face);
    EXPECT_EQ(layout.drawn[1].index, 3);
}

TEST(Layout, ThenCardsFromTheBaseDo) {
    const Layout layout = lay_out(column_of(3, 15), small, 1);
    ASSERT_EQ(layout.drawn.size(), 15u);
    EXPECT_EQ(layout.drawn[0].what, Shown::more);
    EXPECT_EQ(layout.drawn[0].stands, 4);
    EXPECT_EQ(layout.drawn[1].index, 4);
}

TEST(Layout, TheTopOfFiftyCardsIsSeen) {
    for (const Window window : {small, large}) {
        const Layout layout = lay_out(column_of(0, 50), window, 1);
        EXPECT_EQ(layout.drawn.back().index, 49);
        EXPECT_EQ(layout.drawn.back().what, Shown::face);
        expect_inside(layout, window);
    }
}

TEST(Layout, NoWindowIsTooSmallToThinkAbout) {
    for (const Window window : {Window{1, 1}, Window{5, 2}, Window{20, 5}})
        EXPECT_FALSE(lay_out(table_of_deal("FC-1"), window, 1).drawn.empty());
}

TEST(Layout, AClickFindsPileAndCount) {
    const Table table = table_of_deal("FC-1");
    const Layout layout = lay_out(table, small, 1);
    const Place& column = layout.places[8];
    EXPECT_EQ(hit(layout, table, column.x, column.y), (Hit{8, 7}));
    EXPECT_EQ(hit(layout, table, column.x + 6, column.y + 6), (Hit{8, 1}));
    EXPECT_EQ(hit(layout, table, column.x, column.y + 8), (Hit{8, 1}));   // its lower border
    EXPECT_EQ(hit(layout, table, column.x, column.y + 9), (Hit{8, 0}));   // the felt below
    EXPECT_EQ(hit(layout, table, column.x - 1, column.y), std::nullopt);  // between columns
    EXPECT_EQ(hit(layout, table, layout.places[0].x, layout.places[0].y), (Hit{0, 0}));
    EXPECT_EQ(hit(layout, table, 0, 0), std::nullopt);
}

TEST(Layout, AClickTakesNoFaceDownCardAndNothingBelowTheTopOfTheWaste) {
    Table table = table_of_deal("K3-17");
    for (int i = 1; i < 4; ++i) table[1].cards.push_back(card(i, Suit::hearts));
    const Layout layout = lay_out(table, small, 3);
    EXPECT_EQ(hit(layout, table, layout.places[12].x, layout.places[12].y), (Hit{12, 0}));
    EXPECT_EQ(hit(layout, table, layout.places[0].x, layout.places[0].y), (Hit{0, 0}));
    EXPECT_EQ(hit(layout, table, layout.places[1].x, layout.places[1].y), (Hit{1, 0}));
    EXPECT_EQ(hit(layout, table, layout.places[1].x + 8, layout.places[1].y), (Hit{1, 1}));
}

TEST(Layout, LabelsAreWhatAPlayerTypes) {
    const Table klondike = table_of_deal("K3-17"), freecell = table_of_deal("FC-1");
    EXPECT_EQ(label_of(klondike[0]), "s");
    EXPECT_EQ(label_of(klondike[1]), "w");
    EXPECT_EQ(label_of(klondike[2]), "h");
    EXPECT_EQ(label_of(klondike[6]), "1");
    EXPECT_EQ(label_of(freecell[3]), "d");
}

}  // namespace croupier::terminal::test
