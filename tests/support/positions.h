// Positions and matches from short texts, and moves as people type them.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <string_view>

#include "croupier/engine/all_games.h"
#include "croupier/engine/notation.h"

namespace croupier::test {

template <class Tuple>
struct AsTypes;
template <class... G>
struct AsTypes<std::tuple<G...>> {
    using type = testing::Types<G...>;
};
using AllGamesTyped = AsTypes<AllGames>::type;  // for typed test suites

// "t1: KS | t2: QH" or "draw=1 | t1: KS": a position text without the name of the game.
inline std::string with_game(std::string_view game, std::string_view text) {
    const bool has_head = text.substr(0, text.find('|')).find(':') == std::string_view::npos;
    return std::string(game) + (has_head ? " " : " | ") + std::string(text);
}

template <GameState S>
S at(std::string_view text) {
    const Result<S> state = position_from<S>(with_game(S::id, text));
    EXPECT_TRUE(state) << (state ? "" : state.error().sentence) << "\n" << text;
    return state ? *state : S{};
}

// Why a typed move is refused; Refusal::none when it is allowed.
template <GameState S>
Refusal check(const S& state, std::string_view move) {
    const Result<Move> read = move_from(state, move);
    EXPECT_TRUE(read) << (read ? "" : read.error().sentence);
    return read ? state.check(*read) : Refusal::malformed;
}

template <GameState S>
S after(S state, std::string_view line) {
    const auto moves = line_from(state, line);
    EXPECT_TRUE(moves) << (moves ? "" : moves.error().sentence);
    for (Move move : *moves) {
        EXPECT_EQ(state.check(move), Refusal::none)
            << to_text(state, move) << " in " << to_text(state);
        state.apply(move);
    }
    return state;
}

// The legal moves as sorted words.
using Words = std::vector<std::string>;
template <GameState S>
Words legal(const S& state) {
    Words words;
    for (Move move : state.legal_moves()) words.push_back(to_text(state, move));
    std::ranges::sort(words);
    return words;
}

inline std::unique_ptr<Match> opened(MatchResult match) {
    EXPECT_TRUE(match) << (match ? "" : match.error().sentence);
    return match ? std::move(*match) : nullptr;
}

// A match from a position, with house rules such as "scoring=windows undo=1".
template <Game G>
std::unique_ptr<Match> match_at(std::string_view text, std::string_view house_rules = "") {
    return opened(match_from_position(with_game(G::State::id, text), *settings_from(house_rules)));
}

inline std::unique_ptr<Match> match_of(std::string_view deal_id) {
    const Result<DealId> id = deal_id_from(deal_id);
    EXPECT_TRUE(id) << (id ? "" : id.error().sentence);
    return opened(deal_match(*id));
}

// Plays one typed move.
inline Answer play(Match& match, std::string_view move, Time at = {}) {
    const Result<Move> read = match.read_move(move);
    EXPECT_TRUE(read) << (read ? "" : read.error().sentence);
    return match.play(Seat::first, *read, at);
}

// Plays several moves, each of which must be allowed.
inline void play_all(Match& match, std::string_view line) {
    for (std::size_t at = 0; at < line.size();) {
        const std::size_t end = std::min(line.find(' ', at), line.size());
        const Answer answer = play(match, line.substr(at, end - at));
        EXPECT_TRUE(answer) << line.substr(at, end - at) << ": " << sentence_of(answer.refusal);
        at = end + 1;
    }
}

inline bool has_event(const Answer& answer, EventKind kind) {
    return std::ranges::any_of(answer.events, [&](const Event& e) { return e.kind == kind; });
}

}  // namespace croupier::test
