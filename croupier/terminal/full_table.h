// The table on the full screen of a terminal.
#pragma once

#include <optional>
#include <string>

#include "croupier/terminal/look.h"
#include "croupier/terminal/sitting.h"

namespace croupier {

// Why the full screen cannot be used here, in a sentence.
std::optional<std::string> cannot_fill_screen();

// Plays until the player leaves; the sitting has a match, and the locale is set. The game is kept,
// and the terminal is as it was.
void play_full_screen(Sitting& sitting, const Look& look);

}  // namespace croupier
