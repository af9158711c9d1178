// How far a benchmark is, on standard error: one line that changes on a terminal, else a plain line
// every few seconds.
#pragma once

#include <unistd.h>

#include <chrono>
#include <cstdint>
#include <cstdio>
#include <string>
#include <utility>

namespace croupier::bench {

class Progress {
public:
    using Clock = std::chrono::steady_clock;

    Progress(std::string what, std::uint64_t all) : what_(std::move(what)), all_(all) {}
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;
    ~Progress() {
        if (watched_ && told_) std::fprintf(stderr, "\r\033[K");
    }

    // Who has just asked for the time passes it on: a clock that is read for nothing is measured
    // too.
    void tell(std::uint64_t done, Clock::time_point now = Clock::now()) {
        if (now < next_) return;
        next_ = now + pause();
        told_ = true;
        std::fprintf(stderr, watched_ ? "\r%s: %llu of %llu\033[K" : "%s: %llu of %llu\n",
                     what_.c_str(), static_cast<unsigned long long>(done),
                     static_cast<unsigned long long>(all_));
    }

private:
    Clock::duration pause() const {
        return watched_ ? std::chrono::milliseconds(200) : std::chrono::milliseconds(5000);
    }

    std::string what_;
    std::uint64_t all_;
    bool watched_ = ::isatty(STDERR_FILENO) != 0, told_ = false;
    Clock::time_point next_ = Clock::now() + pause();
};

}  // namespace croupier::bench
