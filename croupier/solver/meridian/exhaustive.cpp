// The exhaustive search: a path, the steps not yet tried along it, and the keys of all tables seen.
#include "croupier/solver/meridian/exhaustive.h"

#include <algorithm>

namespace croupier::solver::meridian {

void ExhaustiveSearch::begin(const Rules& rules, const Table& start, std::size_t memory) {
    memory_ = memory;
    // A path is short against the tables that were seen: it may have an eighth.
    seen_.clear(memory - memory / 8);
    path_.clear();
    list_.clear();
    seen_.insert(start.key);
    enter(rules, start, {});
}

void ExhaustiveSearch::enter(const Rules& rules, const Table& table, const Step& step) {
    path_.push_back({table, step, list_.size()});
    list_steps(rules, table, Choice::all, list_);
    // Home first.
    std::reverse(list_.begin() + static_cast<std::ptrdiff_t>(path_.back().first), list_.end());
}

bool ExhaustiveSearch::has_room() const {
    constexpr std::size_t most_steps = 512;  // from one table
    const std::size_t share = memory_ / 16;
    if (path_.size() * sizeof(Level) > share) return false;
    // A vector that grows is there twice for a moment, the new one twice as large.
    return list_.size() + most_steps <= list_.capacity() ||
           3 * (list_.capacity() + most_steps) * sizeof(Step) <= share;
}

ExhaustiveSearch::Result ExhaustiveSearch::look(const Rules& rules) {
    // Ways to known tables count too when they are many, so that a look never takes long.
    for (int tries = 0; tries < 8; ++tries) {
        if (list_.size() == path_.back().first) {
            if (path_.size() == 1) return Result::lost;
            path_.pop_back();
            continue;
        }
        const Step step = list_.back();
        list_.pop_back();
        Table next = path_.back().table;
        next.apply(rules, step);
        const Inserted inserted = seen_.insert(next.key);
        if (inserted == Inserted::known) continue;
        if (inserted == Inserted::full || !has_room()) return Result::full;
        enter(rules, next, step);
        return next.won(rules) ? Result::won : Result::going;
    }
    return Result::going;
}

std::vector<Step> ExhaustiveSearch::steps() const {
    std::vector<Step> steps;
    for (std::size_t i = 1; i < path_.size(); ++i) steps.push_back(path_[i].step);
    return steps;
}

}  // namespace croupier::solver::meridian
