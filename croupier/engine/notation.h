// Moves as people type them: 37, 37x4, 3a, wh, hs5, s (docs/moves.md).
#pragma once

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "croupier/engine/card_text.h"
#include "croupier/engine/table.h"

namespace croupier {

// A typed move before anything is known about the table.
struct MoveText {
    char from = 0;                  // letter of a pile, 's' the stock
    std::optional<Suit> from_suit;  // of a foundation
    char to = 0;                    // 'h' home, 0 when the stock was named alone
    int slot = 0;                   // of a foundation, 0 when not named
    int count = 0;                  // 0 when not named
};
// `homes` are the letters of foundations, which are named with their suit when cards leave them.
Result<MoveText> split_move(std::string_view text, std::string_view homes);
ParseError move_error(std::string_view text, std::string_view why);

namespace notation {

// How many cards may go from one column to another: each count that check allows.
template <GameState S>
std::vector<int> fitting_counts(const S& state, int from, int to) {
    std::vector<int> counts;
    for (int count = 1; count <= pile_size(state, from); ++count)
        if (state.check(carry(from, to, count)) == Refusal::none) counts.push_back(count);
    return counts;
}

// The count that a move to a column has when none is written; 0 when it must be written.
template <GameState S>
int default_count(const S& state, int from, int to) {
    if (pile_size(state, to) == 0) return 1;
    const std::vector<int> counts = fitting_counts(state, from, to);
    if (counts.size() == 1) return counts[0];
    if (!counts.empty()) return 0;
    // None fits: name the move whose refusal says most.
    for (int count = 2; count <= pile_size(state, from); ++count)
        if (state.check(carry(from, to, count)) == Refusal::run_too_long) return count;
    return 1;
}

// The foundation that `h` means: the first that takes the card; else the one whose refusal says
// most, which is that of its own suit.
template <GameState S>
int default_home(const S& state, int from) {
    const auto says = [](Refusal refusal) {
        if (refusal == Refusal::none) return 3;
        if (refusal == Refusal::wrong_rank) return 2;
        return refusal == Refusal::wrong_suit ? 0 : 1;
    };
    int best = -1;
    for (int place = 0; place < pile_count<S>; ++place) {
        if (role_of<S>(place) != Role::foundation) continue;
        if (best < 0 ||
            says(state.check(carry(from, place))) > says(state.check(carry(from, best))))
            best = place;
    }
    return best;
}

template <GameState S>
std::optional<int> place_of(char letter) {
    for (int place = 0; place < pile_count<S>; ++place) {
        const PileInfo& info = S::layout[static_cast<std::size_t>(place)];
        if (info.letter == letter && info.role != Role::foundation) return place;
    }
    return std::nullopt;
}

template <GameState S>
std::string home_letters() {
    std::string letters;
    for (const PileInfo& info : S::layout)
        if (info.role == Role::foundation) letters += info.letter;
    return letters;
}

// The n-th foundation, from 1.
template <GameState S>
std::optional<int> foundation_place(int number) {
    int seen = 0;
    for (int place = 0; place < pile_count<S>; ++place)
        if (role_of<S>(place) == Role::foundation && ++seen == number) return place;
    return std::nullopt;
}

// The foundation with this letter that shows the suit.
template <GameState S>
std::optional<int> foundation_showing(const S& state, char letter, Suit suit) {
    for (int place = 0; place < pile_count<S>; ++place) {
        const PileInfo& info = S::layout[static_cast<std::size_t>(place)];
        if (info.role != Role::foundation || info.letter != letter) continue;
        const Card top = top_of(state, place);
        if (top.known() && top.suit() == suit) return place;
    }
    return std::nullopt;
}

}  // namespace notation

template <GameState S>
std::string to_text(const S& state, Move move) {
    if (move.kind == MoveKind::draw || move.kind == MoveKind::recycle) return "s";
    std::string text(1, S::layout[move.from].letter);
    if (role_of<S>(move.from) == Role::foundation) {
        const char letter = letter_of(top_of(state, move.from).suit());
        text += static_cast<char>(letter - 'A' + 'a');
    }
    text += role_of<S>(move.to) == Role::foundation ? 'h' : S::layout[move.to].letter;
    if (role_of<S>(move.to) == Role::foundation) {
        if (move.to != notation::default_home(state, move.from)) {
            int number = 0;
            for (int place = 0; place <= move.to; ++place)
                number += role_of<S>(place) == Role::foundation ? 1 : 0;
            text += std::to_string(number);
        }
    } else if (role_of<S>(move.to) == Role::column &&
               move.count != notation::default_count(state, move.from, move.to)) {
        text += "x" + std::to_string(move.count);
    }
    return text;
}

// Between the moves of a line.
template <GameState S>
constexpr std::string_view move_separator() {
    if constexpr (requires { S::move_separator; }) return S::move_separator;
    return " ";
}

// Of moves that are allowed one after another.
template <GameState S>
std::string line_text(S state, std::span<const Move> line) {
    std::string text;
    for (Move move : line) {
        if (!text.empty()) text += move_separator<S>();
        text += to_text(state, move);
        state.apply(move);
    }
    return text;
}

// Says which move is meant; whether it is allowed is for check to say.
template <GameState S>
Result<Move> move_from(const S& state, std::string_view text) {
    const Result<MoveText> typed = split_move(text, notation::home_letters<S>());
    if (!typed) return typed.error();
    if (typed->to == 0) {
        if (!notation::place_of<S>('s')) return move_error(text, "this game has no stock");
        return state.check(draw_move) == Refusal::stock_empty ? recycle_move : draw_move;
    }
    const std::optional<int> from =
        typed->from_suit ? notation::foundation_showing(state, typed->from, *typed->from_suit)
                         : notation::place_of<S>(typed->from);
    if (!from) return move_error(text, "there is no such pile to take from");
    std::optional<int> to;
    if (typed->to != 'h') {
        to = notation::place_of<S>(typed->to);
    } else if (typed->slot == 0) {
        to = notation::default_home(state, *from);
    } else {
        to = notation::foundation_place<S>(typed->slot);
    }
    if (!to) return move_error(text, "there is no such pile to put cards on");
    int count = typed->count;
    if (count == 0) {
        count = role_of<S>(*to) == Role::column ? notation::default_count(state, *from, *to) : 1;
        if (count == 0)
            return move_error(text, "more than one run fits there: add how many, as in 37x4");
    }
    return carry(*from, *to, count);
}

// Moves with a space between, each read in the position that the ones before lead to. Stops at the
// first that is not allowed; check says why.
template <GameState S>
Result<std::vector<Move>> line_from(S state, std::string_view text) {
    std::vector<Move> line;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find(' ', at), text.size());
        const Result<Move> move = move_from(state, text.substr(at, end - at));
        if (!move) return ParseError{move.error().code, at, move.error().sentence};
        line.push_back(*move);
        if (state.check(*move) != Refusal::none) break;
        state.apply(*move);
        at = end + 1;
    }
    return line;
}

}  // namespace croupier
