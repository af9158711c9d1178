// croupier replay: play a record through and show where it ends.
#include <iostream>

#include "croupier/cli/commands.h"
#include "croupier/cli/read_text.h"
#include "croupier/engine/all_games.h"
#include "croupier/terminal/plain_table.h"

namespace croupier::cli {
namespace {

void run_replay(const std::string& path) {
    const std::string text = read_text(path);
    const auto match = value_or_fail(replay(text), text);
    std::cout << find_game(match->game())->title << "  " << match->mode() << "\n\n";
    terminal::show_table(std::cout, *match, false);
    const Tally& tally = match->tally();
    std::cout << '\n'
              << (match->outcome() == Outcome::won ? "won" : "not won") << ", " << tally.moves
              << " moves, " << tally.undos << " undos, score " << match->score() << ", "
              << match->elapsed() / 1000 << " s" << (match->assisted() ? ", assisted" : "") << '\n'
              << match->position() << '\n';
}

}  // namespace

void add_replay(CLI::App& app) {
    auto* command = app.add_subcommand("replay", "Play a record through and show where it ends");
    auto path = std::make_shared<std::string>();
    command->add_option("FILE", *path, "A record (docs/record-format.md), - for standard input")
        ->required();
    command->callback([path] { run_replay(*path); });
}

}  // namespace croupier::cli
