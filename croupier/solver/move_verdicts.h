// Which of the legal moves keep the win?
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "croupier/engine/result.h"
#include "croupier/solver/searches.h"
#include "croupier/solver/verdict_counts.h"

namespace croupier::solver {

struct MoveVerdict {
    Move move;
    std::string text;      // in notation
    VerdictCounts counts;  // of the arrangements of unseen cards
    Verdict verdict() const { return counts.by_half(); }
};

class MoveVerdicts : public Question {
public:
    virtual Verdict verdict() const = 0;                           // of the position itself
    virtual const std::vector<MoveVerdict>& verdicts() const = 0;  // so far, in order of the rules
};

// The limits hold for the position, and for each move anew.
Result<std::unique_ptr<MoveVerdicts>>
ask_moves(std::string_view position, const SearchLimits& limits, const Searches& searches = {});
// Without peeking, as ask_fair: a verdict is what holds for at least half of the arrangements.
Result<std::unique_ptr<MoveVerdicts>> ask_moves(std::string_view position, CardSet known,
                                                int samples, std::uint64_t seed,
                                                const SearchLimits& limits,
                                                const Searches& searches = {});

}  // namespace croupier::solver
