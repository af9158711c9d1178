// The steps that a search of Meridian tries: fewer than the rules allow, and enough to win whenever
// the rules allow it.
#pragma once

#include <vector>

#include "croupier/solver/meridian/table.h"

namespace croupier::solver::meridian {

// all: enough to win whenever that is possible. eager: where a card can go home, nothing else; that
// is quick, and may lose.
enum class Choice : std::uint8_t { all, eager };

// Appends the steps from a table; a single one where that step loses nothing.
void list_steps(const Rules& rules, const Table& table, Choice choice, std::vector<Step>& steps);

}  // namespace croupier::solver::meridian
