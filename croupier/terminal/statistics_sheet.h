// The statistics of one game as a sheet: a line a measure, a column a mode, and all of them.
#pragma once

#include <string>
#include <vector>

#include "croupier/engine/all_games.h"

namespace croupier::terminal {

std::vector<std::string> statistics_sheet(const Statistics& statistics, const GameInfo& game);

}  // namespace croupier::terminal
