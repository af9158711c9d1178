// The form of options, and lines broken to a width.
#include "croupier/terminal/options_form.h"

#include <gtest/gtest.h>

#include "croupier/terminal/wrap.h"

namespace croupier::terminal::test {

TEST(OptionsForm, BeginsWithWhatHolds) {
    formats::Preferences preferences;
    preferences.four_colours = true;
    const OptionsForm form(*find_game("klondike"), {{"draw", "1"}}, preferences);
    EXPECT_EQ(form.settings(), (Settings{{"draw", "1"}}));
    EXPECT_TRUE(form.four_colours());
    EXPECT_FALSE(form.letters());
}

TEST(OptionsForm, ArrowsChooseAndChange) {
    OptionsForm form(*find_game("klondike"), {}, {});
    form.move(Arrow::right);
    EXPECT_EQ(form.settings(), (Settings{{"draw", "1"}}));
    form.move(Arrow::right);
    EXPECT_EQ(form.settings(), Settings{});
    form.move(Arrow::down);
    form.move(Arrow::left);
    EXPECT_EQ(form.settings(), (Settings{{"passes", "9"}}));
    form.move(Arrow::up);
    form.move(Arrow::up);
    form.move(Arrow::right);
    EXPECT_TRUE(form.letters());
}

TEST(Wrap, BreaksAtSpaces) {
    using Lines = std::vector<std::string>;
    EXPECT_EQ(wrap("one two three", 8), (Lines{"one two", "three"}));
    EXPECT_EQ(wrap("one two", 7), (Lines{"one two"}));
    EXPECT_EQ(wrap("abcdefgh", 3), (Lines{"abc", "def", "gh"}));
    EXPECT_EQ(wrap("", 3), (Lines{""}));
    EXPECT_EQ(wrap("abc", 0), (Lines{"a", "b", "c"}));
}

TEST(Wrap, NeverCutsALetter) {
    EXPECT_EQ(cut("♥♦♣", 2), "♥♦");
    EXPECT_EQ(cut("ab", 0), "");
    EXPECT_EQ(columns_of("10♥"), 3);
}

}  // namespace croupier::terminal::test
