// The interface of the solver: a position or a deal in, a verdict with a line out
// (docs/solving.md).
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "croupier/engine/deal_id.h"
#include "croupier/engine/result.h"
#include "croupier/solver/searches.h"

namespace croupier::solver {

std::string_view name_of(Verdict verdict);  // won, impossible, unknown

struct Solution {
    Verdict verdict = Verdict::unknown;
    std::vector<Move> line;  // of a win; the rule book has played it to the end
    std::uint64_t states = 0;
};

// Solves one position after the other of one game; the memory of one question serves the next.
class Solver : public Question {
public:
    virtual std::optional<ParseError> begin(std::string_view position,
                                            const SearchLimits& limits) = 0;
    virtual std::optional<ParseError> begin(const DealId& deal, const SearchLimits& limits) = 0;
    virtual const Solution& solution() const = 0;
    virtual std::string position() const = 0;                         // that was asked about
    virtual std::string text_of(const std::vector<Move>&) const = 0;  // a line from there
};
Result<std::unique_ptr<Solver>> solver_of(std::string_view game, const Searches& searches = {});
Result<std::unique_ptr<Solver>> solver_for(std::string_view position, const SearchLimits& limits,
                                           const Searches& searches = {});

template <class Stop>
Result<Solution> solve(std::string_view position, const SearchLimits& limits, Stop&& stop) {
    auto solver = solver_for(position, limits);
    if (!solver) return solver.error();
    answered(**solver, stop);
    return (*solver)->solution();
}

}  // namespace croupier::solver
