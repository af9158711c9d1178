// croupier: card games on the command line.
#include <cstdio>
#include <iostream>

#include "cli/commands.h"

namespace croupier::cli {
namespace {

constexpr const char* examples = R"(Examples:
  croupier games                              what can be played, with all options
  croupier play klondike                      play, line by line; help tells how
  croupier deal K3-17                         Klondike, draw three, deal 17
  croupier deal freecell --seed 11982 --json  a FreeCell deal for another program
  croupier deal cards --option stacks=free    a new deal of Cards with free stacks
  croupier perft FC-1 --depth 5               count sequences of legal moves
  croupier replay game.record                 play a record through and show the end)";

// CLI11 would only say that a command is required.
void expect_known_command(const CLI::App& app, std::string_view name) {
    std::string names;
    for (const CLI::App* command : app.get_subcommands({})) {
        if (command->get_name() == name) return;
        names += (names.empty() ? "" : ", ") + command->get_name();
    }
    fail("there is no command '" + std::string(name) + "'; the commands are " + names);
}

}  // namespace

void fail(std::string_view sentence) {
    std::cout.flush();
    std::cerr << "croupier: " << sentence << '\n';
    throw CLI::RuntimeError(bad_input);
}

void fail(const ParseError& error, std::string_view text) {
    std::string place;
    // A line with a mark under the fault helps in longer texts; a word speaks for itself.
    if (text.size() > 20 && error.offset <= text.size()) {
        const std::size_t begin = text.rfind('\n', error.offset == 0 ? 0 : error.offset - 1);
        const std::size_t first =
            begin == std::string_view::npos || error.offset == 0 ? 0 : begin + 1;
        const std::size_t last = std::min(text.find('\n', error.offset), text.size());
        constexpr std::size_t width = 70;
        const std::size_t from =
            error.offset - first > width / 2 ? error.offset - width / 2 : first;
        place = "\n  " + std::string(text.substr(from, std::min(last - from, width))) + "\n  " +
                std::string(error.offset - from, ' ') + "^";
    }
    fail(error.sentence + place);
}

}  // namespace croupier::cli

int main(int argc, char** argv) {
    using namespace croupier::cli;
    CLI::App app{"Croupier: one rule book for card games.", "croupier"};
    app.set_version_flag("--version", "croupier " CROUPIER_VERSION);
    app.footer(examples);
    app.require_subcommand(1);
    add_games(app);
    add_deal(app);
    add_play(app);
    add_perft(app);
    add_replay(app);
    try {
        if (argc > 1 && argv[1][0] != '-') expect_known_command(app, argv[1]);
        app.parse(argc, argv);
    } catch (const CLI::RuntimeError& error) {
        return error.get_exit_code();
    } catch (const CLI::Success& asked) {  // --help, --version
        return app.exit(asked);
    } catch (const CLI::ParseError& error) {
        std::cerr << "croupier: " << error.what() << "\nTry 'croupier --help'.\n";
        return bad_input;
    }
    std::cout.flush();
    if (!std::cout) {
        std::cerr << "croupier: the output could not be written: is the disk full?\n";
        return 1;
    }
    return 0;
}
