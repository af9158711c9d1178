// croupier: card games on the command line.
#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <iostream>

#include "croupier/cli/commands.h"
#include "croupier/engine/suggest.h"

namespace croupier::cli {
namespace {

constexpr const char* examples = R"(Examples:
  croupier games                              what can be played, with all options
  croupier play klondike                      play, or go on where you left; ? shows the keys
  croupier play FC-11982 --plain              a FreeCell deal, line by line
  croupier play klondike --daily              today's deal, the same for everybody
  croupier daily                              the deals of the day
  croupier deal K3-17                         Klondike, draw three, deal 17
  croupier deal freecell --seed 11982 --json  a FreeCell deal for another program
  croupier deal cards --option stacks=free    a new deal of Cards with free stacks
  croupier perft FC-1 --depth 5               count sequences of legal moves
  croupier replay game.record                 play a record through and show the end
  croupier verify game.json                   was an online game dealt as promised
  croupier hint K3-17                         a good first move
  croupier solve K3-17 --moves                can it be won, and how
  croupier sweep K1 --range 1..1000 --out F   how often can a game be won
  croupier serve                              the table for browsers, at http://127.0.0.1:8080
  croupier admin rooms                        what is played at a server of yours
  croupier play bluffbuddy                    you and three bots, line by line
  croupier arena --seats hard,easy,easy,easy  let bots play each other
  croupier stats                              what you have played and won
  croupier engine                             serve another program (docs/engine-protocol.md))";

// CLI11 would only say that a command is required.
void expect_known_command(const CLI::App& app, std::string_view name) {
    std::vector<std::string_view> names;
    for (const CLI::App* command : app.get_subcommands({})) names.push_back(command->get_name());
    if (std::ranges::find(names, name) != names.end()) return;
    fail("there is no command '" + std::string(name) + "'; the commands are " + listed(names) +
         did_you_mean(name, names));
}

// A file opened later must not take the place of a stream that was closed: what is said to the
// player would be written into it.
void open_standard_streams() {
    for (int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
        if (::fcntl(stream, F_GETFD) < 0) ::open("/dev/null", O_RDONLY);
}

// The flag that was probably meant by a word the command does not know.
std::string flag_meant(const CLI::App& app, int argc, char** argv) {
    std::vector<const CLI::App*> asked{&app};
    if (!app.get_subcommands().empty()) asked = {app.get_subcommands().front()};
    for (const CLI::App* command : asked) {
        std::vector<std::string> flags;
        for (const CLI::Option* option : command->get_options())
            for (const std::string& name : option->get_lnames()) flags.push_back("--" + name);
        const std::vector<std::string_view> known(flags.begin(), flags.end());
        for (int i = 1; i < argc; ++i) {
            const std::string_view word(argv[i]);
            const std::string_view flag = word.substr(0, word.find('='));
            if (flag.starts_with("--") && std::ranges::find(known, flag) == known.end())
                return did_you_mean(flag, known);
        }
    }
    return "";
}

}  // namespace
}  // namespace croupier::cli

int main(int argc, char** argv) {
    using namespace croupier::cli;
    open_standard_streams();
    CLI::App app{"Croupier: one rule book for card games.", "croupier"};
    app.set_version_flag("--version", "croupier " CROUPIER_VERSION);
    app.footer(examples);
    app.require_subcommand(1);
    add_games(app);
    add_deal(app);
    add_play(app);
    add_daily(app);
    add_perft(app);
    add_replay(app);
    add_verify(app);
    add_hint(app);
    add_solve(app);
    add_sweep(app);
    add_stats(app);
    add_server_commands(app);
    add_engine(app);
    add_arena(app);
    add_bench(app);
    add_completion(app);
    try {
        if (argc > 1 && argv[1][0] != '-') expect_known_command(app, argv[1]);
        app.parse(argc, argv);
    } catch (const CLI::RuntimeError& error) {
        std::cout.flush();
        if (std::cout) return error.get_exit_code();
    } catch (const CLI::Success& asked) {  // --help, --version
        return app.exit(asked);
    } catch (const CLI::ParseError& error) {
        const std::string command =
            app.get_subcommands().empty() ? "" : " " + app.get_subcommands().front()->get_name();
        std::cerr << "croupier: " << error.what() << flag_meant(app, argc, argv)
                  << "\nTry 'croupier" << command << " --help'.\n";
        return bad_input;
    }
    std::cout.flush();
    if (!std::cout) {
        std::cerr << "croupier: the output could not be written: is the disk full?\n";
        return 1;
    }
    return 0;
}
