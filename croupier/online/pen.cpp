// What is rare: more room, and letters that need an escape.
#include "croupier/online/pen.h"

#include <algorithm>

namespace croupier::online {
namespace {

constexpr std::uint64_t ones = 0x0101'0101'0101'0101, tops = 0x80 * ones;

// Whether one of eight letters is below this one, or is this one.
constexpr std::uint64_t any_below(std::uint64_t eight, std::uint64_t letter) {
    return (eight - letter * ones) & ~eight & tops;
}
constexpr std::uint64_t any_is(std::uint64_t eight, std::uint64_t letter) {
    return any_below(eight ^ letter * ones, 1);
}
constexpr bool needs_escape(std::uint64_t eight) {
    return (any_below(eight, ' ') | any_is(eight, '"') | any_is(eight, '\\')) != 0;
}

}  // namespace

void Pen::grow(std::size_t size) { out_.resize(std::max(2 * out_.size(), used_ + size)); }

bool Pen::is_plain(std::string_view value) {
    std::uint64_t eight = 0;
    bool plain = true;
    for (; value.size() >= sizeof eight; value.remove_prefix(sizeof eight)) {
        std::memcpy(&eight, value.data(), sizeof eight);
        plain &= !needs_escape(eight);
    }
    eight = ' ' * ones;
    value.copy(reinterpret_cast<char*>(&eight), value.size());
    return plain && !needs_escape(eight);
}

void Pen::append_escaped(char letter) {
    constexpr std::string_view digits = "0123456789abcdef";
    const auto code = static_cast<unsigned char>(letter);
    if (letter == '"' || letter == '\\') {
        const char escaped[] = {'\\', letter};
        append({escaped, sizeof escaped});
    } else if (letter == '\n') {
        append("\\n");
    } else if (code < 0x20) {
        const char escaped[] = {'\\', 'u', '0', '0', digits[code >> 4], digits[code & 15]};
        append({escaped, sizeof escaped});
    } else {
        append({&letter, 1});
    }
}

}  // namespace croupier::online
