// Certified deals: numbers of deals that are known to be winnable, graded from 1 (easy) to 5
// (hard).
//
// The lists are made by scripts/certify and checked in; docs/deals.md tells format and measure.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "croupier/engine/result.h"

namespace croupier::deals {

inline constexpr int easiest_grade = 1, hardest_grade = 5;

struct CertifiedDeal {
    std::uint64_t number = 0;
    int grade = 0;
    bool operator==(const CertifiedDeal&) const = default;
};

// A list as it is written: "123~250;45", digits for the numbers in turn, 0 for a deal that is not
// known to be winnable, ~N; for N of them.
Result<std::vector<CertifiedDeal>> certified_from(std::string_view text);

// The deals of a mode, by its prefix (K3); empty when there is no list.
const std::vector<CertifiedDeal>& certified_deals(std::string_view mode);
// Those of one grade.
std::vector<std::uint64_t> certified_numbers(std::string_view mode, int grade);
// The grade of a deal, if it is certified.
std::optional<int> grade_of(std::string_view mode, std::uint64_t number);

}  // namespace croupier::deals
