// A run from the first connection to the report.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "croupier/load/generator.h"

namespace croupier::load {

// What another process, the server, uses.
struct Usage {
    double cpu = 0;       // seconds, with all its threads
    double resident = 0;  // MB
};
std::optional<Usage> usage_of(int process);
// Of this machine, that its host has given to others while somebody here wanted to work; since it
// was started, of all its cores.
double stolen_seconds();

struct Outcome {
    Settings settings;
    Tally tally;
    bool bench_limits = false, interrupted = false;
    std::size_t late = 0;                // moves that were due and never sent
    std::optional<Usage> before, after;  // of the server, around the measured time
    double stolen = 0;                   // seconds of the measured time
};

// Plays for so many seconds, or until `leave` says so.
Outcome run(const Settings& settings, double seconds, int process,
            const std::function<bool()>& leave);

std::string report(Outcome& outcome);
std::string report_json(Outcome& outcome);

}  // namespace croupier::load
