// Reading UTF-8 letter by letter, plain ones eight at a time where only the text counts.
#include "croupier/online/utf8.h"

#include <cstdint>
#include <cstring>

namespace croupier::online {
namespace {

// How many bytes the letter at the front takes; 0 when it is none.
std::size_t letter_length(std::string_view text) {
    const auto byte = [&](std::size_t at) { return static_cast<unsigned char>(text[at]); };
    const unsigned first = byte(0);
    if (first < 0x80) return 1;
    const std::size_t length = first >= 0xc2 && first <= 0xdf   ? 2
                               : first >= 0xe0 && first <= 0xef ? 3
                               : first >= 0xf0 && first <= 0xf4 ? 4
                                                                : 0;
    if (length == 0 || length > text.size()) return 0;
    // The second byte tells the overlong, the surrogates and what lies beyond the last letter.
    const unsigned lowest = first == 0xe0 ? 0xa0 : first == 0xf0 ? 0x90 : 0x80;
    const unsigned highest = first == 0xed ? 0x9f : first == 0xf4 ? 0x8f : 0xbf;
    if (byte(1) < lowest || byte(1) > highest) return 0;
    for (std::size_t i = 2; i < length; ++i)
        if ((byte(i) & 0xc0) != 0x80) return 0;
    return length;
}

}  // namespace

bool is_utf8(std::string_view text) {
    while (!text.empty()) {
        std::uint64_t eight = 0;
        if (text.size() >= sizeof eight) {
            std::memcpy(&eight, text.data(), sizeof eight);
            if ((eight & 0x8080808080808080) == 0) {
                text.remove_prefix(sizeof eight);
                continue;
            }
        }
        const std::size_t length = letter_length(text);
        if (length == 0) return false;
        text.remove_prefix(length);
    }
    return true;
}

std::optional<std::u32string> code_points(std::string_view text) {
    std::u32string points;
    while (!text.empty()) {
        const std::size_t length = letter_length(text);
        if (length == 0) return std::nullopt;
        const auto first = static_cast<unsigned char>(text.front());
        char32_t point = length == 1 ? first : first & (0x7fu >> length);
        for (const char next : text.substr(1, length - 1))
            point = point << 6 | (static_cast<unsigned char>(next) & 0x3fu);
        points += point;
        text.remove_prefix(length);
    }
    return points;
}

void append_utf8(std::string& text, char32_t point) {
    const auto follow = [&](int shift) {
        text += static_cast<char>(0x80 | (point >> shift & 0x3f));
    };
    if (point < 0x80) {
        text += static_cast<char>(point);
    } else if (point < 0x800) {
        text += static_cast<char>(0xc0 | point >> 6);
        follow(0);
    } else if (point < 0x10000) {
        text += static_cast<char>(0xe0 | point >> 12);
        follow(6), follow(0);
    } else {
        text += static_cast<char>(0xf0 | point >> 18);
        follow(12), follow(6), follow(0);
    }
}

}  // namespace croupier::online
