// What a run has shown: counts, times, and faults of the server.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "croupier/load/event_loop.h"

namespace croupier::load {

// How long things took, in milliseconds.
class Times {
public:
    void add(Clock::duration time) {
        ms_.push_back(std::chrono::duration<float, std::milli>(time).count());
    }
    std::size_t size() const { return ms_.size(); }
    double percentile(double share);  // 0.5, 0.99, 1

private:
    std::vector<float> ms_;
    bool sorted_ = false;
};

struct Tally {
    std::uint64_t moves = 0;      // answered with "ok" while it was measured
    std::uint64_t offered = 0;    // sent or due while it was measured
    double seconds = 0, cpu = 0;  // of the measured time; CPU seconds of this program in it
    Times answers, views;         // from the time a move was due
    Times behind;                 // from then until we got to sending it: our own share of them
    std::map<std::string, std::uint64_t> refusals;  // by code

    std::uint64_t frames = 0, bytes = 0, seen_views = 0, games = 0, automatic = 0;  // in all
    std::uint64_t late = 0;                   // hashes and nonces that the server did not wait for
    std::uint64_t returns = 0, repeated = 0;  // seats taken again, answered moves asked for again
    std::uint64_t fault_count = 0;
    std::vector<std::string> faults;  // the first ones

    void fault(std::string sentence) {
        if (++fault_count <= 20) faults.push_back(std::move(sentence));
    }
};

}  // namespace croupier::load
