// croupier engine: the protocol for other programs.
#include "croupier/cli/commands.h"
#include "croupier/cli/engine_loop.h"

namespace croupier::cli {

void add_engine(CLI::App& app) {
    auto* command =
        app.add_subcommand("engine", "Serve another program: JSON lines in, JSON lines out");
    command->callback([] {
        if (const int code = run_engine()) throw CLI::RuntimeError(code);
    });
}

}  // namespace croupier::cli
