// Meridian: statistics over all games, for each mode, and what follows from them.
#include "croupier/engine/games/meridian/stats.h"
#include "tests/support/positions.h"
#include "tests/support/rules.h"

namespace croupier::test {
namespace {

GameResult won(std::string_view mode, int efficiency, Millis elapsed, int moves = 80) {
    GameResult result;
    result.mode = mode;
    result.played = result.won = true;
    result.score = efficiency;
    result.elapsed = elapsed;
    result.moves = moves;
    return result;
}

GameResult lost(std::string_view mode, bool stalemate) {
    GameResult result;
    result.mode = mode;
    result.played = true;
    result.stalemate = stalemate;
    result.elapsed = 1'000;
    result.moves = 20;
    result.hints = 2;
    result.undos = 1;
    return result;
}

}  // namespace

TEST(MeridianStatistics, CountOverAllModes) {
    RULE("M-088", "MD-25");
    Statistics statistics;
    statistics.add(won("MMC", 65, 60'000));
    statistics.add(lost("MMT", true));
    statistics.add(lost("MMT", false));
    statistics.add(won("K3", 700, 5'000));  // another game
    const MeridianStats stats = meridian_stats(statistics);
    EXPECT_EQ(stats.games_played, 3);
    EXPECT_EQ(stats.wins, 1);
    EXPECT_EQ(stats.losses, 2);
    EXPECT_EQ(stats.stalemates, 1);
    EXPECT_EQ(stats.total_moves, 120);
    EXPECT_EQ(stats.total_hint_uses, 4);
    EXPECT_EQ(stats.total_undo_uses, 2);
    EXPECT_EQ(stats.total_time_played, 62'000);
    EXPECT_EQ(stats.efficiency_history, std::vector<int>{65});
}

TEST(MeridianStatistics, AreKeptForEachMode) {
    RULE("M-089", "MD-25", "MD-02");
    Statistics statistics;
    statistics.add(won("MMD", 65, 60'000));
    statistics.add(won("MMD", 80, 90'000));
    statistics.add(lost("MMD", false));
    const auto modes = meridian_mode_stats(statistics);
    EXPECT_EQ(modes[0], (MeridianModeStats{"classic", 0, 0, 0, 0, std::nullopt}));
    EXPECT_EQ(modes[1], (MeridianModeStats{"double_pocket", 3, 2, 180, 80, 60'000}));
    EXPECT_EQ(modes[2].mode, "traditional");
    EXPECT_EQ(modes[3].mode, "expert");
}

TEST(MeridianStatistics, GiveRatesAndAverages) {
    RULE("M-091", "MD-25");
    Statistics statistics;
    EXPECT_EQ(meridian_stats(statistics).win_rate(), 0);
    EXPECT_EQ(meridian_stats(statistics).average_efficiency(), 0);
    EXPECT_EQ(meridian_stats(statistics).average_moves(), 0);
    statistics.add(won("MMC", 65, 60'000));
    statistics.add(won("MME", 70, 60'000, 90));
    statistics.add(lost("MMC", false));
    statistics.add(lost("MMC", true));
    const MeridianStats stats = meridian_stats(statistics);
    EXPECT_DOUBLE_EQ(stats.win_rate(), 50);
    EXPECT_DOUBLE_EQ(stats.average_efficiency(), 67.5);
    EXPECT_DOUBLE_EQ(stats.average_moves(), 52.5);
}

TEST(MeridianStatistics, KeepTheEfficienciesOfTheLatestThousandWins) {
    RULE("M-101", "MD-25");
    Statistics statistics;
    for (int i = 0; i < 1'005; ++i) statistics.add(won("MMC", i % 101, 60'000));
    const std::vector<int>& history = statistics.of("MMC")->won_scores;
    ASSERT_EQ(history.size(), 1'000u);
    EXPECT_EQ(history.front(), 5);
    EXPECT_EQ(history.back(), 1'004 % 101);
    EXPECT_EQ(statistics.of("MMC")->best_score, 100);
}

TEST(MeridianStatistics, TakeEfficiencyAndTimeFromWinsOnly) {
    RULE("MD-25", "M-089");
    Statistics statistics;
    const auto match = match_at<MeridianGame>("stock: 2C | t1: 9H 6S 5H | t2: 9D 6C");
    play(*match, "12", 400);
    statistics.add(match->result());  // abandoned
    const auto modes = meridian_mode_stats(statistics);
    EXPECT_EQ(modes[0].games, 1);
    EXPECT_EQ(modes[0].best_efficiency, 0);
    EXPECT_EQ(modes[0].best_time, std::nullopt);
    EXPECT_TRUE(meridian_stats(statistics).efficiency_history.empty());
    EXPECT_EQ(meridian_stats(statistics).losses, 1);
    EXPECT_EQ(meridian_stats(statistics).stalemates, 0);
}

TEST(MeridianStatistics, CountAGameAfterItsFirstMoveOfCards) {
    RULE("MD-25");
    Statistics statistics;
    const auto match = match_at<MeridianGame>("stock: 2C 3C | t1: 9H 6S 5H | t2: 9D 6C");
    play(*match, "s");
    statistics.add(match->result());
    EXPECT_EQ(meridian_stats(statistics).games_played, 0);
}

TEST(MeridianStatistics, AWinOfAMatchSetsTimeAndEfficiency) {
    RULE("MT-25", "M-089", "M-101", "M-084");
    Statistics statistics;
    const auto match = match_at<MeridianGame>(
        "waste: KC | uh: KH | ud: KD | uc: QC | us: KS | dh: AH | dd: AD | dc: AC | ds: AS");
    match->take_hint(100);
    play(*match, "wh", 900);
    statistics.add(match->result());
    const auto modes = meridian_mode_stats(statistics);
    EXPECT_EQ(modes[0], (MeridianModeStats{"classic", 1, 1, 1, 100, 900}));
    EXPECT_EQ(meridian_stats(statistics).efficiency_history, std::vector<int>{100});
    EXPECT_EQ(meridian_stats(statistics).total_hint_uses, 1);
}

}  // namespace croupier::test
