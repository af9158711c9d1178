// The journal of a match: every command that was carried out, with what it named.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "croupier/engine/tally.h"

namespace croupier {

using Time = std::optional<Millis>;

enum class Command : std::uint8_t { play, line, undo, redo, rewind, finish, hint, pause, resume };
std::string_view name_of(Command command);

struct Entry {
    Command command;
    std::string text;  // moves in notation, or how many turns to rewind
    Time at;           // since the start of the match
    bool operator==(const Entry&) const = default;
};

}  // namespace croupier
