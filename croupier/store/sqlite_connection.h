// SQLite with owners: a connection and its statements.
#pragma once

#include <sqlite3.h>

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace croupier::store {

class Connection {
public:
    Connection() = default;
    // SQLITE_OK or why not; asked for once.
    int open(const std::string& path, int flags);
    int run(const char* sql);              // without rows
    std::int64_t number(const char* sql);  // the first column of the first row; -1 when it failed

    sqlite3* handle() const { return handle_.get(); }
    int code() const { return sqlite3_extended_errcode(handle()); }
    // What went wrong last, as a sentence about the file: nothing was changed by it.
    std::string trouble() const;

private:
    struct Close {
        void operator()(sqlite3* handle) const { sqlite3_close_v2(handle); }
    };
    std::unique_ptr<sqlite3, Close> handle_;
    std::string path_;
};

// A prepared statement, bound from the left. What is bound must live until it has run.
class Statement {
public:
    Statement() = default;
    Statement(const Connection& connection, std::string_view sql);
    explicit operator bool() const { return handle_ != nullptr; }

    template <class... Values>
    Statement& with(const Values&... values) {
        int index = 0;
        (bind(++index, values), ...);
        return *this;
    }
    bool run();   // to its end; false when it failed
    bool next();  // to a row; false at the end or when it failed, see `failed`
    bool failed() const { return code_ != SQLITE_DONE && code_ != SQLITE_ROW; }
    void reset() { sqlite3_reset(handle_.get()); }

    std::int64_t number(int column) const { return sqlite3_column_int64(handle_.get(), column); }
    int small(int column) const { return sqlite3_column_int(handle_.get(), column); }
    bool flag(int column) const { return number(column) != 0; }
    std::string text(int column) const;
    std::span<const std::uint8_t> bytes(int column) const;

private:
    void bind(int index, std::int64_t value) { sqlite3_bind_int64(handle_.get(), index, value); }
    void bind(int index, std::uint64_t value) { bind(index, static_cast<std::int64_t>(value)); }
    void bind(int index, int value) { bind(index, std::int64_t{value}); }
    void bind(int index, bool value) { bind(index, std::int64_t{value}); }
    void bind(int index, std::string_view value);
    void bind(int index, const std::string& value) { bind(index, std::string_view(value)); }
    void bind(int index, std::span<const std::uint8_t> value);

    struct Finalize {
        void operator()(sqlite3_stmt* handle) const { sqlite3_finalize(handle); }
    };
    std::unique_ptr<sqlite3_stmt, Finalize> handle_;
    int code_ = SQLITE_DONE;
};

}  // namespace croupier::store
