// What lies in the drawer.
#include "croupier/drawer/drawer.h"

#include <cstdlib>
#include <filesystem>

#include "croupier/engine/all_games.h"

namespace croupier {
namespace {

constexpr const char* statistics_name = "statistics.json";
constexpr const char* preferences_name = "preferences.json";
constexpr const char* lock_name = "drawer.lock";  // for what all games share

// Reads a file with `read`; what cannot be understood is set aside.
template <class T, class Read>
Drawer::Found<T> found_in(const std::string& path, Read&& read) {
    Drawer::Found<T> found;
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

Trouble Drawer::open() const { return make_folder(folder_); }

Trouble Drawer::hold(std::string_view game) {
    Trouble trouble;
    const std::string name = path(std::string(game) + ".lock");
    if (lock_.take(name, Lock::Taking::at_once, trouble) != Lock::Taken::no) return trouble;
    return std::string(game) +
           " is being played in another terminal: go on there, choose another game, or play "
           "without a save (--no-save)";
}

Drawer::Found<Save> Drawer::save_of(std::string_view game) const {
    return found_in<Save>(save_path(game), [&](std::string_view text) -> Result<Save> {
        Result<Save> save = read_save(text);
        if (save && save->match->game() != game)
            return ParseError{ParseCode::unknown_game, 0,
                              "it is a save of " + std::string(save->match->game()) + ", not of " +
                                  std::string(game)};
        return save;
    });
}

Trouble Drawer::keep(const SaveHead& head, const Match& match) const {
    return replace_file(save_path(match.game()), write_save(head, match));
}

Trouble Drawer::discard(std::string_view game) const { return remove_file(save_path(game)); }

std::optional<std::string> Drawer::last_saved() const {
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

Drawer::Found<Score> Drawer::score() const {
    return found_in<Score>(path(statistics_name), read_statistics);
}

Drawer::Counted Drawer::count(const GameResult& result, std::string_view game,
                              const std::string& id) const {
    if (!result.played) return {};
    Counted counted;
    Lock lock;
    if (lock.take(path(lock_name), Lock::Taking::waiting, counted.trouble) != Lock::Taken::yes)
        return counted;
    Found<Score> found = score();
    counted = {found.notice, found.trouble};
    if (found.trouble) return counted;  // unread, so not to be overwritten
    Score score = found.value.value_or(Score{});
    std::string& last = score.counted[std::string(game)];
    if (!id.empty() && last == id) return counted;
    last = id;
    score.statistics.add(result);
    counted.trouble = replace_file(path(statistics_name), write_statistics(score));
    return counted;
}

Trouble Drawer::replace_score(const Score& score) const {
    Trouble trouble;
    Lock lock;
    if (lock.take(path(lock_name), Lock::Taking::waiting, trouble) != Lock::Taken::yes)
        return trouble;
    const FileText former = read_file(path(statistics_name));
    if (former.trouble) return former.trouble;
    if (former.text) trouble = replace_file(path(statistics_name) + ".old", *former.text);
    if (trouble) return trouble;
    return replace_file(path(statistics_name), write_statistics(score));
}

Drawer::Found<Preferences> Drawer::preferences() const {
    return found_in<Preferences>(path(preferences_name), read_preferences);
}

Trouble Drawer::keep(const Preferences& preferences) const {
    Trouble trouble;
    Lock lock;
    if (lock.take(path(lock_name), Lock::Taking::waiting, trouble) != Lock::Taken::yes)
        return trouble;
    return replace_file(path(preferences_name), write_preferences(preferences));
}

}  // namespace croupier
