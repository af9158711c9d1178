// How long things take, and the text for Prometheus.
#include "croupier/server/metrics.h"

#include <gtest/gtest.h>

namespace croupier::server {
namespace {

using std::chrono::microseconds, std::chrono::milliseconds, std::chrono::seconds;

const Durations::Clock::time_point start{std::chrono::hours(5)};

TEST(Durations, TellWhereMostAndAlmostAllLie) {
    Durations times;
    for (int i = 1; i <= 1000; ++i) times.add(microseconds(i * 10), start);
    const DurationFigures figures = times.figures(start);
    EXPECT_EQ(figures.count, 1000u);
    EXPECT_NEAR(figures.sum, 5.005, 1e-9);
    EXPECT_NEAR(figures.median, 0.005, 0.005 * 0.07);
    EXPECT_NEAR(figures.p99, 0.0099, 0.0099 * 0.07);
    EXPECT_DOUBLE_EQ(figures.longest, 0.01);
}

TEST(Durations, ForgetAfterTwoMinutes) {
    Durations times;
    times.add(seconds(3), start);
    times.add(milliseconds(1), start + seconds(61));
    EXPECT_DOUBLE_EQ(times.figures(start + seconds(62)).longest, 3);
    EXPECT_DOUBLE_EQ(times.figures(start + seconds(125)).longest, 0.001);
    const DurationFigures figures = times.figures(start + seconds(500));
    EXPECT_EQ(figures.longest, 0);
    EXPECT_EQ(figures.p99, 0);
    EXPECT_EQ(figures.count, 2u);
}

TEST(Durations, TakeAnyTime) {
    Durations times;
    for (const microseconds time :
         {microseconds(-5), microseconds(0), microseconds(15), microseconds(16), microseconds(31),
          microseconds(32), microseconds(std::chrono::hours(24 * 365))})
        times.add(time, start);
    EXPECT_EQ(times.figures(start).count, 7u);
    EXPECT_NEAR(times.figures(start).median, 16e-6, 1.1e-6);
}

TEST(Metrics, AreFamiliesWithHelpAndType) {
    Metrics metrics;
    metrics.hall.playing = 3;
    metrics.hall.sessions = 12;
    metrics.hall.counted.moves = 1234567;
    metrics.hall.counted.refused(online::Problem::must_match);
    metrics.hall.counted.refused(online::Problem::busy);
    metrics.commits = {.count = 5, .sum = 0.25, .median = 0.001, .p99 = 0.002, .longest = 0.1};
    const std::string text = metrics_text(metrics);
    for (const std::string_view line :
         {"# HELP croupier_rooms Open rooms.\n# TYPE croupier_rooms gauge\n",
          "croupier_rooms{phase=\"playing\"} 3\n", "croupier_rooms{phase=\"waiting\"} 0\n",
          "croupier_sockets 12\n", "croupier_moves_total 1234567\n",
          "croupier_refusals_total{code=\"ERR_INVALID_TARGET\"} 1\n",
          "croupier_refusals_total{code=\"ERR_BUSY\"} 1\n",
          "croupier_commit_seconds{quantile=\"0.99\"} 0.002\n",
          "croupier_commit_seconds_sum 0.25\n", "croupier_commit_seconds_count 5\n",
          "croupier_commit_seconds_max 0.1\n", "croupier_storage_works 1\n"})
        EXPECT_NE(text.find(line), std::string::npos) << line;
    EXPECT_EQ(text.find("MUST_MATCH"), std::string::npos);
}

}  // namespace
}  // namespace croupier::server
