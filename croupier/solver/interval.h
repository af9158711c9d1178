// How sure a share is: Wilson's interval.
#pragma once

#include <cmath>
#include <cstdint>

namespace croupier::solver {

struct Interval {
    double low = 0, high = 1;
};

inline constexpr double sure_95 = 1.959964, sure_99 = 2.575829;  // standard deviations

inline Interval wilson(std::uint64_t hits, std::uint64_t trials, double deviations = sure_95) {
    if (trials == 0) return {};
    const auto n = static_cast<double>(trials);
    const double share = static_cast<double>(hits) / n, z2 = deviations * deviations;
    const double middle = (share + z2 / (2 * n)) / (1 + z2 / n);
    const double half =
        deviations / (1 + z2 / n) * std::sqrt(share * (1 - share) / n + z2 / (4 * n * n));
    return {hits == 0 ? 0 : middle - half, hits == trials ? 1 : middle + half};
}

}  // namespace croupier::solver
