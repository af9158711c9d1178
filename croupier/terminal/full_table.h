// The table on the full screen of a terminal.
#pragma once

#include <optional>
#include <string>

#include "croupier/terminal/play_session.h"
#include "croupier/terminal/style.h"

namespace croupier::terminal {

// Why the full screen cannot be used here, in a sentence.
std::optional<std::string> cannot_fill_screen();

// Plays until the player leaves; the session has a match, and the locale is set. The game is kept,
// and the terminal is as it was.
void play_full_screen(PlaySession& session, const TerminalFeatures& features);

}  // namespace croupier::terminal
