// Klondike: the statistics, kept for each draw mode.
#include "tests/support/positions.h"
#include "tests/support/rules.h"

namespace croupier::test {
namespace {

// A game with one card left, won at a time, or given up after a draw.
GameResult finished(std::string_view draw, bool won, Millis elapsed) {
    const auto match = match_at<KlondikeGame>(
        std::string(draw) + " | stock: KS QS | f1: KC | f2: KD | f3: KH | f4: JS");
    play(*match, "s", 0);
    if (won) match->finish(elapsed);
    return match->result();
}

}  // namespace

TEST(KlondikeStatistics, AResultSaysWhatTheMatchShows) {
    RULE("K-037");
    const GameResult result = finished("draw=1", true, 42'000);
    EXPECT_EQ(result.mode, "K1");
    EXPECT_TRUE(result.played);
    EXPECT_TRUE(result.won);
    EXPECT_EQ(result.elapsed, 42'000);
    EXPECT_EQ(result.moves, 4);
    EXPECT_EQ(result.score, 120);
    EXPECT_FALSE(result.assisted);
}

TEST(KlondikeStatistics, CountGamesWinsAndTheShareOfWins) {
    RULE("K-037", "KD-22");
    Statistics statistics;
    for (bool won : {true, false, true, true}) statistics.add(finished("draw=1", won, 60'000));
    const ModeStatistics& draw_one = *statistics.of("K1");
    EXPECT_EQ(draw_one.played, 4);
    EXPECT_EQ(draw_one.won, 3);
    EXPECT_DOUBLE_EQ(draw_one.win_share(), 0.75);
}

TEST(KlondikeStatistics, KeepBestAndAverageTimeOfTheWins) {
    RULE("KD-22");
    Statistics statistics;
    statistics.add(finished("draw=1", true, 90'000));
    statistics.add(finished("draw=1", true, 60'000));
    statistics.add(finished("draw=1", true, 120'000));
    statistics.add(finished("draw=1", false, 10'000));
    EXPECT_EQ(statistics.of("K1")->best_time, 60'000);
    EXPECT_EQ(statistics.of("K1")->average_time(), 90'000);
}

TEST(KlondikeStatistics, KeepTheBestScore) {
    RULE("KD-22");
    Statistics statistics;
    for (int score : {110, 640, 320}) {
        GameResult result = finished("draw=1", true, 60'000);
        result.score = score;
        statistics.add(result);
    }
    EXPECT_EQ(statistics.of("K1")->best_score, 640);
}

TEST(KlondikeStatistics, KeepTheStreakAndTheBestOne) {
    RULE("KD-22");
    Statistics statistics;
    for (bool won : {true, true, true, false, true, true})
        statistics.add(finished("draw=1", won, 60'000));
    EXPECT_EQ(statistics.of("K1")->streak, 2);
    EXPECT_EQ(statistics.of("K1")->best_streak, 3);
}

TEST(KlondikeStatistics, AreKeptForEachDrawMode) {
    RULE("KD-22");
    Statistics statistics;
    statistics.add(finished("draw=1", true, 60'000));
    statistics.add(finished("draw=3", false, 60'000));
    statistics.add(finished("draw=3 passes=3", false, 60'000));
    EXPECT_EQ(statistics.of("K1")->played, 1);
    EXPECT_EQ(statistics.of("K1")->streak, 1);
    EXPECT_EQ(statistics.of("K3")->played, 2);
    EXPECT_EQ(statistics.of("K3")->won, 0);
    EXPECT_EQ(statistics.of("K3")->best_time, std::nullopt);
}

TEST(KlondikeStatistics, AGameCountsOnceAMoveHasBeenMade) {
    RULE("KD-22");
    Statistics statistics;
    statistics.add(match_of("K1-1")->result());
    EXPECT_EQ(statistics.of("K1"), nullptr);
    const auto match = match_of("K1-1");
    play(*match, "s");
    statistics.add(match->result());
    EXPECT_EQ(statistics.of("K1")->played, 1);
}

TEST(KlondikeStatistics, TakeTheCounterThatUndoLowers) {
    RULE("K-037", "KD-07");
    const auto match = match_of("K3-1");
    play_all(*match, "s s");
    match->undo();
    EXPECT_EQ(match->result().moves, 1);
    EXPECT_EQ(match->tally().total_moves, 2);
}

}  // namespace croupier::test
