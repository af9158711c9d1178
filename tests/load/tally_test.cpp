// Percentiles.
#include "croupier/load/tally.h"

#include <gtest/gtest.h>

namespace croupier::load {
namespace {

using namespace std::chrono_literals;

TEST(LoadTimes, PercentilesAreTimesThatWereMeasured) {
    Times times;
    EXPECT_EQ(times.percentile(0.99), 0);
    for (int i = 100; i >= 1; --i) times.add(i * 1ms);
    EXPECT_EQ(times.percentile(0.5), 50);
    EXPECT_EQ(times.percentile(0.99), 99);
    EXPECT_EQ(times.percentile(1), 100);
    EXPECT_EQ(times.percentile(0), 1);
}

}  // namespace
}  // namespace croupier::load
