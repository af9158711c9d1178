// What the games of an arena add up to for one player.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace croupier::cli {

// A mean with the half width of its 95 % interval.
class Mean {
public:
    void add(double value) {
        ++count_;
        sum_ += value;
        squares_ += value * value;
    }
    double value() const { return count_ == 0 ? 0 : sum_ / count_; }
    double margin() const {
        if (count_ < 2) return 0;
        const double variance = std::max(0.0, (squares_ - sum_ * sum_ / count_) / (count_ - 1));
        return 1.96 * std::sqrt(variance / count_);
    }

private:
    double count_ = 0, sum_ = 0, squares_ = 0;
};

struct PlayerScore {
    Mean firsts;                  // 1 for a first place alone, 1/k for one shared by k
    std::array<int, 4> places{};  // how often each place, ties sharing the better one
    Mean points;
    std::vector<float> think_ms;  // of each move

    double mean_ms() const {
        double sum = 0;
        for (float ms : think_ms) sum += static_cast<double>(ms);
        return think_ms.empty() ? 0 : sum / static_cast<double>(think_ms.size());
    }
    double percentile_ms(double share) {
        if (think_ms.empty()) return 0;
        const auto at =
            static_cast<std::ptrdiff_t>(share * static_cast<double>(think_ms.size() - 1));
        std::ranges::nth_element(think_ms, think_ms.begin() + at);
        return static_cast<double>(think_ms[static_cast<std::size_t>(at)]);
    }
};

}  // namespace croupier::cli
