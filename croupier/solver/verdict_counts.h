// How often each verdict was given.
#pragma once

#include <cstdint>

#include "croupier/engine/search.h"

namespace croupier::solver {

struct VerdictCounts {
    std::uint64_t won = 0, impossible = 0, unknown = 0;

    std::uint64_t all() const { return won + impossible + unknown; }
    void add(Verdict verdict) {
        ++(verdict == Verdict::yes ? won : verdict == Verdict::no ? impossible : unknown);
    }
    // "yes" when at least half were won, "no" when fewer can be, whatever the unknown ones are.
    Verdict by_half() const {
        if (all() == 0) return Verdict::unknown;
        if (2 * won >= all()) return Verdict::yes;
        return 2 * impossible > all() ? Verdict::no : Verdict::unknown;
    }
    bool operator==(const VerdictCounts&) const = default;
};

}  // namespace croupier::solver
