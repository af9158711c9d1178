// croupier_sanitized: the commands that strangers speak to, and no others, for tests with
// sanitizers.
#include <iostream>

#include "croupier/cli/commands.h"
#include "croupier/cli/server/commands.h"

int main(int argc, char** argv) {
    using namespace croupier::cli;
    CLI::App app{"Croupier: what strangers speak to.", "croupier_sanitized"};
    app.set_version_flag("--version", "croupier " CROUPIER_VERSION);
    app.require_subcommand(1);
    add_engine(app);
    add_serve(app);
    add_admin(app);
    add_verify(app);
    try {
        app.parse(argc, argv);
    } catch (const CLI::RuntimeError& error) {
        return error.get_exit_code();
    } catch (const CLI::Success& asked) {
        return app.exit(asked);
    } catch (const CLI::ParseError& error) {
        std::cerr << "croupier_sanitized: " << error.what() << '\n';
        return bad_input;
    }
    return 0;
}
