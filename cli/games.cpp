// croupier games: what can be played, with options and deal ids.
#include <iostream>
#include <nlohmann/json.hpp>

#include "cli/commands.h"
#include "engine/all_games.h"

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

nlohmann::json as_json(const GameInfo& game) {
    nlohmann::json json{{"id", game.id}, {"title", game.title}, {"last_number", game.last_number}};
    for (const Mode& mode : game.modes)
        json["modes"].push_back({{"prefix", mode.prefix}, {"title", mode.title}});
    for (const Level& level : game.levels)
        json["levels"].push_back({{"name", level.name}, {"settings", level.settings}});
    for (const OptionInfo& option : game.options)
        json["options"].push_back({{"key", option.key},
                                   {"words", std::vector(option.words.begin(), option.words.end())},
                                   {"meaning", option.meaning}});
    return json;
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
        nlohmann::json list = nlohmann::json::array();
        for (const GameInfo& game : games()) list.push_back(as_json(game));
        std::cout << list.dump(2) << '\n';
    });
}

}  // namespace croupier::cli
