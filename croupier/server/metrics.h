// The figures of a running server as text for Prometheus.
#pragma once

#include <string>

#include "croupier/online/figures.h"
#include "croupier/server/durations.h"

namespace croupier::server {

struct Metrics {
    online::Figures hall;
    DurationFigures commits;  // each commit of the book
    DurationFigures kept;     // from the end of a turn of the loop until it was written
    double heard_after = 0;   // seconds that somebody who speaks now waits
    double up = 0;            // seconds
    bool storage_works = true;
};

std::string metrics_text(const Metrics& metrics);

}  // namespace croupier::server
