// The commands about the online table.
#include "croupier/cli/server/commands.h"

#include "croupier/cli/commands.h"

namespace croupier::cli {

void add_server_commands(CLI::App& app) {
    add_serve(app);
    add_admin(app);
    add_load(app);
}

}  // namespace croupier::cli
