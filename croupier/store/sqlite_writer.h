// Writes changes: the connection of the thread that commits.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "croupier/online/change.h"
#include "croupier/store/sqlite_connection.h"

namespace croupier::store {

class SqliteWriter {
public:
    explicit SqliteWriter(Connection connection);
    SqliteWriter(const SqliteWriter&) = delete;
    SqliteWriter& operator=(const SqliteWriter&) = delete;
    ~SqliteWriter() = default;
    std::optional<std::string> write(std::span<const online::Change> changes);
    Connection& connection() { return connection_; }

private:
    bool put(const online::PlayerKept& change);
    bool put(const online::PlayerForgotten& change);
    bool put(const online::TokenKept& change);
    bool put(const online::TokenRevoked& change);
    bool put(const online::RoomOpened& change);
    bool put(const online::RoomEntry& change);
    bool put(const online::RoomRenewed& change);
    bool put(const online::RoomClosed& change);
    bool put(const online::MatchKept& change);
    std::string refusal(const online::Change* change) const;
    void roll_back();
    void count_entries();
    void expect(online::RoomId room, int number);
    bool is_next(online::RoomId room, int number) const;
    bool sweep();

    Connection connection_;
    Statement begin_, commit_, roll_back_;
    Statement keep_player_, forget_player_, forget_tokens_, forget_name_;
    Statement keep_token_, revoke_token_;
    Statement open_room_, append_entry_, renew_room_, close_room_, stretch_, drop_entries_;
    Statement keep_match_, keep_seat_;
    std::unordered_map<online::RoomId, int> next_;  // entry of each open room
    // As they were before this commit, 0 for a room that was not open; in the order of changes.
    std::vector<std::pair<online::RoomId, int>> before_;
    std::int64_t swept_ = 0;  // entries up to here were looked at in this round
};

}  // namespace croupier::store
