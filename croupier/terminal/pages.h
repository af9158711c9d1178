// Pages that cover the table: help, statistics, options. The clock stands still meanwhile.
#pragma once

#include "croupier/terminal/input_loop.h"
#include "croupier/terminal/play_session.h"

namespace croupier::terminal {

void show_help(InputLoop& loop, PlaySession& session);
void show_statistics(InputLoop& loop, PlaySession& session);
// What to tell the player afterwards; empty when nothing was changed.
std::string show_options(InputLoop& loop, PlaySession& session);

}  // namespace croupier::terminal
