// Counting by powers of two, each cut into sixteen.
#include "croupier/store/latency_histogram.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace croupier::store {
namespace {

constexpr std::chrono::minutes window{1};
constexpr double second = 1e6;  // microseconds

}  // namespace

// Below 16 each microsecond has a place of its own.
std::size_t LatencyHistogram::place_of(std::int64_t microseconds) {
    const auto value = static_cast<std::uint64_t>(std::max<std::int64_t>(microseconds, 0));
    if (value < steps) return value;
    const auto exponent = static_cast<std::size_t>(std::bit_width(value)) - 5;
    const std::size_t place = (exponent + 1) * steps + ((value >> exponent) - steps);
    return std::min(place, steps * doublings - 1);
}

double LatencyHistogram::upper_end(std::size_t place) {
    if (place < steps) return static_cast<double>(place);
    const std::size_t exponent = place / steps - 1;
    return std::ldexp(static_cast<double>(place % steps + steps + 1), static_cast<int>(exponent));
}

void LatencyHistogram::turn(Clock::time_point now) const {
    if (now - since_ < window) return;
    before_ = now - since_ < 2 * window ? now_ : Window{};
    now_ = {};
    since_ = now;
}

void LatencyHistogram::add(Clock::duration time, Clock::time_point now) {
    const auto microseconds = std::chrono::duration_cast<std::chrono::microseconds>(time).count();
    const std::lock_guard lock(mutex_);
    turn(now);
    ++count_;
    sum_ += static_cast<double>(microseconds) / second;
    ++now_.counts[place_of(microseconds)];
    ++now_.count;
    now_.longest = std::max<std::int64_t>(now_.longest, microseconds);
}

double LatencyHistogram::share(double part) const {
    const auto all = static_cast<double>(now_.count + before_.count);
    const double wanted = std::max(1.0, std::ceil(all * part));
    std::uint64_t passed = 0;
    for (std::size_t place = 0; all > 0 && place < now_.counts.size(); ++place) {
        passed += now_.counts[place] + before_.counts[place];
        if (static_cast<double>(passed) >= wanted) return upper_end(place) / second;
    }
    return 0;
}

LatencyStats LatencyHistogram::stats(Clock::time_point now) const {
    const std::lock_guard lock(mutex_);
    turn(now);
    const double longest = static_cast<double>(std::max(now_.longest, before_.longest)) / second;
    return {count_, sum_, std::min(share(0.5), longest), std::min(share(0.99), longest), longest};
}

}  // namespace croupier::store
