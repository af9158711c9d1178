// Reads what was written: a connection of its own, so that no commit waits for a reader.
#pragma once

#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "croupier/online/change.h"
#include "croupier/store/sqlite_connection.h"
#include "croupier/store/store.h"

namespace croupier::store {

class SqliteReader {
public:
    explicit SqliteReader(Connection connection);
    SqliteReader(const SqliteReader&) = delete;
    SqliteReader& operator=(const SqliteReader&) = delete;
    ~SqliteReader() = default;
    bool ready() const;  // every statement fits the tables

    std::optional<online::Player> player(std::string_view id);
    std::optional<online::Player> account(std::string_view name);
    std::optional<online::Token> token(std::string_view id);
    void each_open_room(const std::function<void(const OpenRoom&)>& visit);
    online::RoomId last_room();
    std::vector<online::Player> leaders(int count);
    std::vector<PlayedMatch> matches_of(std::string_view player, int count);
    std::optional<online::MatchKept> match(std::string_view id);

private:
    std::vector<OpenRoom> open_rooms();
    bool next(Statement& statement);  // throws Unreadable when the file does not let itself be read

    std::recursive_mutex turn_;  // who visits the rooms may ask for players meanwhile
    Connection connection_;
    Statement player_, account_, token_, rooms_, entries_, last_room_;
    Statement leaders_, history_, match_, seats_;
};

}  // namespace croupier::store
