// Sending cards home: which of them are safe, and Finish.
#pragma once

#include <optional>
#include <vector>

#include "croupier/engine/table.h"

namespace croupier {

enum class Homeward : std::uint8_t { all, safe };

// CD-04: nothing on the table can still need the card. Aces and twos never are needed; any other
// card only by the two of the other colour one rank lower, and these are home already.
constexpr bool is_safe_home(Card card, const Heights& heights) {
    if (card.rank() <= 2) return true;
    const bool black = card.colour() == Colour::black;
    const auto one = static_cast<std::size_t>(black ? Suit::diamonds : Suit::clubs);
    const auto other = static_cast<std::size_t>(black ? Suit::hearts : Suit::spades);
    return heights[one] >= card.rank() - 1 && heights[other] >= card.rank() - 1;
}

// The next card to go home of those that may: from the first pile, in the order of the layout, that
// has one (C-031).
template <GameState S, class F>
std::optional<Move> next_homeward_if(const S& state, F&& may_go) {
    std::optional<Move> next;
    for (Move move : state.legal_moves()) {
        if (move.kind != MoveKind::carry || role_of<S>(move.to) != Role::foundation) continue;
        if (!may_go(top_of(state, move.from))) continue;
        if (!next || move.from < next->from) next = move;
    }
    return next;
}

template <GameState S>
std::optional<Move> next_homeward(const S& state, Homeward which) {
    const Heights heights = heights_of(state);
    return next_homeward_if(
        state, [&](Card card) { return which == Homeward::all || is_safe_home(card, heights); });
}

// Card after card until none can go.
template <GameState S>
std::vector<Move> line_homeward(S state, Homeward which) {
    std::vector<Move> line;
    while (const std::optional<Move> move = next_homeward(state, which)) {
        line.push_back(*move);
        state.apply(*move);
    }
    return line;
}

}  // namespace croupier
