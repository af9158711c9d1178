// What changes a match. A refused command changes nothing and says why.
#pragma once

#include <span>

#include "croupier/engine/event.h"
#include "croupier/engine/game.h"
#include "croupier/engine/match/journal.h"

namespace croupier {

struct Answer {
    Refusal refusal = Refusal::none;
    Events events;
    explicit operator bool() const { return refusal == Refusal::none; }
};

class Commands {
public:
    Answer play(Seat seat, Move move, Time at = {}) { return play_with(seat, {&move, 1}, at); }
    // The first move is the player's; the others are cards that follow it home in the same turn.
    virtual Answer play_with(Seat seat, std::span<const Move> moves, Time at = {}) = 0;
    virtual Answer play_line(std::span<const Move> moves,
                             Time at = {}) = 0;  // as one undoable turn
    virtual Answer undo(Time at = {}) = 0;
    virtual Answer redo(Time at = {}) = 0;
    // Goes back any number of turns, whatever the depth of undo; marks the game assisted.
    virtual Answer rewind(int turns, Time at = {}) = 0;
    // As if the last entry of the journal had never been: a play that showed no new card.
    virtual Answer retract() = 0;
    virtual Answer finish(Time at = {}) = 0;
    // What hint() says, counted as help that was taken; a refusal when there is no hint.
    virtual Answer take_hint(Time at = {}) = 0;
    virtual Answer pause(Time at = {}) = 0;
    virtual Answer resume(Time at = {}) = 0;

protected:
    ~Commands() = default;
};

}  // namespace croupier
