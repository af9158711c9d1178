// Reading the others: which of them play at random?
#pragma once

#include <vector>

#include "croupier/bots/forecast.h"
#include "croupier/bots/world.h"

namespace croupier::bots {

// Bayes over the tables there can be: each set of careless seats has its chance, and each play is
// more or less likely of a careless and of a careful player. Mostly all others are of one kind, so
// that what one of them does tells something of all. A card that is played was in the hand before:
// with each play, those before it from the same hand are judged again.
class Reader {
public:
    explicit Reader(int seat);

    void learn(const World::Play& play, PlayoutRandom& random);
    // How likely the seat plays at random.
    double careless(int seat) const;
    // A table as it may be.
    Knowledge::Careless draw(PlayoutRandom& random) const;

private:
    struct Likelihood {
        double careless = 1, careful = 1;
        void operator*=(const Likelihood& other) {
            careless *= other.careless;
            careful *= other.careful;
        }
    };
    struct Player {
        std::vector<World::Play> plays;  // from the hand that was dealt last
        Likelihood earlier, now;         // of what was played from other hands and from this one
    };
    static Likelihood likelihood(const BluffBuddy& state, const Resolution& seen);
    Likelihood likelihood(const std::vector<World::Play>& plays, PlayoutRandom& random) const;

    int seat_;
    std::array<Player, BluffBuddy::seats> players_;
    std::array<double, 1 << BluffBuddy::seats> prior_{};    // by careless seats, a bit each
    std::array<double, 1 << BluffBuddy::seats> chances_{};  // after what was played
};

}  // namespace croupier::bots
