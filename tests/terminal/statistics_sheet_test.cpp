// Statistics on the full screen.
#include "croupier/terminal/statistics_sheet.h"

#include <gtest/gtest.h>

namespace croupier::terminal::test {

TEST(StatisticsSheet, HasAColumnForEachModeAndOneForAll) {
    Statistics statistics;
    statistics.add({.mode = "K3",
                    .played = true,
                    .won = true,
                    .elapsed = 192'000,
                    .moves = 140,
                    .score = 700,
                    .assisted = false});
    statistics.add({.mode = "K1",
                    .played = true,
                    .won = false,
                    .elapsed = 1'000,
                    .moves = 3,
                    .score = 5,
                    .assisted = false});
    const auto lines = statistics_sheet(statistics, *find_game("klondike"));
    EXPECT_EQ(lines[0], "                          K3          K1    together");
    EXPECT_EQ(lines[1], "played                     1           1           2");
    EXPECT_EQ(lines[2], "won                        1           0           1");
    EXPECT_EQ(lines[3], "won, assisted              0           0           0");
    EXPECT_EQ(lines[4], "share                  100 %         0 %        50 %");
    EXPECT_EQ(lines[7], "best time               3:12           -        3:12");
}

TEST(StatisticsSheet, HasALineOfItsOwnForAssistedWins) {
    Statistics statistics;
    statistics.add({.mode = "FC", .played = true, .won = true, .elapsed = 1'000, .assisted = true});
    statistics.add({.mode = "FC", .played = true, .won = true, .elapsed = 60'000});
    statistics.add({.mode = "FC", .played = true, .won = false});
    const auto lines = statistics_sheet(statistics, *find_game("freecell"));
    EXPECT_EQ(lines[1], "played                     3");
    EXPECT_EQ(lines[2], "won                        1");
    EXPECT_EQ(lines[3], "won, assisted              1");
    EXPECT_EQ(lines[4], "share                   50 %");
    EXPECT_EQ(lines[7], "best time               1:00");
    EXPECT_EQ(lines.back(),
              "Wins assisted by solver, hints or going back count in their line alone.");
    for (const std::string& line : lines) EXPECT_LT(line.size(), 80u);
}

TEST(StatisticsSheet, SaysWhenThereIsNothing) {
    EXPECT_EQ(statistics_sheet({}, *find_game("freecell")),
              (std::vector<std::string>{"No game has been finished yet."}));
}

}  // namespace croupier::terminal::test
