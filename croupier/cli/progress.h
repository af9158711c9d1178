// A progress bar on the terminal: how far, how fast, how long still.
#pragma once

#include <unistd.h>

#include <chrono>
#include <cstdint>
#include <cstdio>
#include <string>
#include <string_view>

namespace croupier::cli {

// Draws on standard error, a few times a second, and only if somebody watches.
class Progress {
public:
    Progress(std::uint64_t all, std::string_view things, std::uint64_t done_before = 0)
        : all_(all), before_(done_before), things_(things) {}
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;
    ~Progress() {
        if (drawn_) std::fprintf(stderr, "\r\033[K");
    }

    void tell(std::uint64_t done) {
        if (!watched_) return;
        const auto now = std::chrono::steady_clock::now();
        if (drawn_ && now - last_ < std::chrono::milliseconds(100)) return;
        last_ = now;
        drawn_ = true;
        constexpr std::uint64_t width = 30;
        const std::uint64_t filled = all_ == 0 ? width : done * width / all_;
        const double seconds = std::chrono::duration<double>(now - begin_).count();
        const double rate = seconds > 0 ? static_cast<double>(done - before_) / seconds : 0;
        const double left = rate > 0 ? static_cast<double>(all_ - done) / rate : 0;
        std::fprintf(stderr, "\r[%s%s] %llu of %llu %s, %.*f a second, %.0f s left\033[K",
                     std::string(filled, '#').c_str(), std::string(width - filled, '.').c_str(),
                     static_cast<unsigned long long>(done), static_cast<unsigned long long>(all_),
                     things_.c_str(), rate < 10 ? 1 : 0, rate, left);
    }

private:
    std::uint64_t all_, before_;
    std::string things_;
    bool watched_ = ::isatty(STDERR_FILENO) != 0, drawn_ = false;
    std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now(), last_;
};

}  // namespace croupier::cli
