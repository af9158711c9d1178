// From the steps of a search back to moves of the engine.
#pragma once

#include <span>
#include <vector>

#include "croupier/solver/meridian/table.h"

namespace croupier::solver::meridian {

std::vector<Move> line_of(const Meridian& start, std::span<const Step> steps);

}  // namespace croupier::solver::meridian
