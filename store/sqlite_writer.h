// Writes deeds: the connection of the thread that commits.
#pragma once

#include <optional>
#include <span>
#include <string>

#include "online/deed.h"
#include "store/sqlite_connection.h"

namespace croupier::store {

class SqliteWriter {
public:
    explicit SqliteWriter(Connection connection);
    SqliteWriter(const SqliteWriter&) = delete;
    SqliteWriter& operator=(const SqliteWriter&) = delete;
    ~SqliteWriter() = default;
    std::optional<std::string> write(std::span<const online::Deed> deeds);
    Connection& connection() { return connection_; }

private:
    bool put(const online::PlayerKept& deed);
    bool put(const online::PlayerForgotten& deed);
    bool put(const online::TokenKept& deed);
    bool put(const online::TokenRevoked& deed);
    bool put(const online::RoomOpened& deed);
    bool put(const online::RoomEntry& deed);
    bool put(const online::RoomClosed& deed);
    bool put(const online::MatchKept& deed);
    std::string refusal(const online::Deed* deed) const;

    Connection connection_;
    Statement begin_, commit_, roll_back_;
    Statement keep_player_, forget_player_, forget_tokens_, forget_name_;
    Statement keep_token_, revoke_token_;
    Statement open_room_, first_entry_, next_entry_, close_room_, drop_entries_;
    Statement keep_match_, keep_seat_;
};

}  // namespace croupier::store
