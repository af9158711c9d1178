// Long work for other programs: done in slices, answered in JSON, stopped on request.
#pragma once

#include <memory>

#include "croupier/engine/match.h"
#include "croupier/formats/json.h"
#include "croupier/solver/advice.h"

namespace croupier::formats {

class LongTask {
public:
    LongTask() = default;
    LongTask(const LongTask&) = delete;
    LongTask& operator=(const LongTask&) = delete;
    virtual ~LongTask() = default;

    virtual bool step() = 0;          // a few milliseconds; true when it is done
    virtual Json progress() = 0;      // for an info line; null when there is nothing new
    virtual Json answer() const = 0;  // what is known by now
};

std::unique_ptr<LongTask> perft_task(const Match& match, int depth);

using LongTaskResult = Result<std::unique_ptr<LongTask>>;
LongTaskResult solve_task(const Match& match, const solver::SearchLimits& limits,
                          const solver::Searches& searches = {});
LongTaskResult verdicts_task(const Match& match, const solver::SearchLimits& limits,
                             const solver::Searches& searches = {});
// These know only what the player has seen, and try so many arrangements of the other cards.
LongTaskResult fair_task(const Match& match, int samples, std::uint64_t seed,
                         const solver::SearchLimits& limits, const solver::Searches& searches = {});
LongTaskResult way_back_task(const Match& match, int samples, std::uint64_t seed,
                             const solver::SearchLimits& limits,
                             const solver::Searches& searches = {});
using SampledTask = decltype(fair_task);
// `xray`: as if all cards had been seen.
LongTaskResult advice_task(const Match& match, const solver::AdviceSettings& settings, bool xray,
                           const solver::Searches& searches = {});

}  // namespace croupier::formats
