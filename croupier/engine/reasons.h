// What speaks for a move, as far as the player can see it.
#pragma once

#include <vector>

#include "croupier/engine/targets.h"

namespace croupier {

// In the order in which they are told.
enum class ReasonCode : std::uint8_t {
    turns_up,     // the pile whose next card is turned up
    goes_home,    // the card
    unblocks,     // a card that could not go home before and can now
    empties,      // the column
    frees_cell,   // the cell or pocket
    builds,       // the card on which the others are laid
    keeps_order,  // a run of several cards stays together
    draws,
    recycles,
};
std::string_view name_of(ReasonCode code);

struct Reason {
    ReasonCode code;
    int pile = -1;  // of turns_up, empties, frees_cell
    Card card{};    // of goes_home, unblocks, builds
    bool operator==(const Reason&) const = default;
};

// The tops that may go home.
template <GameState S>
CardSet ready_for_home(const S& state) {
    CardSet ready;
    for (Move move : state.legal_moves())
        if (move.kind == MoveKind::carry && role_of<S>(move.to) == Role::foundation)
            ready.insert(top_of(state, move.from));
    return ready;
}

// Of a move that check allows.
template <GameState S>
std::vector<Reason> reasons_for(const S& state, Move move) {
    if (move.kind == MoveKind::draw) return {{ReasonCode::draws}};
    if (move.kind == MoveKind::recycle) return {{ReasonCode::recycles}};
    if (move.kind != MoveKind::carry) return {};
    std::vector<Reason> reasons;
    S after = state;
    after.apply(move);
    const Role from = role_of<S>(move.from), to = role_of<S>(move.to);
    if (face_down_in(after, move.from) < face_down_in(state, move.from) && from == Role::column)
        reasons.push_back({ReasonCode::turns_up, move.from});
    if (to == Role::foundation)
        reasons.push_back({ReasonCode::goes_home, -1, top_of(state, move.from)});
    const CardSet before = ready_for_home(state), seen = visible_cards(state, Seat::first);
    for (Card card : ready_for_home(after) & seen)
        if (!before.contains(card)) reasons.push_back({ReasonCode::unblocks, -1, card});
    if (from == Role::column && pile_size(after, move.from) == 0 &&
        !only_swaps_columns(state, move))
        reasons.push_back({ReasonCode::empties, move.from});
    if (from == Role::cell || from == Role::pocket)
        reasons.push_back({ReasonCode::frees_cell, move.from});
    if (to == Role::column && pile_size(state, move.to) > 0)
        reasons.push_back({ReasonCode::builds, -1, top_of(state, move.to)});
    if (move.count > 1) reasons.push_back({ReasonCode::keeps_order});
    return reasons;
}

}  // namespace croupier
