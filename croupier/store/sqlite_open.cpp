// The head of a file is read by hand: SQLite would begin to repair a stranger's.
#include "croupier/store/sqlite_open.h"

#include <array>
#include <fstream>

#include "croupier/store/sqlite_schema.h"

namespace croupier::store {
namespace {

constexpr std::string_view magic{"SQLite format 3\0", 16};

std::int64_t big_endian(std::string_view four) {
    std::int64_t value = 0;
    for (const char byte : four) value = value << 8 | static_cast<unsigned char>(byte);
    return value;
}

std::string newer(const std::string& path, std::int64_t version) {
    return path + " was written by a newer program (version " + std::to_string(version) +
           " of the tables, this one knows " + std::to_string(migrations().size()) +
           "). Use that program; the file was left as it is.";
}

}  // namespace

std::optional<std::string> objection_to(const std::string& path) {
    std::array<char, 100> bytes{};
    std::ifstream file(path, std::ios::binary);
    if (!file) return path + " cannot be read. It must be a file that this user may read.";
    file.read(bytes.data(), bytes.size());
    const std::string_view head(bytes.data(), static_cast<std::size_t>(file.gcount()));
    if (head.empty() && !file.bad() && file.eof()) return std::nullopt;
    if (head.size() < bytes.size() || !head.starts_with(magic) ||
        big_endian(head.substr(68, 4)) != application_id)
        return path + " is not a file of this program, and was left as it is. Name another one.";
    const std::int64_t version = big_endian(head.substr(60, 4));
    if (version > static_cast<std::int64_t>(migrations().size())) return newer(path, version);
    return std::nullopt;
}

Connection connect(const std::string& path, Durability durability, int& code) {
    Connection connection;
    code = connection.open(path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX);
    if (code != SQLITE_OK) return connection;
    // Somebody may look into the file with another program; who waits for that waits a second.
    sqlite3_busy_timeout(connection.handle(), 1000);
    // A log is cut by the commit that begins it anew, which somebody waits for: only one that has
    // become longer than the housekeeper lets it is.
    const std::string settings =
        "PRAGMA page_size = " + std::to_string(page_size) +
        "; PRAGMA synchronous = " + (durability == Durability::power ? "FULL" : "NORMAL") +
        "; PRAGMA wal_autocheckpoint = 0; PRAGMA secure_delete = FAST; PRAGMA cache_size = -8000; "
        "PRAGMA journal_size_limit = 268435456";
    code = connection.run(settings.c_str());
    return connection;
}

std::optional<std::string> prepare(Connection& connection, const std::string& path) {
    // Until the file is known to be sound, closing it must not change it.
    sqlite3_db_config(connection.handle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
    const std::int64_t version = connection.number("PRAGMA user_version");
    if (version < 0) return connection.trouble();
    if (version > static_cast<std::int64_t>(migrations().size())) return newer(path, version);
    // The tables of a new file are made before its log exists: the head is ours from the start.
    if (auto trouble = migrate(connection, migrations())) return trouble;
    for (const char* table : {"rooms", "entries"}) {
        const std::string sql = std::string("PRAGMA quick_check(") + table + ")";
        Statement check(connection, sql);
        if (!check || !check.next()) return connection.trouble();
        if (const std::string found = check.text(0); found != "ok")
            return path + " is damaged (" + found +
                   "). It was left as it is: put a backup in its place, or move it away.";
    }
    Statement mode(connection, "PRAGMA journal_mode = WAL");
    if (!mode || !mode.next()) return connection.trouble();
    if (mode.text(0) != "wal") return path + " is on a disk that cannot keep a log (WAL).";
    mode.reset();
    sqlite3_db_config(connection.handle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 0, nullptr);
    return std::nullopt;
}

}  // namespace croupier::store
