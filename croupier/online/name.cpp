// Cleaning and comparing names.
#include "croupier/online/name.h"

#include <algorithm>
#include <array>

#include "croupier/online/look_alike.h"
#include "croupier/online/utf8.h"

namespace croupier::online {
namespace {

constexpr std::size_t most_marks = 2;  // on one letter

// Nobody may have one of these words in a name, nor be called what stands in the second list.
constexpr auto titles =
    std::to_array<std::string_view>({"bot", "croupier", "admin", "administrator", "moderator"});
constexpr auto house = std::to_array<std::string_view>(
    {"server", "system", "house", "the house", "somebody", "dealer", "operator", "support"});

bool is_digit(char32_t point) { return point >= '0' && point <= '9'; }

// Digits and signs that are written for letters; beyond those of plain().
char32_t meant(char32_t point) {
    constexpr std::u32string_view signs = U"34578@$!+";
    constexpr std::string_view letters = "eastbasit";
    const std::size_t found = signs.find(point);
    return found == std::u32string_view::npos ? plain(point)
                                              : static_cast<unsigned char>(letters[found]);
}

// As plain letters, without blanks and other signs.
std::string bones(std::u32string_view points) {
    std::string text;
    for (const char32_t point : points)
        if (const char32_t letter = meant(point);
            (letter >= 'a' && letter <= 'z') || is_digit(letter))
            text += static_cast<char>(letter);
    return text;
}

template <class Words>
bool says_one_of(const Words& words, std::u32string_view points) {
    // "Bot 2", "b0t12": the number behind it does not make it a name.
    for (;; points.remove_suffix(1)) {
        const std::string said = bones(points);
        if (std::ranges::any_of(words, [&](std::string_view word) {
                return bones(std::u32string(word.begin(), word.end())) == said;
            }))
            return true;
        if (points.empty() || (!is_digit(points.back()) && points.back() != ' ')) return false;
    }
}

bool pretends(std::u32string_view name) {
    if (says_one_of(titles, name) || says_one_of(house, name)) return true;
    while (!name.empty()) {
        const std::size_t end = std::min(name.find_first_of(U" .-_:()[]"), name.size());
        if (says_one_of(titles, name.substr(0, end))) return true;
        name.remove_prefix(std::min(end + 1, name.size()));
    }
    return false;
}

std::u32string tidied(std::u32string_view points) {
    std::u32string name;
    std::size_t marks = 0;
    for (const char32_t point : points) {
        if (is_space(point)) {
            if (!name.empty() && name.back() != ' ') name += ' ';
            marks = most_marks;  // a mark needs a letter
        } else if (is_mark(point)) {
            if (!name.empty() && marks++ < most_marks) name += point;
        } else if (!is_invisible(point)) {
            name += point;
            marks = 0;
        }
    }
    if (name.ends_with(' ')) name.pop_back();
    return name;
}

}  // namespace

std::optional<std::string> clean_name(std::string_view given) {
    constexpr std::size_t worth_reading = 1000;
    if (given.size() > worth_reading) return std::nullopt;
    const auto points = code_points(given);
    if (!points) return std::nullopt;
    const std::u32string name = tidied(*points);
    if (name.empty() || name.size() > longest_name || pretends(name)) return std::nullopt;
    std::string text;
    for (const char32_t point : name) append_utf8(text, point);
    return text;
}

std::string name_key(std::string_view name) {
    std::string key, signs;
    for (const char32_t point : code_points(name).value_or(U"")) {
        if (is_space(point) || is_mark(point) || is_invisible(point)) continue;
        const char32_t letter = plain(point);
        const bool sign = letter < 0x80 && (letter < 'a' || letter > 'z') && !is_digit(letter);
        append_utf8(sign ? signs : key, letter);
    }
    return key.empty() ? signs : key;
}

}  // namespace croupier::online
