// The numbers of a running server as text for Prometheus.
#pragma once

#include <string>

#include "croupier/online/lobby_stats.h"
#include "croupier/store/latency_histogram.h"

namespace croupier::server {

struct Metrics {
    online::LobbyStats lobby;
    store::LatencyStats commits;  // each commit of the database
    store::LatencyStats writes;   // from the end of a turn of the loop until it was written
    double receive_lag = 0;       // seconds until a message that arrives now is read
    double up = 0;                // seconds
    bool storage_works = true;
};

std::string metrics_text(const Metrics& metrics);

}  // namespace croupier::server
