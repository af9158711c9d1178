// Where a command keeps a player's files: --data-dir, --no-save.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

#include "croupier/cli/commands.h"
#include "croupier/saves/save_folder.h"

namespace croupier::cli {

void add_data_dir(CLI::App& command, std::string& folder);

// The save folder at that path, or at the usual one; ends the command when it cannot be used.
saves::SaveFolder open_save_folder(const std::string& folder);

void tell_notice(const std::string& notice);

// The value, after the player was told on standard error what was set aside; ends the command on
// trouble.
template <class T>
std::optional<T> value_or_nothing(saves::SaveFolder::Found<T> found) {
    tell_notice(found.notice);
    if (found.trouble) fail(*found.trouble);
    return std::move(found.value);
}

}  // namespace croupier::cli
