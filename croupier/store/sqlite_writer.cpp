// One commit for many changes, each by statements prepared once.
#include "croupier/store/sqlite_writer.h"

#include <algorithm>

#include "croupier/online/name.h"

namespace croupier::store {

using namespace online;

SqliteWriter::SqliteWriter(Connection connection)
    : connection_(std::move(connection)), begin_(connection_, "BEGIN IMMEDIATE"),
      commit_(connection_, "COMMIT"), roll_back_(connection_, "ROLLBACK"),
      keep_player_(connection_,
                   "INSERT INTO players VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT(id) DO "
                   "UPDATE SET (name, name_key, password_hash, rating, games, created, seen, "
                   "banned) = (excluded.name, excluded.name_key, excluded.password_hash, "
                   "excluded.rating, excluded.games, excluded.created, excluded.seen, "
                   "excluded.banned)"),
      forget_player_(connection_, "DELETE FROM players WHERE id = ?"),
      forget_tokens_(connection_, "DELETE FROM tokens WHERE player = ?"),
      forget_name_(connection_, "UPDATE seats SET name = '' WHERE player = ?"),
      keep_token_(connection_, "INSERT OR REPLACE INTO tokens VALUES(?, ?, ?, ?)"),
      revoke_token_(connection_, "DELETE FROM tokens WHERE id = ?"),
      open_room_(connection_, "INSERT INTO rooms(id, code, opened) VALUES(?, ?, ?)"),
      append_entry_(connection_, "INSERT INTO entries(room, number, at, text) VALUES(?, ?, ?, ?)"),
      renew_room_(connection_, "UPDATE rooms SET first = ? WHERE id = ?"),
      close_room_(connection_, "DELETE FROM rooms WHERE id = ?"),
      stretch_(connection_, "SELECT max(id) FROM (SELECT id FROM entries WHERE id > ? ORDER BY id "
                            "LIMIT 256)"),
      drop_entries_(connection_, "DELETE FROM entries WHERE id > ? AND id <= ? AND NOT EXISTS "
                                 "(SELECT 1 FROM rooms WHERE rooms.id = room AND first <= number)"),
      keep_match_(connection_, "INSERT INTO matches VALUES(?, ?, ?, ?, ?, ?, ?)"),
      keep_seat_(connection_, "INSERT INTO seats VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?)") {
    count_entries();
}

void SqliteWriter::count_entries() {
    for (Statement rooms(connection_, "SELECT id, first FROM rooms"); rooms.next();)
        next_[static_cast<RoomId>(rooms.number(0))] = rooms.small(1);
    for (Statement entries(connection_, "SELECT room, number FROM entries"); entries.next();) {
        const auto room = next_.find(static_cast<RoomId>(entries.number(0)));
        if (room != next_.end()) room->second = std::max(room->second, entries.small(1) + 1);
    }
}

std::optional<std::string> SqliteWriter::write(std::span<const Change> changes) {
    if (changes.empty()) return std::nullopt;
    if (!begin_.run()) return connection_.trouble();
    before_.clear();
    const Change* failed = nullptr;
    for (const Change& change : changes) {
        if (std::visit([&](const auto& kind) { return put(kind); }, change)) continue;
        failed = &change;
        break;
    }
    if (!failed && commit_.run()) return std::nullopt;
    std::string sentence = refusal(failed);
    roll_back();
    return sentence;
}

void SqliteWriter::roll_back() {
    // A full disk may have ended the transaction already.
    if (!sqlite3_get_autocommit(connection_.handle())) roll_back_.run();
    for (; !before_.empty(); before_.pop_back()) {
        const auto [room, number] = before_.back();
        if (number == 0) {
            next_.erase(room);
        } else {
            next_[room] = number;
        }
    }
}

// 0: the room is not open.
void SqliteWriter::expect(RoomId room, int number) {
    const auto found = next_.find(room);
    before_.emplace_back(room, found == next_.end() ? 0 : found->second);
    if (number == 0) {
        next_.erase(room);
    } else {
        next_[room] = number;
    }
}

bool SqliteWriter::is_next(RoomId room, int number) const {
    const auto found = next_.find(room);
    return found != next_.end() && found->second == number;
}

std::string SqliteWriter::refusal(const Change* change) const {
    const auto out_of_order = [this](RoomId room, int number) {
        return is_next(room, number) ? ""
                                     : "Room " + std::to_string(room) + " is not open, or entry " +
                                           std::to_string(number) + " is not its next one.";
    };
    std::string order;
    if (const auto* entry = change ? std::get_if<RoomEntry>(change) : nullptr)
        order = out_of_order(entry->room, entry->number);
    if (const auto* renewed = change ? std::get_if<RoomRenewed>(change) : nullptr)
        order = out_of_order(renewed->room, renewed->first);
    if (!order.empty()) return order;
    if (!change || (connection_.code() & 0xff) != SQLITE_CONSTRAINT) return connection_.trouble();
    if (const auto* kept = std::get_if<PlayerKept>(change))
        return "The name " + kept->player.name + " belongs to another account.";
    if (const auto* opened = std::get_if<RoomOpened>(change))
        return "There is a room " + std::to_string(opened->room) + " or " + opened->code +
               " already.";
    if (const auto* match = std::get_if<MatchKept>(change))
        return "Match " + match->id + " is kept already.";
    return connection_.trouble();
}

bool SqliteWriter::put(const PlayerKept& change) {
    const Player& player = change.player;
    const std::string key = name_key(player.name);
    return keep_player_
        .with(player.id, player.name, key, player.password_hash, player.rating, player.games,
              player.created, player.seen, player.banned)
        .run();
}

bool SqliteWriter::put(const PlayerForgotten& change) {
    return forget_player_.with(change.player).run() && forget_tokens_.with(change.player).run() &&
           forget_name_.with(change.player).run();
}

bool SqliteWriter::put(const TokenKept& change) {
    const Token& token = change.token;
    return keep_token_
        .with(token.id, token.player, std::span<const std::uint8_t>(token.secret_hash),
              token.created)
        .run();
}

bool SqliteWriter::put(const TokenRevoked& change) { return revoke_token_.with(change.id).run(); }

bool SqliteWriter::put(const RoomOpened& change) {
    if (!open_room_.with(change.room, change.code, change.at).run()) return false;
    expect(change.room, 1);
    return true;
}

bool SqliteWriter::put(const RoomEntry& change) {
    if (!is_next(change.room, change.number)) return false;
    if (!append_entry_.with(change.room, change.number, change.at, change.text).run()) return false;
    expect(change.room, change.number + 1);
    return true;
}

bool SqliteWriter::put(const RoomRenewed& change) {
    return is_next(change.room, change.first) &&
           renew_room_.with(change.first, change.room).run() && sweep();
}

bool SqliteWriter::put(const RoomClosed& change) {
    expect(change.room, 0);
    return close_room_.with(change.room).run() && sweep();
}

// Each room that closes or is renewed pays for a look at some entries, more than it has written
// itself: so what is left over never outgrows what is needed by much, and no look takes long.
bool SqliteWriter::sweep() {
    if (!stretch_.with(swept_).next()) return false;
    const std::int64_t end = stretch_.number(0);  // 0 behind the last entry
    stretch_.reset();
    const bool swept = end == 0 || drop_entries_.with(swept_, end).run();
    swept_ = end;
    return swept;
}

bool SqliteWriter::put(const MatchKept& change) {
    if (!keep_match_
             .with(change.id, change.options, change.rated, change.started, change.ended,
                   change.proof, change.record)
             .run())
        return false;
    for (int i = 0; i < 4; ++i) {
        const MatchSeat& seat = change.seats[static_cast<std::size_t>(i)];
        if (!keep_seat_
                 .with(change.id, i, change.ended, seat.player, seat.name, seat.total, seat.rank,
                       seat.abandoned, seat.rating, seat.change)
                 .run())
            return false;
    }
    return true;
}

}  // namespace croupier::store
