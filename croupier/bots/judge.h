// How good a move looks at first sight: points sent to others, points kept away from oneself.
#pragma once

#include "croupier/engine/games/bluffbuddy/bluffbuddy.h"

namespace croupier::bots {

// What a player thinks of the table before they judge their moves.
struct Impression {
    std::array<int, BluffBuddy::seats> points{};  // of each slot, as far as known
    std::array<int, ranks + 1> unseen{};          // copies of each rank that may still be played
    bool knows_seals = false;
};
// With all covered cards remembered.
Impression full_impression(const BluffBuddy& state);
// From what lies open; a covered card is guessed at the mean of the deck.
Impression open_impression(const BluffBuddy& state);

// Higher is better; of a listed move, for the seat to act.
int worth(const BluffBuddy& state, const Impression& impression, Move move);
Move best_looking(const BluffBuddy& state, const Impression& impression);

}  // namespace croupier::bots
