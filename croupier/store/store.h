// Where players, rooms and matches are kept.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "croupier/engine/result.h"
#include "croupier/online/change.h"
#include "croupier/online/player_lookup.h"

namespace croupier::store {

enum class Durability : std::uint8_t {
    process,  // an answer survives the end of the program; of a power cut, all but the last moment
    power,    // an answer survives a power cut
};

struct OpenRoom {
    online::RoomOpened opened;
    std::vector<online::RoomEntry> entries;
};
struct PlayedMatch {  // one line of somebody's history
    std::string id;
    online::Time ended = 0;
    bool rated = false;
    int total = 0, rank = 0, rating = 0, change = 0;
};

// The file does not let itself be read any more; thrown by what reads.
class Unreadable : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

class Store : public online::PlayerLookup {
public:
    Store() = default;
    Store(const Store&) = delete;
    Store& operator=(const Store&) = delete;
    virtual ~Store() = default;

    // All or nothing, in one commit. A sentence when it failed; then nothing has changed. Called
    // from one thread; reading goes on from others meanwhile. An entry must be the next one of an
    // open room; when a room is closed or renewed its entries go, though not all at once.
    virtual std::optional<std::string> write(std::span<const online::Change> changes) = 0;
    virtual bool waits_for_disk() const { return true; }  // every write(), which takes its time

    // Every room that is not closed, in the order in which they were opened.
    virtual void each_open_room(const std::function<void(const OpenRoom&)>& visit) = 0;
    virtual online::RoomId last_room() = 0;  // 0: there was none

    virtual std::vector<online::Player>
    leaders(int count) = 0;  // accounts with rated games, not banned
    virtual std::vector<PlayedMatch> matches_of(std::string_view player, int count) = 0;
    virtual std::optional<online::MatchKept> match(std::string_view id) = 0;
};

// Opens or makes the file. A file that is none of ours, is broken or newer than this program is
// refused with a sentence and left as it is.
Result<std::unique_ptr<Store>> open_sqlite(const std::string& path, Durability durability);

// Copies the file as it is at one moment, also while it is in use; `copy` must not exist yet. A
// sentence when it failed; then there is no copy.
std::optional<std::string> back_up(const std::string& path, const std::string& copy);

}  // namespace croupier::store
