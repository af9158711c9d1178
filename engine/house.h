// What a game says beyond its rule book: modes, decks, counting, undo, finish, hint.
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "engine/home.h"
#include "engine/option.h"
#include "engine/search.h"
#include "engine/tally.h"

namespace croupier {

// A way to play a game with statistics and deal numbers of its own; at most one option tells the
// modes of a game apart.
struct Mode {
    std::string_view prefix;  // of its deal ids
    std::string_view title;
    std::string_view key = {};  // the option that makes it, none for the default
    std::string_view word = {};
};

// A named handful of options (KD-14).
struct Level {
    std::string_view name;
    std::string_view settings;  // "draw=3 passes=3"
};

template <class G>
concept Game =
    GameState<typename G::State> &&
    requires(const typename G::State& s, const typename G::House& house, Move m, Tally& tally,
             const Tally& other, Millis ms, int cards, std::uint64_t number) {
        { G::title } -> std::convertible_to<std::string_view>;
        { std::span<const Mode>(G::modes) };
        { std::span<const Level>(G::levels) };
        { G::last_number } -> std::convertible_to<std::uint64_t>;
        { G::numbered_deck(number) } -> std::same_as<Deck>;
        // How many undos are kept; -1 for all.
        { G::undo_depth(house) } -> std::same_as<int>;
        // The moves as which one command is carried out, each undone on its own.
        { G::steps(house, s, m) } -> std::same_as<std::vector<Move>>;
        // The move that follows by itself, if any; undone together with the player's.
        { G::automatic(house, s) } -> std::same_as<std::optional<Move>>;
        { G::finish_line(house, s) } -> std::same_as<std::vector<Move>>;
        { G::hint(s) } -> std::same_as<std::optional<Move>>;
        { G::count_play(house, s, m, s, tally) } -> std::same_as<void>;
        { G::count_undo(house, other, other, cards) } -> std::same_as<Tally>;
        { G::count_redo(house, other, other, cards) } -> std::same_as<Tally>;
        { G::count_win(house, ms, tally) } -> std::same_as<void>;
        { G::score(house, other) } -> std::same_as<int>;
    };

constexpr int depth_of(Undo undo) {
    switch (undo) {
    case Undo::none: return 0;
    case Undo::one: return 1;
    case Undo::ten: return 10;
    default: return -1;
    }
}

template <GameState S>
std::optional<Move> safe_move(Autoplay autoplay, const S& state) {
    if (autoplay == Autoplay::off) return std::nullopt;
    return next_homeward(state, Homeward::safe);
}

// Far enough for "no moves" in Klondike and Cards; FreeCell often ends in "unknown".
inline constexpr std::size_t progress_limit = 20'000;

// A first hint: a safe card home, else the first step of the shortest way to bring a card home or
// turn one up. Nothing when there is none; a plausible move when the way was not found.
template <GameState S>
std::optional<Move> first_hint(const S& state) {
    if (const auto safe = next_homeward(state, Homeward::safe)) return safe;
    const Progress progress = find_progress(state, progress_limit);
    if (!progress.line.empty()) return progress.line.front();
    if (progress.possible == Verdict::no) return std::nullopt;

    // Building on a column keeps cells and empty columns free; a cell comes last.
    const auto worth = [&](Move move) {
        if (move.kind != MoveKind::carry) return 1;
        if (role_of<S>(move.to) == Role::cell) return 0;
        if (role_of<S>(move.from) == Role::foundation) return 0;
        return pile_size(state, move.to) > 0 ? 3 : 2;
    };
    std::optional<Move> best;
    for (Move move : state.legal_moves())
        if (!only_swaps_columns(state, move) && (!best || worth(move) > worth(*best))) best = move;
    return best;
}

}  // namespace croupier
