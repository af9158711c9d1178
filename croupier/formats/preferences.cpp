// Writing and reading preferences.
#include "croupier/formats/preferences.h"

#include "croupier/engine/all_games.h"
#include "croupier/formats/settings.h"

namespace croupier::formats {
namespace {

constexpr const char* preferences_format = "croupier preferences";
constexpr int preferences_version = 1;

}  // namespace

std::string write_preferences(const Preferences& preferences) {
    Json json{{"format", preferences_format},
              {"version", preferences_version},
              {"four_colours", preferences.four_colours},
              {"letters", preferences.letters},
              {"options", Json::object()}};
    for (const auto& [game, settings] : preferences.options)
        json["options"][game] = to_json(settings);
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

Result<Preferences> read_preferences(std::string_view text) {
    const Result<Json> json = json_from(text);
    if (!json) return json.error();
    Members members(*json);
    if (members.text("format") != preferences_format)
        members.object_to("format", "these are no preferences of croupier");
    members.number("version", preferences_version, preferences_version);
    Preferences preferences;
    preferences.four_colours = members.flag_or("four_colours", false);
    preferences.letters = members.flag_or("letters", false);
    Members options(members.object("options"), members.path_of("options"));
    for (const GameInfo& game : games()) {
        const std::string name(game.id);
        if (!options.has(name.c_str())) continue;
        Settings settings = settings_in(options, name.c_str());
        const MatchResult dealt = deal_match({game.id, settings, 1});
        if (!dealt) options.object_to(name, dealt.error().sentence);
        preferences.options[name] = std::move(settings);
    }
    if (options.fault()) return *options.fault();
    if (members.fault()) return *members.fault();
    return preferences;
}

}  // namespace croupier::formats
