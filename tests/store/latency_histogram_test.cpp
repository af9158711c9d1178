// How long things take.
#include "croupier/store/latency_histogram.h"

#include <gtest/gtest.h>

namespace croupier::store {
namespace {

using std::chrono::microseconds, std::chrono::milliseconds, std::chrono::seconds;

const LatencyHistogram::Clock::time_point start{std::chrono::hours(5)};

TEST(LatencyHistogram, TellsWhereMostAndAlmostAllLie) {
    LatencyHistogram times;
    for (int i = 1; i <= 1000; ++i) times.add(microseconds(i * 10), start);
    const LatencyStats stats = times.stats(start);
    EXPECT_EQ(stats.count, 1000u);
    EXPECT_NEAR(stats.sum, 5.005, 1e-9);
    EXPECT_NEAR(stats.median, 0.005, 0.005 * 0.07);
    EXPECT_NEAR(stats.p99, 0.0099, 0.0099 * 0.07);
    EXPECT_DOUBLE_EQ(stats.longest, 0.01);
}

TEST(LatencyHistogram, ForgetsAfterTwoMinutes) {
    LatencyHistogram times;
    times.add(seconds(3), start);
    times.add(milliseconds(1), start + seconds(61));
    EXPECT_DOUBLE_EQ(times.stats(start + seconds(62)).longest, 3);
    EXPECT_DOUBLE_EQ(times.stats(start + seconds(125)).longest, 0.001);
    const LatencyStats stats = times.stats(start + seconds(500));
    EXPECT_EQ(stats.longest, 0);
    EXPECT_EQ(stats.p99, 0);
    EXPECT_EQ(stats.count, 2u);
}

TEST(LatencyHistogram, TakesAnyTime) {
    LatencyHistogram times;
    for (const microseconds time :
         {microseconds(-5), microseconds(0), microseconds(15), microseconds(16), microseconds(31),
          microseconds(32), microseconds(std::chrono::hours(24 * 365))})
        times.add(time, start);
    EXPECT_EQ(times.stats(start).count, 7u);
    EXPECT_NEAR(times.stats(start).median, 16e-6, 1.1e-6);
}

}  // namespace
}  // namespace croupier::store
