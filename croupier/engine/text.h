// Position text, our FEN: one line that holds a whole State (docs/position-format.md).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "croupier/engine/card_text.h"
#include "croupier/engine/game.h"
#include "croupier/engine/observe.h"
#include "croupier/engine/option.h"
#include "croupier/engine/result.h"

namespace croupier {

// The parts of a position text before anything is known about the game.
struct PileText {
    std::string_view name;
    std::string_view mark;
    std::size_t offset = 0;
    std::vector<Card> cards;
    int face_down = 0;
};
struct PositionText {
    std::string_view game;
    struct Option {
        std::string_view key, word;
        std::size_t offset = 0;
    };
    std::vector<Option> options;
    std::vector<PileText> piles;
};
Result<PositionText> split_position(std::string_view text);
ParseError option_error(SetOption fault, std::string_view key, std::string_view word,
                        const std::vector<OptionInfo>& known, std::size_t offset);

template <GameState S>
std::string to_text(const S& state) {
    std::string text;
    text.reserve(256);  // a whole deck fits
    text += S::id;
    for (const Setting& setting : settings_of(state.options))
        text += " " + setting.key + "=" + setting.word;
    S::each_pile(state, [&]<class P>(const PileInfo& info, const P& pile) {
        if (pile.size() == 0) return;
        text += " | ";
        text += info.name;
        if constexpr (Marked<P>)
            if (pile.mark() != 0) text += "=" + pile.mark_text();
        text += ':';
        if constexpr (WrittenByTop<P>) {
            append_card(text, pile.top());
        } else {
            for (int i = 0; i < pile.size(); ++i) {
                append_card(text, pile[i]);
                if (P::faces == Faces::mixed && i + 1 == pile.face_down()) text += " /";
            }
        }
    });
    return text;
}

template <GameState S>
std::string to_text(const View<S>& view) {
    return to_text(view.state());
}

// No card may lie in two places.
template <GameState S>
std::optional<ParseError> find_duplicate(const S& state) {
    CardSet seen;
    std::optional<ParseError> error;
    S::each_pile(state, [&](const PileInfo& info, const auto& pile) {
        for (int i = 0; i < pile.size() && !error; ++i) {
            if (seen.contains(pile[i]))
                error = ParseError{ParseCode::duplicate_card, 0,
                                   "there is only one " + to_text(pile[i]) + ", and " +
                                       std::string(info.name) + " holds a second"};
            seen.insert(pile[i]);
        }
    });
    return error;
}

template <GameState S>
Result<S> position_from(std::string_view text) {
    const Result<PositionText> parts = split_position(text);
    if (!parts) return parts.error();
    if (parts->game != S::id)
        return ParseError{ParseCode::unknown_game, 0,
                          "this is a position of '" + std::string(parts->game) + "', not of " +
                              std::string(S::id)};
    S state{};
    for (const auto& [key, word, offset] : parts->options)
        if (const SetOption done = set_option(state.options, key, word); done != SetOption::done)
            return option_error(done, key, word, options_of<typename S::Options>(), offset);
    for (const PileText& given : parts->piles) {
        bool found = false, fits = false, marked = false;
        S::each_pile(state, [&]<class P>(const PileInfo& info, P& pile) {
            if (info.name != given.name) return;
            found = true;
            fits = pile.size() == 0 && pile.assign(given.cards, given.face_down);
            if constexpr (Marked<P>) {
                marked = given.mark.empty() || pile.set_mark(given.mark);
            } else {
                marked = given.mark.empty();
            }
        });
        const std::string name(given.name);
        if (!found)
            return ParseError{ParseCode::unknown_pile, given.offset,
                              std::string(S::id) + " has no pile '" + name + "'"};
        if (!fits)
            return ParseError{ParseCode::impossible, given.offset,
                              "these cards cannot lie in " + name +
                                  ": it is named twice, too full, or cannot lie face down (a "
                                  "foundation is written by its top card alone)"};
        if (!marked)
            return ParseError{ParseCode::impossible, given.offset,
                              name + " cannot bear the mark '" + std::string(given.mark) + "'"};
    }
    if (auto error = find_duplicate(state)) return *error;
    if (!state.sound())
        return ParseError{ParseCode::impossible, 0,
                          "this table cannot come about in a game: see the limits in "
                          "docs/position-format.md"};
    return state;
}

template <GameState S>
int card_count(const S& state) {
    int count = 0;
    S::each_pile(state, [&](const PileInfo&, const auto& pile) { count += pile.size(); });
    return count;
}

}  // namespace croupier
