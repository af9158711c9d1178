// Certified deals, read from the lists that were built in.
#include "croupier/deals/catalogue.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <string>

#include <certified_lists.h>

namespace croupier::deals {

Result<std::vector<CertifiedDeal>> certified_from(std::string_view text) {
    std::vector<CertifiedDeal> deals;
    std::uint64_t number = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char letter = text[at];
        if (letter == '\n' || letter == '\r') continue;
        if (letter >= '0' && letter <= '0' + hardest_grade) {
            ++number;
            if (letter != '0') deals.push_back({number, letter - '0'});
            continue;
        }
        const std::size_t end = text.find(';', at);
        std::uint64_t skipped = 0;
        if (letter == '~' && end != std::string_view::npos) {
            const char* last = text.data() + end;
            const auto [stop, fault] = std::from_chars(text.data() + at + 1, last, skipped);
            if (fault != std::errc{} || stop != last) skipped = 0;
        }
        if (skipped == 0)
            return ParseError{ParseCode::syntax, at,
                              "a grade from 0 to 5 or a gap such as ~250; is expected here"};
        number += skipped;
        at = end;
    }
    return deals;
}

const std::vector<CertifiedDeal>& certified_deals(std::string_view mode) {
    static const auto lists = [] {
        std::map<std::string, std::vector<CertifiedDeal>, std::less<>> read;
        for (const auto& [name, text] : certified_lists)
            if (auto deals = certified_from(text)) read.emplace(name, std::move(*deals));
        return read;
    }();
    static const std::vector<CertifiedDeal> none;
    const auto found = lists.find(mode);
    return found == lists.end() ? none : found->second;
}

std::vector<std::uint64_t> certified_numbers(std::string_view mode, int grade) {
    std::vector<std::uint64_t> numbers;
    for (const CertifiedDeal& deal : certified_deals(mode))
        if (deal.grade == grade) numbers.push_back(deal.number);
    return numbers;
}

std::optional<int> grade_of(std::string_view mode, std::uint64_t number) {
    const auto& deals = certified_deals(mode);
    const auto found = std::ranges::lower_bound(deals, number, {}, &CertifiedDeal::number);
    if (found == deals.end() || found->number != number) return std::nullopt;
    return found->grade;
}

}  // namespace croupier::deals
