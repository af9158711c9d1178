// What the table is worth to a seat that has just played: its share of the first place, foreseen.
#pragma once

#include "croupier/engine/games/bluffbuddy/bluffbuddy.h"

namespace croupier::bots {

// What a seat knows before it plays, and what its own play does not change.
struct Knowledge {
    using Careless = std::array<bool, BluffBuddy::seats>;
    Knowledge(const BluffBuddy& state, int seat, const Careless& others);

    int me;
    Careless careless;                    // who is thought to play at random
    std::array<int, ranks + 1> unseen{};  // copies of each rank in the deck and in other hands
    int plays_left = 0;                   // of the others, to the end of the game
};

// A small network (one layer of cells that add up or are silent) looks at these figures. They and
// its weights know points and keys, no single card: tests/tools/teach_forecast learns them.
struct Forecast {
    static constexpr std::size_t figures = 48, cells = 16;
    using Figures = std::array<float, figures>;
    std::array<std::array<float, cells>, figures> in;
    std::array<float, cells> out;

    // The logarithm of the odds: good enough to compare.
    float odds(const Figures& seen) const;
};
Forecast::Figures figures_of(const BluffBuddy& state, const Knowledge& knowledge);
const Forecast& learnt_forecast();

// The share of the first place, 1/k where k seats share it, of a game that is over.
double first_share(const BluffBuddy& state, int seat);

// The play of the seat to act that leads to the best table, and the share foreseen there.
struct Foreseen {
    Move move;
    double share = 0;
};
Foreseen best_foreseen(const BluffBuddy& state, const Knowledge::Careless& careless,
                       const Forecast& forecast = learnt_forecast());

}  // namespace croupier::bots
