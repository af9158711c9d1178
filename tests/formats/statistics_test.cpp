// Statistics and preferences as JSON.
#include "croupier/formats/statistics.h"

#include <gtest/gtest.h>

#include "croupier/formats/preferences.h"
#include "tests/support/rules.h"

namespace croupier::formats::test {

using namespace croupier::test;

namespace {

Score a_score() {
    Score score;
    score.statistics.add({"K3", true, true, 90'000, 140, 710, false});
    score.statistics.add({"K3", true, false, 10'000, 12, -5, false});
    score.statistics.add({"FC", true, true, 60'000, 88, 0, true});
    score.counted["klondike"] = "abc";
    return score;
}

std::string statistics_fault(std::string_view what, std::string_view by) {
    std::string text = write_statistics(a_score());
    const std::size_t at = text.find(what);
    EXPECT_NE(at, std::string::npos) << what;
    text.replace(at, what.size(), by);
    const Result<Score> score = read_statistics(text);
    EXPECT_FALSE(score) << text;
    return score ? "" : score.error().sentence;
}

TEST(StatisticsFile, ComesBackAsItWas) {
    RULE("K-037", "KD-22");
    const Score score = a_score();
    const Result<Score> again = read_statistics(write_statistics(score));
    ASSERT_TRUE(again) << again.error().sentence;
    EXPECT_EQ(again->counted, score.counted);
    for (const ModeStatistics& mode : score.statistics.modes())
        EXPECT_EQ(*again->statistics.of(mode.mode), mode);
    EXPECT_EQ(again->statistics.total(), score.statistics.total());
    EXPECT_EQ(*read_statistics(write_statistics(Score{})), Score{});
}

TEST(StatisticsFile, KeepsStalematesHelpTimeAndScoresOfWins) {
    RULE("M-088", "M-101", "MD-25");
    Score score;
    score.statistics.add({.mode = "MMC",
                          .played = true,
                          .won = true,
                          .elapsed = 500,
                          .moves = 80,
                          .score = 65,
                          .assisted = false,
                          .stalemate = false,
                          .hints = 2,
                          .undos = 3});
    score.statistics.add({.mode = "MMC",
                          .played = true,
                          .won = false,
                          .elapsed = 70,
                          .moves = 9,
                          .score = std::nullopt,
                          .assisted = false,
                          .stalemate = true,
                          .hints = 1,
                          .undos = 0});
    const Result<Score> again = read_statistics(write_statistics(score));
    ASSERT_TRUE(again) << again.error().sentence;
    const ModeStatistics& mode = *again->statistics.of("MMC");
    EXPECT_EQ(mode, *score.statistics.of("MMC"));
    EXPECT_EQ(mode.stalemates, 1);
    EXPECT_EQ(mode.lost(), 1);
    EXPECT_EQ(mode.total_time, 570);
    EXPECT_EQ(mode.hints, 3);
    EXPECT_EQ(mode.undos, 3);
    EXPECT_EQ(mode.won_scores, std::vector<int>{65});
}

TEST(StatisticsFile, OfAnOlderProgramIsRead) {
    RULE("M-088", "K-037");
    const Result<Score> score = read_statistics(
        R"({"format":"croupier statistics","version":1,"counted":{},"modes":{"K3":{"played":2,)"
        R"("won":1,"streak":0,"best_streak":1,"total_moves":152,"won_moves":140,"won_time":90000,)"
        R"("total_score":705,"best_time":90000,"fewest_moves":140,"best_score":710}}})");
    ASSERT_TRUE(score) << score.error().sentence;
    const ModeStatistics& mode = *score->statistics.of("K3");
    EXPECT_EQ(mode.stalemates, 0);
    EXPECT_EQ(mode.hints, 0);
    EXPECT_EQ(mode.undos, 0);
    EXPECT_EQ(mode.total_time, 90'000);
    EXPECT_TRUE(mode.won_scores.empty());
    EXPECT_EQ(mode.average_won_score(), 0);
    EXPECT_EQ(mode.assisted, 0);
    EXPECT_DOUBLE_EQ(mode.win_share(), 0.5);
    EXPECT_EQ(mode.any_best_time, 90'000);
}

TEST(StatisticsFile, KeepsAssistedWins) {
    RULE("M-089");
    Score score;
    score.statistics.add(
        {.mode = "MMC", .played = true, .won = true, .elapsed = 70, .score = 65, .assisted = true});
    const Result<Score> again = read_statistics(write_statistics(score));
    ASSERT_TRUE(again) << again.error().sentence;
    EXPECT_EQ(*again, score);
    EXPECT_EQ(again->statistics.of("MMC")->assisted, 1);
    EXPECT_EQ(again->statistics.of("MMC")->best_time, std::nullopt);
    EXPECT_EQ(again->statistics.of("MMC")->any_best_time, 70);
}

TEST(StatisticsFile, ImpossibleFiguresAreNamed) {
    EXPECT_EQ(statistics_fault("\"stalemates\": 0", "\"stalemates\": 5"),
              "at /modes/FC/stalemates: a whole number from 0 to 0 is expected here");
    EXPECT_EQ(
        statistics_fault("\"won_scores\": [", "\"won_scores\": [1, 2,"),
        "at /modes/FC/won_scores: there are more scores of wins than wins, or more than 1000");
    EXPECT_EQ(statistics_fault("\"won_scores\": [", "\"won_scores\": [18446744073709551615,"),
              "at /modes/FC/won_scores: whole numbers are expected here");
    EXPECT_EQ(statistics_fault("\"total_time\": 100000", "\"total_time\": 89999"),
              "at /modes/K3/total_time: a whole number from 90000 to 9007199254740992 is expected "
              "here");
    EXPECT_EQ(statistics_fault("\"assisted\": 1", "\"assisted\": 2"),
              "at /modes/FC/assisted: a whole number from 0 to 1 is expected here");
    EXPECT_EQ(statistics_fault("\"won\": 1", "\"won\": 9"),
              "at /modes/FC/won: a whole number from 0 to 1 is expected here");
    EXPECT_EQ(statistics_fault("\"played\": 2", "\"played\": -2"),
              "at /modes/K3/played: a whole number from 0 to 100000000 is expected here");
    EXPECT_EQ(statistics_fault("\"version\": 1", "\"version\": 7"),
              "at /version: these statistics have version 7; this croupier reads version 1");
    EXPECT_EQ(statistics_fault("croupier statistics", "other"),
              "at /format: these are no statistics of croupier");
    EXPECT_EQ(statistics_fault("\"abc\"", "12"), "at /counted/klondike: a text is expected here");
}

TEST(Preferences, ComeBackAsTheyWere) {
    Preferences preferences{true, true, {{"klondike", {{"draw", "1"}}}}};
    EXPECT_EQ(*read_preferences(write_preferences(preferences)), preferences);
    EXPECT_EQ(*read_preferences(write_preferences({})), Preferences{});
}

TEST(Preferences, UnknownOptionsAreNamed) {
    const auto read = read_preferences(
        R"({"format":"croupier preferences","version":1,"options":{"klondike":{"draw":"7"}}})");
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().sentence,
              "at /options/klondike: '7' is no value of draw; choose one of 3, 1");
    EXPECT_FALSE(read_preferences("[]"));
    EXPECT_FALSE(read_preferences(R"({"format":"croupier preferences","version":1,"options":7})"));
}

}  // namespace
}  // namespace croupier::formats::test
