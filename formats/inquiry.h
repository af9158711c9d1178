// Long work for other programs: done in slices, answered in JSON, stopped on request.
#pragma once

#include <memory>

#include "engine/match.h"
#include "formats/json.h"
#include "solver/search.h"

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
InquiryResult solve_inquiry(const Match& match, const SearchLimits& limits);
InquiryResult verdicts_inquiry(const Match& match, const SearchLimits& limits);
// These know only what the player has seen, and try so many arrangements of the other cards.
using FairInquiry = InquiryResult(const Match& match, int samples, std::uint64_t seed,
                                  const SearchLimits& limits);
FairInquiry fair_inquiry, advice_inquiry, way_back_inquiry;

}  // namespace croupier
