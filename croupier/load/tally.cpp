// Percentiles.
#include "croupier/load/tally.h"

#include <algorithm>

namespace croupier::load {

double Times::percentile(double share) {
    if (ms_.empty()) return 0;
    if (!sorted_) std::ranges::sort(ms_);
    sorted_ = true;
    const double at = share * static_cast<double>(ms_.size());
    const auto index = at < 1 ? 0 : static_cast<std::size_t>(at + 0.9999999) - 1;
    return static_cast<double>(ms_[std::min(index, ms_.size() - 1)]);
}

}  // namespace croupier::load
