// The table line by line, for pipes, screen readers and small terminals.
#pragma once

#include "croupier/terminal/play_session.h"

namespace croupier::terminal {

// Reads standard input until the player leaves; the session has a match.
void play_line_by_line(PlaySession& session);

}  // namespace croupier::terminal
