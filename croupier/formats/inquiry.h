// Long work for other programs: done in slices, answered in JSON, stopped on request.
#pragma once

#include <memory>

#include "croupier/engine/match.h"
#include "croupier/formats/json.h"
#include "croupier/solver/searches.h"

namespace croupier {

class Inquiry {
public:
    Inquiry() = default;
    Inquiry(const Inquiry&) = delete;
    Inquiry& operator=(const Inquiry&) = delete;
    virtual ~Inquiry() = default;

    virtual bool step() = 0;          // a few milliseconds; true when it is done
    virtual Json told() = 0;          // for an info line; null when there is nothing new
    virtual Json answer() const = 0;  // what is known by now
};

std::unique_ptr<Inquiry> perft_inquiry(const Match& match, int depth);

using InquiryResult = Result<std::unique_ptr<Inquiry>>;
InquiryResult solve_inquiry(const Match& match, const solver::SearchLimits& limits,
                            const solver::Searches& searches = {});
InquiryResult verdicts_inquiry(const Match& match, const solver::SearchLimits& limits,
                               const solver::Searches& searches = {});
// These know only what the player has seen, and try so many arrangements of the other cards.
InquiryResult fair_inquiry(const Match& match, int samples, std::uint64_t seed,
                           const solver::SearchLimits& limits,
                           const solver::Searches& searches = {});
InquiryResult advice_inquiry(const Match& match, int samples, std::uint64_t seed,
                             const solver::SearchLimits& limits,
                             const solver::Searches& searches = {});
InquiryResult way_back_inquiry(const Match& match, int samples, std::uint64_t seed,
                               const solver::SearchLimits& limits,
                               const solver::Searches& searches = {});
using FairInquiry = decltype(fair_inquiry);

}  // namespace croupier
