// Games with modes, levels and typed options.
#include "croupier/formats/games.h"

#include <algorithm>

#include "croupier/engine/all_games.h"
#include "croupier/formats/json.h"

namespace croupier::formats {
namespace {

// A switch is offered as one; anything else is a choice of words.
std::string_view type_of(const OptionInfo& option) {
    return std::ranges::equal(option.words, off_on) ? "switch" : "choice";
}

Json game_json(const GameInfo& game) {
    Json json{
        {"id", game.id},          {"title", game.title},     {"last_number", game.last_number},
        {"modes", Json::array()}, {"levels", Json::array()}, {"options", Json::array()}};
    for (const Mode& mode : game.modes)
        json["modes"].push_back({{"prefix", mode.prefix}, {"title", mode.title}});
    for (const Level& level : game.levels)
        json["levels"].push_back({{"name", level.name}, {"settings", level.settings}});
    for (const OptionInfo& option : game.options)
        json["options"].push_back({{"key", option.key},
                                   {"type", type_of(option)},
                                   {"words", std::vector(option.words.begin(), option.words.end())},
                                   {"default", option.words.front()},
                                   {"meaning", option.meaning}});
    return json;
}

}  // namespace

Json games_as_json() {
    Json list = Json::array();
    for (const GameInfo& game : games()) list.push_back(game_json(game));
    return list;
}

}  // namespace croupier::formats
