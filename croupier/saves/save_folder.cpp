// Reading and writing the files of a save folder.
#include "croupier/saves/save_folder.h"

#include <cstdlib>
#include <filesystem>

#include "croupier/engine/all_games.h"

namespace croupier::saves {
namespace {

constexpr const char* statistics_name = "statistics.json";
constexpr const char* preferences_name = "preferences.json";
// Locked while a file that all games share is written. The name stays, so that programs of
// different versions wait for each other.
constexpr const char* lock_name = "drawer.lock";

// Reads a file with `read`; what cannot be understood is set aside.
template <class T, class Read>
SaveFolder::Found<T> found_in(const std::string& path, Read&& read) {
    SaveFolder::Found<T> found;
    const FileText file = read_file(path);
    found.trouble = file.trouble;
    if (!file.text) return found;
    Result<T> value = read(*file.text);
    if (value) {
        found.value = std::move(*value);
        return found;
    }
    const SetAside aside = set_aside(path);
    found.trouble = aside.trouble;
    const std::string offset =
        value.error().offset > 0 ? " (byte " + std::to_string(value.error().offset) + ")" : "";
    found.notice = path + " could not be read" + offset + ": " + value.error().sentence + ". " +
                   (aside.trouble ? *aside.trouble : "It was kept as " + aside.path) + ".";
    return found;
}

}  // namespace

std::string default_data_folder() {
    const auto variable = [](const char* name) {
        const char* value = std::getenv(name);  // NOLINT(concurrency-mt-unsafe)
        return std::string(value == nullptr ? "" : value);
    };
    // Relative paths are to be ignored, says the XDG specification.
    if (const std::string data = variable("XDG_DATA_HOME"); data.starts_with('/'))
        return data + "/croupier";
    const std::string home = variable("HOME");
    return home.empty() ? "" : home + "/.local/share/croupier";
}

Trouble SaveFolder::open() const { return make_folder(path_); }

Trouble SaveFolder::hold(std::string_view game) {
    Trouble trouble;
    const std::string name = path_of(std::string(game) + ".lock");
    if (lock_.take(name, Lock::Taking::at_once, trouble) != Lock::Taken::no) return trouble;
    return std::string(game) +
           " is being played in another terminal: go on there, choose another game, or play "
           "without a save (--no-save)";
}

SaveFolder::Found<formats::Save> SaveFolder::save_of(std::string_view game) const {
    return found_in<formats::Save>(
        save_path(game), [&](std::string_view text) -> Result<formats::Save> {
            Result<formats::Save> save = formats::read_save(text);
            if (save && save->match->game() != game)
                return ParseError{ParseCode::unknown_game, 0,
                                  "it is a save of " + std::string(save->match->game()) +
                                      ", not of " + std::string(game)};
            return save;
        });
}

Trouble SaveFolder::keep(const formats::SaveHead& head, const Match& match) const {
    return replace_file(save_path(match.game()), formats::write_save(head, match));
}

Trouble SaveFolder::discard(std::string_view game) const { return remove_file(save_path(game)); }

std::optional<std::string> SaveFolder::last_saved() const {
    std::optional<std::string> youngest;
    std::filesystem::file_time_type latest;
    for (const GameInfo& game : games()) {
        std::error_code none;
        const auto time = std::filesystem::last_write_time(save_path(game.id), none);
        if (none || (youngest && time <= latest)) continue;
        youngest = game.id;
        latest = time;
    }
    return youngest;
}

SaveFolder::Found<formats::Score> SaveFolder::score() const {
    return found_in<formats::Score>(path_of(statistics_name), formats::read_statistics);
}

SaveFolder::Counted SaveFolder::count(const GameResult& result, std::string_view game,
                                      const std::string& id) const {
    if (!result.played) return {};
    Counted counted;
    Lock lock;
    if (lock.take(path_of(lock_name), Lock::Taking::waiting, counted.trouble) != Lock::Taken::yes)
        return counted;
    Found<formats::Score> found = score();
    counted = {found.notice, found.trouble};
    if (found.trouble) return counted;  // unread, so not to be overwritten
    formats::Score score = found.value.value_or(formats::Score{});
    std::string& last = score.counted[std::string(game)];
    if (!id.empty() && last == id) return counted;
    last = id;
    score.statistics.add(result);
    counted.trouble = replace_file(path_of(statistics_name), formats::write_statistics(score));
    return counted;
}

Trouble SaveFolder::replace_score(const formats::Score& score) const {
    Trouble trouble;
    Lock lock;
    if (lock.take(path_of(lock_name), Lock::Taking::waiting, trouble) != Lock::Taken::yes)
        return trouble;
    const FileText former = read_file(path_of(statistics_name));
    if (former.trouble) return former.trouble;
    if (former.text) trouble = replace_file(path_of(statistics_name) + ".old", *former.text);
    if (trouble) return trouble;
    return replace_file(path_of(statistics_name), formats::write_statistics(score));
}

SaveFolder::Found<formats::Preferences> SaveFolder::preferences() const {
    return found_in<formats::Preferences>(path_of(preferences_name), formats::read_preferences);
}

Trouble SaveFolder::keep(const formats::Preferences& preferences) const {
    Trouble trouble;
    Lock lock;
    if (lock.take(path_of(lock_name), Lock::Taking::waiting, trouble) != Lock::Taken::yes)
        return trouble;
    return replace_file(path_of(preferences_name), formats::write_preferences(preferences));
}

}  // namespace croupier::saves
