// The cursor between the piles.
#include "croupier/terminal/cursor.h"

#include "tests/support/positions.h"

namespace croupier::terminal::test {

using namespace croupier::test;

namespace {

Layout klondike() { return lay_out(match_of("K3-17")->table(Seat::first), {80, 24}, 3); }

}  // namespace

TEST(Cursor, BeginsOnTheFirstColumn) { EXPECT_EQ(first_cursor(klondike()), Cursor{6}); }

TEST(Cursor, GoesAlongARowAndRoundItsEnds) {
    const Layout layout = klondike();
    EXPECT_EQ(moved(layout, {6}, Arrow::right, 1), Cursor{7});
    EXPECT_EQ(moved(layout, {6}, Arrow::left, 1), Cursor{12});
    EXPECT_EQ(moved(layout, {1}, Arrow::right, 1), Cursor{2});
    EXPECT_EQ(moved(layout, {5}, Arrow::right, 1), Cursor{0});
}

TEST(Cursor, UpTakesMoreCardsAndThenLeavesTheColumn) {
    const Layout layout = klondike();
    const Cursor two = moved(layout, {6}, Arrow::up, 2);
    EXPECT_EQ(two, (Cursor{6, 2, true}));
    EXPECT_EQ(moved(layout, two, Arrow::up, 2), Cursor{0});
}

TEST(Cursor, DownTakesFewerAndRemembersThatOneWasChosen) {
    const Layout layout = klondike();
    EXPECT_EQ(moved(layout, {6, 2, true}, Arrow::down, 2), (Cursor{6, 1, true}));
    EXPECT_EQ(moved(layout, {6}, Arrow::down, 2), Cursor{6});
}

TEST(Cursor, GoesBetweenTheRowsToWhatLiesNearest) {
    const Layout layout = klondike();
    EXPECT_EQ(moved(layout, {12}, Arrow::up, 1), Cursor{5});
    EXPECT_EQ(moved(layout, {5}, Arrow::down, 1), Cursor{12});
    EXPECT_EQ(moved(layout, {5}, Arrow::up, 1), Cursor{5});
}

TEST(Cursor, AnotherColumnBeginsWithOneCard) {
    EXPECT_EQ(moved(klondike(), {6, 3, true}, Arrow::right, 3), Cursor{7});
}

}  // namespace croupier::terminal::test
