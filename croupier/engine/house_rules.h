// What a game says beyond its rule book: modes, decks, counting, undo, finish, hint.
#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "croupier/engine/event.h"
#include "croupier/engine/home.h"
#include "croupier/engine/option.h"
#include "croupier/engine/search.h"
#include "croupier/engine/tally.h"

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

// What a match notices beyond the rules. One is kept for each match.
struct NoWatch {
    // After a move that was carried out: adds its events, says whether the game is lost.
    bool after(const auto& /*house_rules*/, const auto& /*before*/, Move, const auto& /*now*/,
               const Tally&, Millis, Events&) {
        return false;
    }
};

// What most games leave at this; a game says what it does otherwise.
struct UsualHouseRules {
    using Watch = NoWatch;
    // The moves as which one command is carried out, each undone on its own.
    static std::vector<Move> steps(const auto& /*house_rules*/, const auto& /*state*/, Move move) {
        return {move};
    }
    // A move that is no turn of its own is taken back with the one before it (MD-16).
    static bool is_turn(const auto& /*house_rules*/, Move) { return true; }
    static bool may_undo_loss(const auto& /*house_rules*/) { return false; }
    static constexpr std::size_t most_redos = SIZE_MAX;
    static constexpr bool only_wins_score = false;
    static constexpr std::string_view score_name = "";  // none: the game counts no score
    // Can nothing on the table still need the card once it is home?
    template <GameState S>
    static bool is_safe(const S& state, Card card) {
        return is_safe_home(card, heights_of(state));
    }
    template <GameState S>
    static void report(const S& before, Move move, const S& after, Events& events) {
        report_move(before, move, after, events);
    }
    template <GameState S>
    static Verdict can_progress(const S& state);
    static void count_win(const auto& /*house_rules*/, Millis, Tally&) {}
    // What the number of a deal settles besides the deck.
    template <class Options>
    static Options numbered_options(const Options& options, std::uint64_t) {
        return options;
    }
};

template <class G>
concept Game = GameState<typename G::State> &&
               requires(const typename G::State& s, const typename G::HouseRules& house_rules,
                        Move m, Tally& tally, const Tally& other, Millis ms, int cards,
                        std::uint64_t number, Events& events, typename G::Watch& watch) {
                   { G::title } -> std::convertible_to<std::string_view>;
                   { std::span<const Mode>(G::modes) };
                   { std::span<const Level>(G::levels) };
                   { G::last_number } -> std::convertible_to<std::uint64_t>;
                   { G::numbered_deck(number) } -> std::same_as<Deck>;
                   { G::numbered_options(s.options, number) };
                   // How many undos are kept; -1 for all.
                   { G::undo_depth(house_rules) } -> std::same_as<int>;
                   { G::may_undo_loss(house_rules) } -> std::same_as<bool>;
                   { G::is_turn(house_rules, m) } -> std::same_as<bool>;
                   { G::steps(house_rules, s, m) } -> std::same_as<std::vector<Move>>;
                   // The move that follows by itself, if any; undone together with the player's.
                   { G::automatic(house_rules, s) } -> std::same_as<std::optional<Move>>;
                   { G::finish_line(house_rules, s) } -> std::same_as<std::vector<Move>>;
                   // The last move and the positions before this one let a game keep from hinting
                   // at the way back.
                   {
                       G::hint(s, m, std::span<const typename G::State>{})
                   } -> std::same_as<std::optional<Move>>;
                   { G::can_progress(s) } -> std::same_as<Verdict>;  // "no" is "no more moves"
                   { G::report(s, m, s, events) } -> std::same_as<void>;
                   { watch.after(house_rules, s, m, s, other, ms, events) } -> std::same_as<bool>;
                   { G::count_play(house_rules, s, m, s, tally) } -> std::same_as<void>;
                   { G::count_undo(house_rules, other, other, cards) } -> std::same_as<Tally>;
                   { G::count_redo(house_rules, other, other, cards) } -> std::same_as<Tally>;
                   { G::count_win(house_rules, ms, tally) } -> std::same_as<void>;
                   { G::score(house_rules, s, other) } -> std::same_as<int>;
                   { G::score_name } -> std::convertible_to<std::string_view>;
                   { G::is_safe(s, Card{}) } -> std::same_as<bool>;
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

template <GameState S>
Verdict UsualHouseRules::can_progress(const S& state) {
    return find_progress(state, progress_limit).possible;
}

// A first hint: a safe card home, else the first step of the shortest way to bring a card home or
// turn one up. Nothing when there is none. When the way was not found a plausible move, rather one
// to a new position: whoever follows the hints does not walk in a circle.
template <GameState S>
std::optional<Move> first_hint(const S& state, std::span<const S> before) {
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
    const auto leads_back = [&](Move move) {
        S next = state;
        next.apply(move);
        return std::ranges::find(before, next) != before.end();
    };
    const auto promise = [&](Move move) { return worth(move) - (leads_back(move) ? 10 : 0); };
    std::optional<Move> best;
    for (Move move : state.legal_moves())
        if (!only_swaps_columns(state, move) && (!best || promise(move) > promise(*best)))
            best = move;
    return best;
}

}  // namespace croupier
