// How long something takes: sum and count since the start; median, p99 and longest of the last
// minute or two.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <mutex>

namespace croupier::store {

struct LatencyStats {
    std::uint64_t count = 0;
    double sum = 0;                           // seconds, as the others
    double median = 0, p99 = 0, longest = 0;  // of the window
};

// Times are counted by their size, in steps of less than 7 %: nothing grows. Times may be added in
// one thread and asked in another.
class LatencyHistogram {
public:
    using Clock = std::chrono::steady_clock;

    void add(Clock::duration time, Clock::time_point now = Clock::now());
    LatencyStats stats(Clock::time_point now = Clock::now()) const;

private:
    static constexpr std::size_t steps = 16, doublings = 32;
    struct Window {
        std::array<std::uint32_t, steps * doublings> counts{};
        std::uint64_t count = 0;
        std::int64_t longest = 0;  // microseconds
    };

    static std::size_t place_of(std::int64_t microseconds);
    static double upper_end(std::size_t place);  // microseconds
    double share(double part) const;
    void turn(Clock::time_point now) const;

    mutable std::mutex mutex_;
    mutable Window now_, before_;  // of this minute, and of the one before
    mutable Clock::time_point since_{};
    std::uint64_t count_ = 0;
    double sum_ = 0;
};

}  // namespace croupier::store
