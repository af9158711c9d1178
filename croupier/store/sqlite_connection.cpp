// Calls to SQLite, and its complaints in words.
#include "croupier/store/sqlite_connection.h"

#include <cstring>

namespace croupier::store {

int Connection::open(const std::string& path, int flags) {
    // Counting its memory would cost SQLite a lock at every allocation.
    static const int quiet = sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
    static_cast<void>(quiet);
    path_ = path;
    sqlite3* handle = nullptr;
    const int code = sqlite3_open_v2(path.c_str(), &handle, flags, nullptr);
    handle_.reset(handle);
    if (handle) sqlite3_extended_result_codes(handle, 1);
    return code;
}

int Connection::run(const char* sql) {
    return sqlite3_exec(handle(), sql, nullptr, nullptr, nullptr);
}

std::int64_t Connection::number(const char* sql) {
    Statement statement(*this, sql);
    return statement && statement.next() ? statement.number(0) : -1;
}

std::string Connection::trouble() const {
    const std::string reason = sqlite3_errmsg(handle());
    switch (code() & 0xff) {
    case SQLITE_FULL: return "The disk with " + path_ + " is full. Make room there.";
    case SQLITE_IOERR: {
        const int error = sqlite3_system_errno(handle());
        return "The disk with " + path_ + " refuses: " + (error ? std::strerror(error) : reason) +
               ".";
    }
    case SQLITE_BUSY:
    case SQLITE_LOCKED: return path_ + " is in use by another program. End it, then try again.";
    case SQLITE_READONLY:
    case SQLITE_PERM:
        return path_ + " must not be written. Change its rights, or those of its folder.";
    case SQLITE_CANTOPEN:
        return path_ + " cannot be opened. Its folder must exist and be writable.";
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
        return path_ + " is damaged (" + reason +
               "). Put a backup in its place, or move it away to begin anew.";
    default: return path_ + ": " + reason + ".";
    }
}

Statement::Statement(const Connection& connection, std::string_view sql) {
    sqlite3_stmt* handle = nullptr;
    code_ = sqlite3_prepare_v3(connection.handle(), sql.data(), static_cast<int>(sql.size()),
                               SQLITE_PREPARE_PERSISTENT, &handle, nullptr);
    handle_.reset(handle);
}

bool Statement::run() {
    while (next()) {
    }
    return !failed();
}

bool Statement::next() {
    code_ = sqlite3_step(handle_.get());
    if (code_ == SQLITE_ROW) return true;
    reset();
    return false;
}

std::string Statement::text(int column) const {
    const auto* begin = reinterpret_cast<const char*>(sqlite3_column_text(handle_.get(), column));
    if (!begin) return {};
    return {begin, static_cast<std::size_t>(sqlite3_column_bytes(handle_.get(), column))};
}

std::span<const std::uint8_t> Statement::bytes(int column) const {
    const auto* begin =
        static_cast<const std::uint8_t*>(sqlite3_column_blob(handle_.get(), column));
    return {begin, static_cast<std::size_t>(sqlite3_column_bytes(handle_.get(), column))};
}

void Statement::bind(int index, std::string_view value) {
    // An empty view may have no address, which SQLite would take for NULL.
    sqlite3_bind_text64(handle_.get(), index, value.empty() ? "" : value.data(), value.size(),
                        SQLITE_STATIC, SQLITE_UTF8);
}

void Statement::bind(int index, std::span<const std::uint8_t> value) {
    sqlite3_bind_blob64(handle_.get(), index, value.data(), value.size(), SQLITE_STATIC);
}

}  // namespace croupier::store
