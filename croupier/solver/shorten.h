// A shorter line than the one that was found.
//
// Detours are cut out, stretches of the line and its rest are searched anew, and in the end every
// shorter line is ruled out, if the limits allow it.
#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "croupier/engine/result.h"
#include "croupier/solver/search.h"

namespace croupier::solver {

class Shortening : public Question {
public:
    virtual const std::vector<Move>& line() const = 0;
    virtual bool is_minimal() const = 0;  // proven: no line wins with fewer moves
};

// A line that wins from the position; the limits hold for the proof.
Result<std::unique_ptr<Shortening>> shorten(std::string_view position, std::vector<Move> line,
                                            const SearchLimits& limits);

}  // namespace croupier::solver
