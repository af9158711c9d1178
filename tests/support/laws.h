// The checks behind the law suite, for any game.
#pragma once

#include <algorithm>
#include <vector>

#include "croupier/engine/playout.h"
#include "tests/support/positions.h"

namespace croupier::test {

template <GameState S>
bool holds_whole_deck(const S& state) {
    CardSet seen;
    S::each_pile(state, [&](const PileInfo&, const auto& pile) {
        for (int i = 0; i < pile.size(); ++i) seen.insert(pile[i]);
    });
    return seen.size() == deck_size && card_count(state) == deck_size;
}

// Every move that names existing piles, and some that do not.
template <GameState S, class F>
void each_move_in_range(F&& visit) {
    for (int from = 0; from <= pile_count<S>; ++from)
        for (int to = 0; to <= pile_count<S>; ++to)
            for (int count = 0; count <= 20; ++count) visit(carry(from, to, count));
    for (Move move : {draw_move, recycle_move, timeout_move, Move{}}) visit(move);
    if constexpr (std::same_as<S, BluffBuddy>) {
        for (int code = 0; code <= 56; ++code) {
            const Card card{static_cast<std::uint8_t>(code)};
            visit(discard(card));
            for (int from = 0; from <= pile_count<S>; ++from)
                for (int to = 0; to <= pile_count<S>; ++to) visit(lay(card, from, to));
        }
        visit(Move{MoveKind::discard, 1, 0, 20});
        visit(Move{MoveKind::timeout, 0, 0, 1});
    }
    visit(Move{MoveKind::draw, 0, 1, 0});
    visit(Move{MoveKind::recycle, 1, 0, 3});
}

// docs/moves.md: an ace to another empty foundation than the first, a card to another empty cell
// than the first, and a card from cell to cell are accepted but not listed.
// In BluffBuddy what is left open, a claim, and a timeout.
inline bool is_accepted_but_not_listed(const BluffBuddy& state, Move move) {
    if (move.kind == MoveKind::timeout) return true;
    if (move.kind != MoveKind::lay) return false;
    if (move.from == 0 || move.to == 0) return true;
    const auto sources = state.apparent_sources(card_of(move).rank());
    return std::ranges::find(sources, move.from) == sources.end();
}
template <GameState S>
bool is_accepted_but_not_listed(const S& state, Move move) {
    if (move.kind != MoveKind::carry || move.count != 1) return false;
    const Role role = role_of<S>(move.to);
    if (pile_size(state, move.to) > 0) return false;
    if (role == Role::cell && role_of<S>(move.from) == Role::cell) return true;
    if (role != Role::cell && role != Role::foundation && role != Role::pocket) return false;
    for (int place = 0; place < move.to; ++place)
        if (role_of<S>(place) == role && pile_size(state, place) == 0 &&
            state.check(carry(move.from, place)) == Refusal::none)
            return true;
    return false;
}

template <GameState S>
void expect_generator_equals_rule_book(const S& state) {
    const MoveList moves = state.legal_moves();
    const auto listed = [&](Move move) { return std::ranges::count(moves, move); };
    for (Move move : moves) {
        ASSERT_EQ(state.check(move), Refusal::none) << to_text(state);
        ASSERT_EQ(listed(move), 1) << to_text(state);
    }
    each_move_in_range<S>([&](Move move) {
        if (state.check(move) != Refusal::none) return;
        ASSERT_EQ(listed(move), is_accepted_but_not_listed(state, move) ? 0 : 1)
            << "from " << int(move.from) << " to " << int(move.to) << " count " << int(move.count)
            << " in " << to_text(state);
    });
}

// Everybody who may look on: the players and a spectator.
template <GameState S>
std::vector<Seat> viewers() {
    std::vector<Seat> seats{Seat::first};
    if constexpr (requires { S::seats; }) {
        for (int s = 1; s < S::seats; ++s) seats.push_back(seat(s));
        seats.push_back(Seat::nobody);
    }
    return seats;
}

// Seals are secret too, where a game has them.
template <GameState S>
void flip_seals(S&, PlayoutRandom&) {}
inline void flip_seals(BluffBuddy& state, PlayoutRandom& random) {
    if (state.options.show_seals) return;
    for (PenaltySlot& slot : state.slots) {
        PenaltySlot other;
        for (int i = 0; i < slot.size(); ++i) other.push(slot[i]);
        if (random.below(2) == 0) other.seal();
        slot = other;
    }
}

// The same table for a viewer, with the cards that they cannot see dealt in another order. Nothing
// when the new order would make a group longer that they see.
template <GameState S>
std::optional<S> reshuffled(S state, Seat seat, PlayoutRandom& random) {
    const auto hidden_in = [&](const PileInfo& info, const auto& pile) {
        return info.owner == Seat::nobody || info.owner == seat ? pile.face_down() : pile.size();
    };
    std::vector<Card> hidden;
    S::each_pile(state, [&](const PileInfo& info, const auto& pile) {
        for (int i = 0; i < hidden_in(info, pile); ++i) hidden.push_back(pile[i]);
    });
    for (std::size_t i = hidden.size(); i > 1; --i)
        std::swap(hidden[i - 1], hidden[random.below(i)]);
    bool same_groups = true;
    S::each_pile(state, [&]<class P>(const PileInfo& info, P& pile) {
        const int unseen = hidden_in(info, pile), face_down = pile.face_down();
        std::vector<Card> cards;
        for (int i = 0; i < pile.size(); ++i) {
            cards.push_back(i < unseen ? hidden.back() : pile[i]);
            if (i < unseen) hidden.pop_back();
        }
        pile.assign(cards, P::faces == Faces::mixed ? face_down : 0);
        same_groups = same_groups && pile.face_down() == face_down;
    });
    if (!same_groups) return std::nullopt;
    flip_seals(state, random);
    return state;
}
template <GameState S>
S with_hidden_cards_shuffled(const S& state, Seat seat, PlayoutRandom& random) {
    for (int i = 0; i < 1000; ++i)
        if (const auto other = reshuffled(state, seat, random)) return *other;
    return state;
}

}  // namespace croupier::test
