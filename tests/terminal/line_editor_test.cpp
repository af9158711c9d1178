// The line at the bottom of the table.
#include "croupier/terminal/line_editor.h"

#include <gtest/gtest.h>

namespace croupier::terminal::test {

namespace {

LineEditor typed(std::string_view text) {
    LineEditor line;
    for (const char letter : text) line.type(letter);
    return line;
}

}  // namespace

TEST(LineEditor, KeepsWhatIsTyped) {
    LineEditor line = typed("37x4");
    EXPECT_EQ(line.text(), "37x4");
    EXPECT_EQ(line.take(), "37x4");
    EXPECT_TRUE(line.empty());
}

TEST(LineEditor, RubsOut) {
    LineEditor line = typed("37");
    line.rub_out();
    EXPECT_EQ(line.text(), "3");
    line.rub_out();
    line.rub_out();
    EXPECT_TRUE(line.empty());
}

TEST(LineEditor, TakesNoSpacesAround) { EXPECT_EQ(typed("  37  ").take(), "37"); }

TEST(LineEditor, TakesOnlyLettersThatCanBeSeen) {
    LineEditor line;
    EXPECT_FALSE(line.type('\x1b'));
    EXPECT_FALSE(line.type('\xc3'));
    EXPECT_TRUE(line.empty());
}

TEST(LineEditor, HasAnEnd) {
    EXPECT_EQ(typed(std::string(500, '7')).text().size(), LineEditor::longest);
}

}  // namespace croupier::terminal::test
