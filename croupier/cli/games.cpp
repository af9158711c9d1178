// croupier games: what can be played, with options and deal ids.
#include <iostream>

#include "croupier/cli/commands.h"
#include "croupier/engine/all_games.h"
#include "croupier/formats/games.h"
#include "croupier/formats/json.h"

namespace croupier::cli {
namespace {

std::string joined(std::span<const std::string_view> words) {
    std::string text;
    for (std::string_view word : words) text += (text.empty() ? "" : "|") + std::string(word);
    return text;
}

void print(const GameInfo& game) {
    std::cout << game.title << " (" << game.id << ")\n";
    for (const Mode& mode : game.modes)
        std::cout << "  " << mode.prefix << "-n  " << mode.title << ", n from 1 to "
                  << game.last_number << '\n';
    for (const Level& level : game.levels)
        std::cout << "  level " << level.name << ": " << level.settings << '\n';
    for (const OptionInfo& option : game.options)
        std::cout << "    " << option.key << '=' << joined(option.words) << "  " << option.meaning
                  << '\n';
}

}  // namespace

void add_games(CLI::App& app) {
    auto* command =
        app.add_subcommand("games", "List the games with their modes, levels and options");
    auto json = std::make_shared<bool>(false);
    command->add_flag("--json", *json, "Print JSON");
    command->callback([json] {
        if (!*json) {
            for (const GameInfo& game : games()) print(game);
            std::cout << "The first word of an option is its default.\n";
            return;
        }
        std::cout << formats::games_as_json().dump(2) << '\n';
    });
}

}  // namespace croupier::cli
