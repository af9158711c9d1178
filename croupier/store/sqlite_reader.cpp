// Questions to the tables.
#include "croupier/store/sqlite_reader.h"

#include <algorithm>
#include <unordered_map>

#include "croupier/online/name.h"

namespace croupier::store {

using namespace online;

namespace {

constexpr std::string_view player_columns =
    "SELECT id, name, password_hash, rating, games, created, seen, banned FROM players ";

std::string players(std::string_view condition) {
    return std::string(player_columns) + std::string(condition);
}

Player player_in(const Statement& row) {
    return {.id = row.text(0),
            .name = row.text(1),
            .password_hash = row.text(2),
            .rating = row.small(3),
            .games = row.small(4),
            .created = row.number(5),
            .seen = row.number(6),
            .banned = row.flag(7)};
}

// A statement that was left at a row would keep the log from being shortened.
class Reset {
public:
    explicit Reset(Statement& statement) : statement_(statement) {}
    Reset(const Reset&) = delete;
    Reset& operator=(const Reset&) = delete;
    ~Reset() { statement_.reset(); }

private:
    Statement& statement_;
};

// What is read in it is of one moment.
class Moment {
public:
    explicit Moment(Connection& connection) : connection_(connection) { connection_.run("BEGIN"); }
    Moment(const Moment&) = delete;
    Moment& operator=(const Moment&) = delete;
    ~Moment() { connection_.run("COMMIT"); }

private:
    Connection& connection_;
};

}  // namespace

SqliteReader::SqliteReader(Connection connection)
    : connection_(std::move(connection)), player_(connection_, players("WHERE id = ?")),
      account_(connection_, players("WHERE name_key = ? AND password_hash <> ''")),
      token_(connection_, "SELECT id, player, secret_hash, created FROM tokens WHERE id = ?"),
      rooms_(connection_, "SELECT id, code, opened, first FROM rooms ORDER BY id"),
      entries_(connection_, "SELECT room, number, at, text FROM entries ORDER BY id"),
      last_room_(connection_, "SELECT seq FROM sqlite_sequence WHERE name = 'rooms'"),
      leaders_(connection_, players("WHERE password_hash <> '' AND games > 0 AND banned = 0 "
                                    "ORDER BY rating DESC, id LIMIT ?")),
      history_(connection_, "SELECT match, matches.ended, rated, total, rank, rating, change FROM "
                            "seats JOIN matches ON matches.id = match WHERE player = ? "
                            "ORDER BY seats.ended DESC, match LIMIT ?"),
      match_(connection_,
             "SELECT id, options, rated, started, ended, proof, record FROM matches WHERE id = ?"),
      seats_(connection_, "SELECT seat, player, name, total, rank, abandoned, rating, change FROM "
                          "seats WHERE match = ?") {}

bool SqliteReader::ready() const {
    return player_ && account_ && token_ && rooms_ && entries_ && last_room_ && leaders_ &&
           history_ && match_ && seats_;
}

bool SqliteReader::next(Statement& statement) {
    if (statement.next()) return true;
    if (statement.failed()) throw Unreadable(connection_.trouble());
    return false;
}

std::optional<Player> SqliteReader::player(std::string_view id) {
    const std::lock_guard turn(turn_);
    const Reset reset(player_);
    if (!next(player_.with(id))) return std::nullopt;
    return player_in(player_);
}

std::optional<Player> SqliteReader::account(std::string_view name) {
    const std::lock_guard turn(turn_);
    const Reset reset(account_);
    const std::string key = name_key(name);
    if (!next(account_.with(key))) return std::nullopt;
    return player_in(account_);
}

std::optional<Token> SqliteReader::token(std::string_view id) {
    const std::lock_guard turn(turn_);
    const Reset reset(token_);
    if (!next(token_.with(id))) return std::nullopt;
    Token token{.id = token_.text(0), .player = token_.text(1), .created = token_.number(3)};
    const auto hash = token_.bytes(2);
    if (hash.size() != token.secret_hash.size()) return std::nullopt;
    std::ranges::copy(hash, token.secret_hash.begin());
    return token;
}

void SqliteReader::each_open_room(const std::function<void(const OpenRoom&)>& visit) {
    const std::lock_guard turn(turn_);
    std::vector<OpenRoom> open = open_rooms();
    for (OpenRoom& room : open) {
        visit(room);
        room = {};  // a lobby with thousands of rooms is not kept twice
    }
}

std::vector<OpenRoom> SqliteReader::open_rooms() {
    const Moment moment(connection_);
    const Reset reset(rooms_), reset_entries(entries_);
    std::vector<OpenRoom> open;
    struct Place {
        std::size_t index;
        int first;
    };
    std::unordered_map<RoomId, Place> places;
    while (next(rooms_)) {
        const auto id = static_cast<RoomId>(rooms_.number(0));
        places[id] = {open.size(), rooms_.small(3)};
        open.push_back({{id, rooms_.text(1), rooms_.number(2)}, {}});
    }
    while (next(entries_)) {
        const auto id = static_cast<RoomId>(entries_.number(0));
        const auto place = places.find(id);
        const int number = entries_.small(1);
        if (place == places.end() || number < place->second.first) continue;  // left over
        open[place->second.index].entries.push_back(
            {id, number, entries_.number(2), entries_.text(3)});
    }
    return open;
}

RoomId SqliteReader::last_room() {
    const std::lock_guard turn(turn_);
    const Reset reset(last_room_);
    return next(last_room_) ? static_cast<RoomId>(last_room_.number(0)) : 0;
}

std::vector<Player> SqliteReader::leaders(int count) {
    const std::lock_guard turn(turn_);
    const Reset reset(leaders_);
    std::vector<Player> result;
    leaders_.with(count);
    while (next(leaders_)) result.push_back(player_in(leaders_));
    return result;
}

std::vector<PlayedMatch> SqliteReader::matches_of(std::string_view player, int count) {
    const std::lock_guard turn(turn_);
    const Reset reset(history_);
    std::vector<PlayedMatch> result;
    history_.with(player, count);
    while (next(history_))
        result.push_back({history_.text(0), history_.number(1), history_.flag(2), history_.small(3),
                          history_.small(4), history_.small(5), history_.small(6)});
    return result;
}

std::optional<MatchKept> SqliteReader::match(std::string_view id) {
    const std::lock_guard turn(turn_);
    const Reset reset(match_), reset_seats(seats_);
    if (!next(match_.with(id))) return std::nullopt;
    MatchKept match{.id = match_.text(0),
                    .options = match_.text(1),
                    .rated = match_.flag(2),
                    .started = match_.number(3),
                    .ended = match_.number(4),
                    .seats = {},
                    .proof = match_.text(5),
                    .record = match_.text(6)};
    seats_.with(id);
    while (next(seats_)) {
        const auto seat = static_cast<std::size_t>(seats_.number(0));
        if (seat >= match.seats.size()) continue;
        match.seats[seat] = {seats_.text(1), seats_.text(2),  seats_.small(3), seats_.small(4),
                             seats_.flag(5), seats_.small(6), seats_.small(7)};
    }
    return match;
}

}  // namespace croupier::store
