// Breaking lines; UTF-8 letters are never cut in two.
#include "croupier/terminal/wrap.h"

#include <algorithm>

namespace croupier::terminal {
namespace {

bool begins_letter(char byte) { return (static_cast<unsigned char>(byte) & 0xc0) != 0x80; }

}  // namespace

int columns_of(std::string_view text) {
    return static_cast<int>(std::ranges::count_if(text, begins_letter));
}

std::string_view cut(std::string_view text, int columns) {
    int seen = 0;
    for (std::size_t i = 0; i < text.size(); ++i)
        if (begins_letter(text[i]) && ++seen > columns) return text.substr(0, i);
    return columns > 0 ? text : text.substr(0, 0);
}

std::vector<std::string> wrap(std::string_view text, int columns) {
    columns = std::max(1, columns);
    std::vector<std::string> lines;
    while (columns_of(text) > columns) {
        std::string_view line = cut(text, columns);
        const bool at_space = text[line.size()] == ' ';
        const std::size_t space = line.rfind(' ');
        if (!at_space && space != std::string_view::npos && space > 0) line = line.substr(0, space);
        lines.emplace_back(line);
        text.remove_prefix(line.size());
        text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
    }
    if (!text.empty() || lines.empty()) lines.emplace_back(text);
    return lines;
}

}  // namespace croupier::terminal
