// The drawer under the table: a player's saves, statistics and preferences in one folder.
//
// Nothing that was in it is ever overwritten unread: a file that cannot be understood is set aside
// under another name, and the player is told where and why.
#pragma once

#include <string>
#include <string_view>

#include "croupier/drawer/lock.h"
#include "croupier/formats/preferences.h"
#include "croupier/formats/save.h"
#include "croupier/formats/statistics.h"

namespace croupier {

// $XDG_DATA_HOME/croupier, or .local/share/croupier at home; empty when neither is known.
std::string default_data_folder();

class Drawer {
public:
    explicit Drawer(std::string folder) : folder_(std::move(folder)) {}

    // Makes the folder where needed.
    Trouble open() const;
    const std::string& folder() const { return folder_; }

    // Takes the save of a game for this program alone, until it ends or takes another.
    Trouble hold(std::string_view game);

    template <class T>
    struct Found {
        std::optional<T> value;
        std::string notice;  // why a file was set aside, and where it is now
        Trouble trouble;
    };
    Found<Save> save_of(std::string_view game) const;
    Trouble keep(const SaveHead& head, const Match& match) const;
    Trouble discard(std::string_view game) const;
    std::optional<std::string> last_saved() const;  // the game whose save is the youngest

    Found<Score> score() const;
    // Adds a result to the statistics, unless the game with this id was counted before.
    struct Counted {
        std::string notice;
        Trouble trouble;
    };
    Counted count(const GameResult& result, std::string_view game, const std::string& id) const;
    // The former file is kept as statistics.json.old.
    Trouble replace_score(const Score& score) const;

    Found<Preferences> preferences() const;
    Trouble keep(const Preferences& preferences) const;

private:
    std::string path(std::string_view name) const { return folder_ + "/" + std::string(name); }
    std::string save_path(std::string_view game) const { return path(std::string(game) + ".json"); }

    std::string folder_;
    Lock lock_;
};

}  // namespace croupier
