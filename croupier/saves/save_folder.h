// The save folder: a player's saves, statistics and preferences.
//
// Nothing that was in it is ever overwritten unread: a file that cannot be understood is set aside
// under another name, and the player is told where and why.
#pragma once

#include <string>
#include <string_view>

#include "croupier/formats/preferences.h"
#include "croupier/formats/save.h"
#include "croupier/formats/statistics.h"
#include "croupier/saves/lock.h"

namespace croupier::saves {

// $XDG_DATA_HOME/croupier, or .local/share/croupier at home; empty when neither is known.
std::string default_data_folder();

class SaveFolder {
public:
    explicit SaveFolder(std::string path) : path_(std::move(path)) {}

    // Makes the folder where needed.
    Trouble open() const;
    const std::string& path() const { return path_; }

    // Takes the save of a game for this program alone, until it ends or takes another.
    Trouble hold(std::string_view game);

    template <class T>
    struct Found {
        std::optional<T> value;
        std::string notice;  // why a file was set aside, and where it is now
        Trouble trouble;
    };
    Found<formats::Save> save_of(std::string_view game) const;
    Trouble keep(const formats::SaveHead& head, const Match& match) const;
    Trouble discard(std::string_view game) const;
    std::optional<std::string> last_saved() const;  // the game whose save is the youngest

    Found<formats::Score> score() const;
    // Adds a result to the statistics, unless the game with this id was counted before.
    struct Counted {
        std::string notice;
        Trouble trouble;
    };
    Counted count(const GameResult& result, std::string_view game, const std::string& id) const;
    // The former file is kept as statistics.json.old.
    Trouble replace_score(const formats::Score& score) const;

    Found<formats::Preferences> preferences() const;
    Trouble keep(const formats::Preferences& preferences) const;

private:
    std::string path_of(std::string_view name) const { return path_ + "/" + std::string(name); }
    std::string save_path(std::string_view game) const {
        return path_of(std::string(game) + ".json");
    }

    std::string path_;
    Lock lock_;
};

}  // namespace croupier::saves
