// One commit for many deeds, each by statements prepared once.
#include "store/sqlite_writer.h"

#include "online/name.h"

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
      open_room_(connection_, "INSERT INTO rooms VALUES(?, ?, ?)"),
      // The number is found, not believed: where the room or the entry before is missing, it
      // is NULL, which the table refuses.
      first_entry_(connection_,
                   "INSERT INTO entries VALUES(?1, (SELECT ?2 FROM rooms WHERE id = ?1), ?3, ?4)"),
      next_entry_(connection_, "INSERT INTO entries VALUES(?1, (SELECT number + 1 FROM entries "
                               "WHERE room = ?1 AND number = ?2 - 1), ?3, ?4)"),
      close_room_(connection_, "DELETE FROM rooms WHERE id = ?"),
      drop_entries_(connection_, "DELETE FROM entries WHERE room = ?"),
      keep_match_(connection_, "INSERT INTO matches VALUES(?, ?, ?, ?, ?, ?, ?)"),
      keep_seat_(connection_, "INSERT INTO seats VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?)") {}

std::optional<std::string> SqliteWriter::write(std::span<const Deed> deeds) {
    if (deeds.empty()) return std::nullopt;
    if (!begin_.run()) return connection_.trouble();
    const Deed* failed = nullptr;
    for (const Deed& deed : deeds) {
        if (std::visit([&](const auto& kind) { return put(kind); }, deed)) continue;
        failed = &deed;
        break;
    }
    if (!failed && commit_.run()) return std::nullopt;
    std::string sentence = refusal(failed);
    // A full disk may have ended the transaction already.
    if (!sqlite3_get_autocommit(connection_.handle())) roll_back_.run();
    return sentence;
}

std::string SqliteWriter::refusal(const Deed* deed) const {
    if (!deed || (connection_.code() & 0xff) != SQLITE_CONSTRAINT) return connection_.trouble();
    if (const auto* kept = std::get_if<PlayerKept>(deed))
        return "The name " + kept->player.name + " belongs to another account.";
    if (const auto* opened = std::get_if<RoomOpened>(deed))
        return "There is a room " + std::to_string(opened->room) + " or " + opened->code +
               " already.";
    if (const auto* entry = std::get_if<RoomEntry>(deed))
        return "Room " + std::to_string(entry->room) + " is not open, or entry " +
               std::to_string(entry->number) + " is not its next one.";
    if (const auto* match = std::get_if<MatchKept>(deed))
        return "Match " + match->id + " is kept already.";
    return connection_.trouble();
}

bool SqliteWriter::put(const PlayerKept& deed) {
    const Player& player = deed.player;
    const std::string key = name_key(player.name);
    return keep_player_
        .with(player.id, player.name, key, player.password_hash, player.rating, player.games,
              player.created, player.seen, player.banned)
        .run();
}

bool SqliteWriter::put(const PlayerForgotten& deed) {
    return forget_player_.with(deed.player).run() && forget_tokens_.with(deed.player).run() &&
           forget_name_.with(deed.player).run();
}

bool SqliteWriter::put(const TokenKept& deed) {
    const Token& token = deed.token;
    return keep_token_
        .with(token.id, token.player, std::span<const std::uint8_t>(token.secret_hash),
              token.created)
        .run();
}

bool SqliteWriter::put(const TokenRevoked& deed) { return revoke_token_.with(deed.id).run(); }

bool SqliteWriter::put(const RoomOpened& deed) {
    return open_room_.with(deed.room, deed.code, deed.at).run();
}

bool SqliteWriter::put(const RoomEntry& deed) {
    Statement& entry = deed.number == 1 ? first_entry_ : next_entry_;
    return entry.with(deed.room, deed.number, deed.at, deed.text).run();
}

bool SqliteWriter::put(const RoomClosed& deed) {
    return close_room_.with(deed.room).run() && drop_entries_.with(deed.room).run();
}

bool SqliteWriter::put(const MatchKept& deed) {
    if (!keep_match_
             .with(deed.id, deed.options, deed.rated, deed.started, deed.ended, deed.proof,
                   deed.record)
             .run())
        return false;
    for (int i = 0; i < 4; ++i) {
        const MatchSeat& seat = deed.seats[static_cast<std::size_t>(i)];
        if (!keep_seat_
                 .with(deed.id, i, deed.ended, seat.player, seat.name, seat.total, seat.rank,
                       seat.abandoned, seat.rating, seat.change)
                 .run())
            return false;
    }
    return true;
}

}  // namespace croupier::store
