// Deal ids: K3-17+passes=3 names a game, its options and a numbered deck in a few letters.
#pragma once

#include <string>
#include <string_view>

#include "croupier/engine/house_rules.h"
#include "croupier/engine/text.h"

namespace croupier {

struct DealId {
    std::string_view game;
    Settings settings;
    std::uint64_t number = 0;
    bool operator==(const DealId&) const = default;
};

// The mode that the options of a state belong to.
template <Game G>
const Mode& mode_of(const typename G::State::Options& options) {
    const Settings settings = settings_of(options);
    for (const Mode& mode : G::modes)
        for (const Setting& setting : settings)
            if (!mode.key.empty() && setting.key == mode.key && setting.word == mode.word)
                return mode;
    return G::modes[0];
}

// A whole number without sign, leading zero or blank, from 1 to last.
Result<std::uint64_t> number_from(std::string_view text, std::uint64_t last);

// The settings of both kinds, rules first.
template <class Options, class HouseRules>
Settings all_settings(const Options& options, const HouseRules& house_rules) {
    Settings settings = settings_of(options);
    for (Setting& setting : settings_of(house_rules)) settings.push_back(std::move(setting));
    return settings;
}

// Reads settings into the options of a game; the fault names what there is.
template <Game G>
Result<std::pair<typename G::State::Options, typename G::HouseRules>>
read_settings(const Settings& settings) {
    std::pair<typename G::State::Options, typename G::HouseRules> read;
    for (const auto& [key, word] : settings) {
        SetOption done = set_option(read.first, key, word);
        if (done == SetOption::unknown_key) done = set_option(read.second, key, word);
        if (done == SetOption::done) continue;
        auto known = options_of<typename G::State::Options>();
        for (const OptionInfo& info : options_of<typename G::HouseRules>()) known.push_back(info);
        return option_error(done, key, word, known, 0);
    }
    return read;
}

// "draw=3 passes=3", or with '+' between them, into settings.
Result<Settings> settings_from(std::string_view text, char separator = ' ');

}  // namespace croupier
