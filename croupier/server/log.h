// What the server logs for its operator: one line for one event, for people or for programs.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <iosfwd>
#include <string>
#include <string_view>
#include <variant>

namespace croupier::server {

enum class Level : std::uint8_t { error, info, debug };
enum class LogFormat : std::uint8_t { text, json };

// Never a token, a password, a card, a nonce or the code of a room.
struct LogField {
    std::string_view name;
    std::variant<std::string_view, std::int64_t> value;
};
using LogFields = std::initializer_list<LogField>;

// Whatever the values hold, it is one line of printable letters:
//   2026-11-16T09:30:00.123Z info answer address=127.0.0.1 method=GET target=/ status=200
//   {"time":"2026-11-16T09:30:00.123Z","level":"info","event":"answer","address":"127.0.0.1",…}
std::string log_line(LogFormat format, std::int64_t milliseconds, Level level,
                     std::string_view event, LogFields fields);

class Log {
public:
    Log(std::ostream& out, Level level, LogFormat format)
        : out_(out), level_(level), format_(format) {}

    bool wants(Level level) const { return level <= level_; }
    void write(Level level, std::string_view event, LogFields fields = {});

private:
    std::ostream& out_;
    Level level_;
    LogFormat format_;
};

}  // namespace croupier::server
