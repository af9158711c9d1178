// Reading and writing UTF-8, strictly.
#include "online/utf8.h"

namespace croupier::online {

std::optional<std::u32string> code_points(std::string_view text) {
    std::u32string points;
    for (std::size_t i = 0; i < text.size();) {
        const auto lead = static_cast<unsigned char>(text[i++]);
        // How many bytes follow, and the least point that needs so many.
        const int more = lead < 0x80 ? 0 : lead < 0xc2 ? -1 : lead < 0xe0 ? 1 : lead < 0xf0 ? 2 : 3;
        constexpr char32_t least[] = {0, 0x80, 0x800, 0x10000};
        if (more < 0 || lead > 0xf4) return std::nullopt;
        char32_t point = more == 0 ? lead : lead & (0x3fu >> more);
        for (int k = 0; k < more; ++k) {
            if (i == text.size()) return std::nullopt;
            const auto next = static_cast<unsigned char>(text[i++]);
            if ((next & 0xc0) != 0x80) return std::nullopt;
            point = point << 6 | (next & 0x3fu);
        }
        const bool surrogate = point >= 0xd800 && point <= 0xdfff;
        if (point < least[more] || point > 0x10ffff || surrogate) return std::nullopt;
        points += point;
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
