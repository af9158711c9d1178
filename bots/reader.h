// Reading the others: which of them play at random?
#pragma once

#include "bots/forecast.h"
#include "bots/world.h"

namespace croupier {

// Bayes over the tables there can be: each set of careless seats has its chance, and each play is
// more or less likely of a careless and of a careful player. Mostly all others are of one kind, so
// that what one of them does tells something of all.
class Reader {
public:
    explicit Reader(int seat);

    void learn(const World::Play& play, PlayoutRandom& random);
    // How likely the seat plays at random.
    double careless(int seat) const;
    // A table as it may be.
    Knowledge::Careless draw(PlayoutRandom& random) const;

private:
    int seat_;
    std::array<double, 1 << BluffBuddy::seats> chances_{};  // by careless seats, a bit each
};

}  // namespace croupier
