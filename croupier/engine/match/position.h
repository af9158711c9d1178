// What the position of a match says, to whoever may see all cards or to one seat.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "croupier/engine/observer.h"
#include "croupier/engine/perft.h"
#include "croupier/engine/table.h"

namespace croupier {

class Position {
public:
    virtual std::string_view game() const = 0;
    virtual Refusal check(Move move) const = 0;
    virtual MoveList legal_moves() const = 0;
    virtual Outcome outcome() const = 0;
    virtual Seat to_act() const = 0;
    virtual int round() const = 0;                            // from 1 in games with rounds, else 0
    virtual std::string_view pile_name(int place) const = 0;  // as in position texts
    virtual std::string position() const = 0;                 // all cards
    virtual std::string view(Seat seat) const = 0;            // what the seat may see
    virtual void show(Seat seat, Observer& observer) const = 0;  // the same
    virtual Table table(Seat seat) const = 0;
    virtual Table full_table() const = 0;  // all cards
    virtual std::uint64_t position_hash() const = 0;
    virtual std::uint64_t view_hash(Seat seat) const = 0;  // of what the seat may see
    virtual CardSet known() const = 0;  // every card the player has seen where it lies
    virtual std::unique_ptr<PerftCount> count_moves(int depth) const = 0;
    virtual std::vector<SeatResult> seat_results() const = 0;  // of games for several

protected:
    ~Position() = default;
};

// Who makes a move: the seat to act, except that a clock runs out by itself.
inline Seat mover(const Position& position, Move move) {
    return move.kind == MoveKind::timeout ? Seat::table : position.to_act();
}

}  // namespace croupier
