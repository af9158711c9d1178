// The checks behind the law suite, for any game.
#pragma once

#include <algorithm>
#include <vector>

#include "engine/playout.h"
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
    for (Move move : {draw_move, recycle_move, Move{}}) visit(move);
    visit(Move{MoveKind::draw, 0, 1, 0});
    visit(Move{MoveKind::recycle, 1, 0, 3});
}

// docs/moves.md: an ace to another empty foundation than the first, a card to another empty cell
// than the first, and a card from cell to cell are accepted but not listed.
template <GameState S>
bool is_accepted_but_not_listed(const S& state, Move move) {
    if (move.kind != MoveKind::carry || move.count != 1) return false;
    const Role role = role_of<S>(move.to);
    if (pile_size(state, move.to) > 0) return false;
    if (role == Role::cell && role_of<S>(move.from) == Role::cell) return true;
    if (role != Role::cell && role != Role::foundation) return false;
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

// The same table for the player, with the cards that he cannot see dealt in another order.
template <GameState S>
S with_hidden_cards_shuffled(S state, PlayoutRandom& random) {
    std::vector<Card> hidden;
    S::each_pile(state, [&](const PileInfo&, const auto& pile) {
        for (int i = 0; i < pile.face_down(); ++i) hidden.push_back(pile[i]);
    });
    for (std::size_t i = hidden.size(); i > 1; --i)
        std::swap(hidden[i - 1], hidden[random.below(i)]);
    S::each_pile(state, [&]<class P>(const PileInfo&, P& pile) {
        if (pile.face_down() == 0) return;
        const int face_down = pile.face_down();
        std::vector<Card> cards;
        for (int i = 0; i < pile.size(); ++i) {
            if (i < face_down) {
                cards.push_back(hidden.back());
                hidden.pop_back();
            } else {
                cards.push_back(pile[i]);
            }
        }
        ASSERT_TRUE(pile.assign(cards, P::faces == Faces::mixed ? face_down : 0));
    });
    return state;
}

}  // namespace croupier::test
