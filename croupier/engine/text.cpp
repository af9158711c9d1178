// Splitting a position text, and the words for a wrong option.
#include "croupier/engine/text.h"

#include <algorithm>

#include "croupier/engine/suggest.h"

namespace croupier {
namespace {

// Cuts the next word off the rest; words are separated by spaces.
std::string_view next_word(std::string_view text, std::size_t& at) {
    while (at < text.size() && text[at] == ' ') ++at;
    const std::size_t begin = at;
    while (at < text.size() && text[at] != ' ') ++at;
    return text.substr(begin, at - begin);
}

std::string quoted(std::string_view word) { return "'" + std::string(word) + "'"; }

Result<PileText> split_pile(std::string_view text, std::size_t begin, std::size_t end) {
    PileText pile;
    std::size_t at = begin;
    const std::string_view line = text.substr(0, end);
    std::string_view name = next_word(line, at);
    pile.offset = at - name.size();
    if (name.size() < 2 || name.back() != ':')
        return ParseError{ParseCode::syntax, pile.offset,
                          "expected a pile such as 't1: 5H 4S' instead of " + quoted(name)};
    name.remove_suffix(1);
    const std::size_t equals = std::min(name.find('='), name.size());
    pile.name = name.substr(0, equals);
    pile.mark = name.substr(std::min(equals + 1, name.size()));
    bool slash = false;
    for (std::string_view word = next_word(line, at); !word.empty(); word = next_word(line, at)) {
        const std::size_t offset = at - word.size();
        if (word == "/" && !slash) {
            slash = true;
            pile.face_down = static_cast<int>(pile.cards.size());
            continue;
        }
        const std::optional<Card> card = card_from(word);
        if (!card)
            return ParseError{ParseCode::bad_card, offset,
                              quoted(word) +
                                  " is no card: write a rank A23456789TJQK and a suit CDHS"};
        pile.cards.push_back(*card);
    }
    return pile;
}

}  // namespace

Result<PositionText> split_position(std::string_view text) {
    PositionText parts;
    std::size_t bar = std::min(text.find('|'), text.size());
    const std::string_view head = text.substr(0, bar);
    std::size_t at = 0;
    parts.game = next_word(head, at);
    for (std::string_view word = next_word(head, at); !word.empty(); word = next_word(head, at)) {
        const std::size_t equals = word.find('=');
        if (equals == std::string_view::npos)
            return ParseError{ParseCode::syntax, at - word.size(),
                              "expected option=value instead of " + quoted(word)};
        parts.options.push_back(
            {word.substr(0, equals), word.substr(equals + 1), at - word.size()});
    }
    while (bar < text.size()) {
        const std::size_t begin = bar + 1;
        bar = std::min(text.find('|', begin), text.size());
        Result<PileText> pile = split_pile(text, begin, bar);
        if (!pile) return pile.error();
        parts.piles.push_back(std::move(*pile));
    }
    return parts;
}

ParseError option_error(SetOption fault, std::string_view key, std::string_view word,
                        const std::vector<OptionInfo>& known, std::size_t offset) {
    std::vector<std::string_view> keys, words;
    for (const OptionInfo& info : known) {
        keys.push_back(info.key);
        if (info.key == key) words.assign(info.words.begin(), info.words.end());
    }
    if (fault == SetOption::unknown_key)
        return {ParseCode::unknown_option, offset,
                "there is no option " + quoted(key) + "; the options are " + listed(keys) +
                    did_you_mean(key, keys)};
    return {ParseCode::bad_value, offset,
            quoted(word) + " is no value of " + std::string(key) + "; choose one of " +
                listed(words)};
}

}  // namespace croupier
