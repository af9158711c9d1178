// Instead of the commands about the online table, in a program built with
// CROUPIER_BUILD_SERVER=OFF.
#include "croupier/cli/commands.h"

namespace croupier::cli {

void add_server_commands(CLI::App& /*app*/) {}

}  // namespace croupier::cli
