// Writing and reading options.
#include "croupier/formats/settings.h"

namespace croupier::formats {

Json to_json(const Settings& settings) {
    Json json = Json::object();
    for (const auto& [key, word] : settings) json[key] = word;
    return json;
}

Settings settings_in(Members& members, const char* key) {
    Settings settings;
    for (const auto& [name, word] : members.object(key).items()) {
        if (!word.is_string()) {
            members.object_to(std::string(key) + "/" + name, "a text is expected here");
            return {};
        }
        settings.push_back({name, word.get<std::string>()});
    }
    return settings;
}

}  // namespace croupier::formats
