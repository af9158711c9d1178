// Numbers and settings in deal ids.
#include "croupier/engine/deal_id.h"

#include <algorithm>

namespace croupier {

Result<std::uint64_t> number_from(std::string_view text, std::uint64_t last) {
    const ParseError error{ParseCode::bad_number, 0,
                           "'" + std::string(text) +
                               "' is no deal number: write a whole number from 1 to " +
                               std::to_string(last)};
    if (text.empty() || text.front() == '0') return error;
    std::uint64_t number = 0;
    for (char digit : text) {
        if (digit < '0' || digit > '9') return error;
        const auto value = static_cast<std::uint64_t>(digit - '0');
        if (value > last || number > (last - value) / 10) return error;
        number = number * 10 + value;
    }
    return number;
}

Result<Settings> settings_from(std::string_view text, char separator) {
    Settings settings;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find(separator, at), text.size());
        const std::string_view word = text.substr(at, end - at);
        const std::size_t equals = word.find('=');
        if (equals == std::string_view::npos || equals == 0 || equals + 1 == word.size())
            return ParseError{ParseCode::syntax, at,
                              "'" + std::string(word) +
                                  "' is no option: write key=value, as in draw=1"};
        settings.push_back(
            {std::string(word.substr(0, equals)), std::string(word.substr(equals + 1))});
        at = end + 1;
    }
    return settings;
}

}  // namespace croupier
