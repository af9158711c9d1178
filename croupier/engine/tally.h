// The counters of a match. Which of them an undo takes back is for each game to say (XD-06).
#pragma once

#include <cstdint>

namespace croupier {

using Millis = std::int64_t;
inline constexpr Millis latest_time = Millis{1} << 53;  // no time in a record is later

struct Tally {
    int moves = 0;        // the counter a player sees
    int total_moves = 0;  // never falls
    int points = 0;       // earned by moves
    int bonus = 0;        // for the win, shown separately
    int penalty = 0;      // for undos
    int undos = 0;
    int recycles = 0;
    int draws = 0;
    int hints = 0;
    int without_progress = 0;  // moves since a card went home
    int first_ace = 0;  // the move with which an ace first opened an empty column, 0 for none
    int first_king = 0;
    bool operator==(const Tally&) const = default;
};

// How most solitaires count an undo: as if the moves had not been made. What never falls stays.
constexpr Tally taken_back(const Tally& now, const Tally& earlier) {
    Tally tally = earlier;
    tally.total_moves = now.total_moves;
    tally.penalty = now.penalty;
    tally.hints = now.hints;
    tally.undos = now.undos + 1;
    return tally;
}

// And a redo: as if they had been made once more.
constexpr Tally made_again(const Tally& now, const Tally& later, int moves) {
    Tally tally = later;
    tally.total_moves = now.total_moves + moves;
    tally.penalty = now.penalty;
    tally.hints = now.hints;
    tally.undos = now.undos;
    return tally;
}

}  // namespace croupier
