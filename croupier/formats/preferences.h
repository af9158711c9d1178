// What a player has chosen for good: how the cards look, and the options of new deals.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "croupier/engine/option.h"
#include "croupier/engine/result.h"

namespace croupier::formats {

struct Preferences {
    bool four_colours = false;
    bool letters = false;  // C D H S instead of the signs of the suits
    std::map<std::string, Settings, std::less<>> options;  // by game
    bool operator==(const Preferences&) const = default;
};

std::string write_preferences(const Preferences& preferences);
Result<Preferences> read_preferences(std::string_view text);

}  // namespace croupier::formats
