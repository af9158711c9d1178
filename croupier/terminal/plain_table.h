// A table as plain text.
#pragma once

#include <ostream>

#include "croupier/engine/match/position.h"

namespace croupier::terminal {

// Columns stand side by side, base at the top; face-down cards are [] unless `open`.
void show_table(std::ostream& out, const Position& position, bool open);

}  // namespace croupier::terminal
