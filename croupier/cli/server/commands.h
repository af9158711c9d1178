// The commands about the online table, one by one.
#pragma once

#include <CLI/CLI.hpp>

namespace croupier::cli {

void add_serve(CLI::App& app);
void add_admin(CLI::App& app);
void add_load(CLI::App& app);

}  // namespace croupier::cli
