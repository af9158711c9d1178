// What a hand that taps and drags asks. Piles are places, as in moves.
#pragma once

#include <vector>

#include "croupier/engine/home.h"
#include "croupier/engine/limits.h"
#include "croupier/engine/reasons.h"
#include "croupier/engine/targets.h"

namespace croupier {

class Gestures {
public:
    virtual Move meant(int from, int to, int count) const = 0;  // by a drag
    virtual Targets targets(int from, int count) const = 0;     // of a tap
    // What would go home by itself after a move: all cards or safe ones, but none that the player
    // took down and whose foundation has not changed since.
    virtual std::vector<Move> followers(Move move, Homeward which) const = 0;
    virtual std::vector<Reason> reasons(Move move) const = 0;  // of an allowed move
    virtual std::vector<CardSet> wants() const = 0;            // by place
    virtual Limits limits() const = 0;

protected:
    ~Gestures() = default;
};

}  // namespace croupier
