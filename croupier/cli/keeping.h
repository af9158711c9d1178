// Where a command keeps a player's files: --data-dir, --no-save.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

#include "croupier/cli/commands.h"
#include "croupier/drawer/drawer.h"

namespace croupier::cli {

void add_data_dir(CLI::App& command, std::string& folder);

// The drawer in that folder, or in the usual one; ends the command when it cannot be used.
Drawer open_drawer(const std::string& folder);

void tell_notice(const std::string& notice);

// The value, after the player was told on standard error what was set aside; ends the command on
// trouble.
template <class T>
std::optional<T> told_and_taken(Drawer::Found<T> found) {
    tell_notice(found.notice);
    if (found.trouble) fail(*found.trouble);
    return std::move(found.value);
}

}  // namespace croupier::cli
