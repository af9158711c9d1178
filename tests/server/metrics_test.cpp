// The text for Prometheus.
#include "croupier/server/metrics.h"

#include <gtest/gtest.h>

namespace croupier::server {
namespace {

TEST(Metrics, AreFamiliesWithHelpAndType) {
    Metrics metrics;
    metrics.lobby.playing = 3;
    metrics.lobby.sessions = 12;
    metrics.lobby.counted.moves = 1234567;
    metrics.lobby.counted.refused(online::Problem::must_match);
    metrics.lobby.counted.refused(online::Problem::busy);
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
