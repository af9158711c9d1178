// Beginning a match; only the match.cpp of a game includes this.
#pragma once

#include "croupier/engine/match/factory.h"
#include "croupier/engine/match/match_of.h"

namespace croupier {

template <Game G>
MatchResult MatchFactory<G>::from_deck(const Settings& settings, const Deck& deck) {
    const auto read = read_settings<G>(settings);
    if (!read) return read.error();
    const auto& [options, house_rules] = *read;
    return std::unique_ptr<Match>(
        std::make_unique<MatchOf<G>>(house_rules, G::State::deal(options, deck), deck));
}

template <Game G>
MatchResult MatchFactory<G>::from_number(const Settings& settings, std::uint64_t number,
                                         const Deck& deck) {
    const auto read = read_settings<G>(settings);
    if (!read) return read.error();
    const auto options = G::numbered_options(read->first, number);
    return std::unique_ptr<Match>(
        std::make_unique<MatchOf<G>>(read->second, G::State::deal(options, deck), deck));
}

template <Game G>
MatchResult MatchFactory<G>::from_position(std::string_view text, const Settings& house_rules,
                                           const Start& start) {
    const auto state = position_from<typename G::State>(text);
    if (!state) return state.error();
    const auto read = read_settings<G>(house_rules);
    if (!read) return read.error();
    // A record names all its options: those of the rules must be those of the position.
    auto options = state->options;
    for (const auto& [key, word] : house_rules) set_option(options, key, word);
    if (options != state->options)
        return ParseError{ParseCode::bad_value, 0,
                          "options of the rules belong into the position, and it says otherwise"};
    return std::unique_ptr<Match>(
        std::make_unique<MatchOf<G>>(read->second, *state, std::nullopt, start));
}

}  // namespace croupier
