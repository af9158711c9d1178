// A table for four as plain text, seen from the first seat.
#pragma once

#include <ostream>
#include <string>

#include "croupier/engine/match/position.h"

namespace croupier::terminal {

bool is_round_table(const Position& position);
void show_round_table(std::ostream& out, const Position& position, const Table& table);
// How it ended: "You share the first place with 14 points."
std::string results_text(const Position& position);

}  // namespace croupier::terminal
