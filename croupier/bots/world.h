// A position that agrees with everything a seat has seen.
#pragma once

#include <optional>

#include "croupier/bots/bot.h"
#include "croupier/engine/random.h"

namespace croupier::bots {

// All that is covered was once open, so a player with a good memory knows pool and slots down to
// the base, and with them the seals. What is left open is how the unseen cards are divided between
// the other hands and the deck: the world holds one such division, sample() gives another.
class World {
public:
    explicit World(Seat seat) : seat_(static_cast<int>(seat)) {}

    // What another seat did, with the world before it: its hand holds the card.
    struct Play {
        BluffBuddy before;
        Move move;
    };
    std::optional<Play> see(const BluffView& view);
    const BluffBuddy& now() const { return state_; }
    // Another world that looks the same. Of the covered cards a share is forgotten.
    BluffBuddy sample(PlayoutRandom& random, double forget) const;

private:
    void begin(const BluffBuddy& seen);
    Play follow(const BluffBuddy& seen);
    void give(int seat, Card card);
    void hold(const CardHand& hand);

    int seat_;
    std::optional<BluffBuddy> last_;  // what was seen last
    BluffBuddy state_;
};

}  // namespace croupier::bots
