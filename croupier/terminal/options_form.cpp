// Filling in the options.
#include "croupier/terminal/options_form.h"

#include <algorithm>

namespace croupier::terminal {
namespace {

std::size_t chosen_word(const OptionInfo& option, const Settings& settings) {
    const auto setting = std::ranges::find(settings, option.key, &Setting::key);
    if (setting == settings.end()) return 0;
    const auto word = std::ranges::find(option.words, setting->word);
    return word == option.words.end() ? 0 : static_cast<std::size_t>(word - option.words.begin());
}

}  // namespace

OptionsForm::OptionsForm(const GameInfo& game, const Settings& settings,
                         const formats::Preferences& preferences) {
    for (const OptionInfo& option : game.options)
        rows_.push_back({std::string(option.key),
                         std::string(option.meaning),
                         {option.words.begin(), option.words.end()},
                         chosen_word(option, settings)});
    rows_.push_back({"four colours",
                     "clubs green, diamonds blue",
                     {"off", "on"},
                     preferences.four_colours ? 1u : 0u});
    rows_.push_back({"letters",
                     "C D H S and plain lines instead of signs",
                     {"off", "on"},
                     preferences.letters ? 1u : 0u});
}

void OptionsForm::move(Arrow arrow) {
    Row& row = rows_[at_];
    switch (arrow) {
    case Arrow::up: at_ = (at_ + rows_.size() - 1) % rows_.size(); break;
    case Arrow::down: at_ = (at_ + 1) % rows_.size(); break;
    case Arrow::left: row.chosen = (row.chosen + row.words.size() - 1) % row.words.size(); break;
    case Arrow::right: row.chosen = (row.chosen + 1) % row.words.size(); break;
    }
}

Settings OptionsForm::settings() const {
    Settings settings;
    for (std::size_t i = 0; i < first_of_look(); ++i)
        if (rows_[i].chosen != 0)
            settings.push_back({rows_[i].title, rows_[i].words[rows_[i].chosen]});
    return settings;
}

}  // namespace croupier::terminal
