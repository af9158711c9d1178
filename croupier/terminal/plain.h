// The table line by line, for pipes, screen readers and small terminals.
#pragma once

#include "croupier/terminal/sitting.h"

namespace croupier {

// Reads standard input until the player leaves; the sitting has a match.
void play_line_by_line(Sitting& sitting);

// Asks a question; nothing when the input has ended.
std::optional<std::string> ask_line(std::string_view prompt);

}  // namespace croupier
