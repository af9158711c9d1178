// The steps from an empty file to the tables of today.
#include "croupier/store/sqlite_schema.h"

#include <array>

namespace croupier::store {
namespace {

constexpr const char* version_1 = R"sql(
CREATE TABLE rooms(
    id INTEGER PRIMARY KEY AUTOINCREMENT,  -- the largest one ever is remembered
    code TEXT NOT NULL UNIQUE,
    opened INTEGER NOT NULL
) STRICT;
CREATE TABLE entries(
    room INTEGER NOT NULL,
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY(room, number)
) STRICT, WITHOUT ROWID;
CREATE TABLE players(
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    name_key TEXT NOT NULL,
    password_hash TEXT NOT NULL,
    rating INTEGER NOT NULL,
    games INTEGER NOT NULL,
    created INTEGER NOT NULL,
    seen INTEGER NOT NULL,
    banned INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX accounts ON players(name_key) WHERE password_hash <> '';
CREATE INDEX leaders ON players(rating DESC, id)
    WHERE password_hash <> '' AND games > 0 AND banned = 0;
CREATE TABLE tokens(
    id TEXT NOT NULL PRIMARY KEY,
    player TEXT NOT NULL,
    secret_hash BLOB NOT NULL,
    created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX tokens_of ON tokens(player);
CREATE TABLE matches(
    id TEXT NOT NULL PRIMARY KEY,
    options TEXT NOT NULL,
    rated INTEGER NOT NULL,
    started INTEGER NOT NULL,
    ended INTEGER NOT NULL,
    proof TEXT NOT NULL,
    record TEXT NOT NULL
) STRICT;
CREATE TABLE seats(
    match TEXT NOT NULL,
    seat INTEGER NOT NULL,
    ended INTEGER NOT NULL,  -- as in matches, for the order of a history
    player TEXT NOT NULL,
    name TEXT NOT NULL,
    total INTEGER NOT NULL,
    rank INTEGER NOT NULL,
    abandoned INTEGER NOT NULL,
    rating INTEGER NOT NULL,
    change INTEGER NOT NULL,
    PRIMARY KEY(match, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX history ON seats(player, ended DESC);
)sql";

// Entries of all rooms stand behind each other: what is written together lies on one page.
constexpr const char* version_2 = R"sql(
CREATE TABLE log(
    id INTEGER PRIMARY KEY,
    room INTEGER NOT NULL,
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,
    text TEXT NOT NULL
) STRICT;
INSERT INTO log(room, number, at, text) SELECT * FROM entries ORDER BY room, number;
DROP TABLE entries;
ALTER TABLE log RENAME TO entries;
)sql";

// A room that plays again needs no entry of its earlier games.
constexpr const char* version_3 = R"sql(
ALTER TABLE rooms ADD COLUMN first INTEGER NOT NULL DEFAULT 1;
)sql";

constexpr std::array steps_of_today{version_1, version_2, version_3};

}  // namespace

std::span<const char* const> migrations() { return steps_of_today; }

std::optional<std::string> migrate(Connection& connection, std::span<const char* const> steps) {
    const std::int64_t version = connection.number("PRAGMA user_version");
    if (version < 0) return connection.trouble();
    if (version == static_cast<std::int64_t>(steps.size())) return std::nullopt;
    std::string sql = "BEGIN IMMEDIATE;";
    for (const char* step : steps.subspan(static_cast<std::size_t>(version))) sql += step;
    sql += "PRAGMA application_id = " + std::to_string(application_id) + ";";
    sql += "PRAGMA user_version = " + std::to_string(steps.size()) + "; COMMIT;";
    if (connection.run(sql.c_str()) == SQLITE_OK) return std::nullopt;
    std::string trouble = connection.trouble();
    connection.run("ROLLBACK");
    return trouble;
}

}  // namespace croupier::store
