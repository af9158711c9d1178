// What a command made happen, one event after another.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "croupier/engine/table.h"

namespace croupier {

enum class EventKind : std::uint8_t {
    moved,
    drawn,
    recycled,
    turned_up,
    typed,      // a column got or lost its type
    discarded,  // a card went to the pool
    selecting,  // a play waits for its source or recipient
    dealt,      // a new round
    warned,
    hinted,
    undone,
    redone,
    rewound,
    retracted,
    paused,
    resumed,
    refused,
    won,
    lost,
};
std::string_view name_of(EventKind kind);

// Signs that a game goes nowhere; none of them ends it.
enum class Warning : std::uint8_t { none, no_progress, loop, slow };
std::string_view name_of(Warning warning);

struct Event {
    EventKind kind;
    Move move{};             // of moved, drawn, recycled, discarded, selecting, hinted, refused
    Card card{};             // that was turned up
    std::uint8_t place = 0;  // the pile that was turned up or typed
    Refusal refusal = Refusal::none;  // of refused
    Warning warning = Warning::none;  // of warned
    bool operator==(const Event&) const = default;
};
using Events = std::vector<Event>;

// Did a card come into sight?
bool shows_new_cards(const Events& events);

// What a move of most solitaires makes happen.
template <GameState S>
void report_move(const S& before, Move move, const S& after, Events& events) {
    const EventKind kind = move.kind == MoveKind::draw      ? EventKind::drawn
                           : move.kind == MoveKind::recycle ? EventKind::recycled
                                                            : EventKind::moved;
    events.push_back({.kind = kind, .move = move});
    if (move.kind == MoveKind::carry && role_of<S>(move.from) == Role::column &&
        face_down_in(after, move.from) < face_down_in(before, move.from))
        events.push_back(
            {.kind = EventKind::turned_up, .card = top_of(after, move.from), .place = move.from});
}

}  // namespace croupier
