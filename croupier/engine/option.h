// Options of a game as a person names them: a key and one of a few words, the default first.
//
// An options struct lists its members once, in each_option(options, visit); reading, writing and
// describing them follow from that list. Every member is a one-byte bool or enumeration whose
// value is the index of its word, so Options{} is always the default.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace croupier {

struct OptionInfo {
    std::string_view key;
    std::span<const std::string_view> words;  // the first is the default
    std::string_view meaning;
};

struct Setting {
    std::string key;
    std::string word;
    bool operator==(const Setting&) const = default;
};
using Settings = std::vector<Setting>;

inline constexpr std::string_view off_on[] = {"off", "on"};
inline constexpr std::string_view undo_words[] = {"unlimited", "none", "1", "10"};
inline constexpr std::string_view autoplay_words[] = {"off", "safe"};

enum class Undo : std::uint8_t { unlimited, none, one, ten };
enum class Autoplay : std::uint8_t { off, safe };

// The options that differ from the default, in the order of the list.
template <class Options>
Settings settings_of(const Options& options) {
    Settings settings;
    Options::each_option(options, [&](const OptionInfo& info, const auto& value) {
        const auto index = static_cast<std::uint8_t>(value);
        if (index != 0) settings.push_back({std::string(info.key), std::string(info.words[index])});
    });
    return settings;
}

enum class SetOption : std::uint8_t { done, unknown_key, bad_word };

template <class Options>
SetOption set_option(Options& options, std::string_view key, std::string_view word) {
    auto result = SetOption::unknown_key;
    Options::each_option(options, [&](const OptionInfo& info, auto& value) {
        if (info.key != key) return;
        result = SetOption::bad_word;
        for (std::size_t i = 0; i < info.words.size(); ++i) {
            if (info.words[i] != word) continue;
            value = static_cast<std::remove_reference_t<decltype(value)>>(i);
            result = SetOption::done;
        }
    });
    return result;
}

template <class Options>
std::vector<OptionInfo> options_of() {
    std::vector<OptionInfo> infos;
    Options::each_option(Options{},
                         [&](const OptionInfo& info, const auto&) { infos.push_back(info); });
    return infos;
}

}  // namespace croupier
