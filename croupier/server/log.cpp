// Writing the line of an event.
#include "croupier/server/log.h"

#include <array>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <ostream>

#include "croupier/formats/json_writer.h"

namespace croupier::server {
namespace {

constexpr std::size_t longest_value = 2048;

std::string_view name_of(Level level) {
    switch (level) {
    case Level::error: return "error";
    case Level::info: return "info";
    case Level::debug: return "debug";
    }
    return "";
}

std::string time_text(std::int64_t milliseconds) {
    const auto seconds = static_cast<std::time_t>(milliseconds / 1000);
    std::tm day{};
    ::gmtime_r(&seconds, &day);
    std::array<char, 32> date{}, text{};
    std::strftime(date.data(), date.size(), "%Y-%m-%dT%H:%M:%S", &day);
    std::snprintf(text.data(), text.size(), "%.20s.%03dZ", date.data(),
                  static_cast<int>(milliseconds % 1000));
    return text.data();
}

std::string printable(std::string_view text) {
    std::string safe;
    for (const char letter : text.substr(0, longest_value))
        safe += letter >= ' ' && letter < 0x7f ? letter : '?';
    return safe;
}

// Without quotes where it can be.
std::string word(const std::string& text) {
    if (!text.empty() && text.find_first_of(" \"\\=") == std::string::npos) return text;
    return formats::JsonWriter().text(text).take();
}

}  // namespace

std::string log_line(LogFormat format, std::int64_t milliseconds, Level level,
                     std::string_view event, LogFields fields) {
    const std::string time = time_text(milliseconds);
    if (format == LogFormat::json) {
        formats::JsonWriter json;
        json.open().with("time", time).with("level", name_of(level)).with("event", event);
        for (const LogField& field : fields) {
            json.key(field.name);
            if (const auto* number = std::get_if<std::int64_t>(&field.value))
                json.number(*number);
            else
                json.text(printable(std::get<std::string_view>(field.value)));
        }
        return json.finish() + "\n";
    }
    std::string line = time + " " + std::string(name_of(level)) + " " + std::string(event);
    for (const LogField& field : fields) {
        line.append(" ").append(field.name).append("=");
        const auto* number = std::get_if<std::int64_t>(&field.value);
        line += number != nullptr ? std::to_string(*number)
                                  : word(printable(std::get<std::string_view>(field.value)));
    }
    return line + "\n";
}

void Log::write(Level level, std::string_view event, LogFields fields) {
    if (!wants(level)) return;
    using namespace std::chrono;
    const auto now = duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
    out_ << log_line(format_, now, level, event, fields) << std::flush;
}

}  // namespace croupier::server
