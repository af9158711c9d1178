// The options page as a form: rows of words, one of them chosen in each.
#pragma once

#include "croupier/engine/all_games.h"
#include "croupier/formats/preferences.h"
#include "croupier/terminal/cursor.h"

namespace croupier::terminal {

class OptionsForm {
public:
    struct Row {
        std::string title;
        std::string meaning;
        std::vector<std::string> words;  // the first is the default
        std::size_t chosen = 0;
    };

    OptionsForm(const GameInfo& game, const Settings& settings,
                const formats::Preferences& preferences);

    const std::vector<Row>& rows() const { return rows_; }
    std::size_t at() const { return at_; }
    // Rows from here on are about how the cards look; those before are options of the game.
    std::size_t first_of_look() const { return rows_.size() - 2; }
    void move(Arrow arrow);

    Settings settings() const;  // those that differ from the default
    bool four_colours() const { return rows_[first_of_look()].chosen != 0; }
    bool letters() const { return rows_[first_of_look() + 1].chosen != 0; }

private:
    std::vector<Row> rows_;
    std::size_t at_ = 0;
};

}  // namespace croupier::terminal
