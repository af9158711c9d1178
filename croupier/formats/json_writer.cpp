// What is rare: more room, and letters that need an escape.
#include "croupier/formats/json_writer.h"

#include <algorithm>
#include <array>

#include "croupier/engine/hex.h"

namespace croupier::formats {
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

void JsonWriter::grow(std::size_t size) { out_.resize(std::max(2 * out_.size(), used_ + size)); }

JsonWriter& JsonWriter::fixed(double value, int digits) {
    constexpr std::size_t longest = 352;  // the largest double, a point and some digits
    char* const begin = space(longest);
    char* const end =
        std::to_chars(begin, begin + longest - 1, value, std::chars_format::fixed, digits).ptr;
    *end = ',';
    used_ += static_cast<std::size_t>(end - begin) + 1;
    return *this;
}

bool JsonWriter::is_plain(std::string_view value) {
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

void JsonWriter::append_escaped(char letter) {
    const auto code = static_cast<unsigned char>(letter);
    if (letter == '"' || letter == '\\') {
        const char escaped[] = {'\\', letter};
        append({escaped, sizeof escaped});
    } else if (letter == '\n') {
        append("\\n");
    } else if (code < 0x20) {
        append("\\u00");
        append(to_hex(std::array{code}));
    } else {
        append({&letter, 1});
    }
}

}  // namespace croupier::formats
