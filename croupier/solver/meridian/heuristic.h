// How far a table seems to be from being won: the smaller, the better.
#pragma once

#include <array>
#include <cstdint>

#include "croupier/solver/meridian/table.h"

namespace croupier::solver::meridian {

// What makes a table look bad. Cards of the stock and at home cost nothing: the game is to clear
// the columns.
struct Weights {
    int column_card = 4;
    int broken = 10;                            // a card that does not go on the run beneath it
    int blocked[8] = {6, 4, 2, 1, 1, 0, 0, 0};  // a card above one that is wanted so soon
    int face_down = 4;
    int pocket = 10;  // one in use
    int empty_column = -12;
    // With few passes also
    int stock_card = 4;
    int pass = 24;  // one that is used up
};

// Weights of their own for each search; the first two have the best ones.
Weights weights_of(std::uint32_t number);

// The heuristic by columns, so that a step costs no more than the columns that it changes.
struct Heuristic {
    void read(const Table& table, const Weights& weights);
    void read_after(const Step& step, const Table& table, const Weights& weights);
    int total(const Rules& rules, const Table& table, const Weights& weights) const;

    std::array<std::int16_t, columns> column{};
};

}  // namespace croupier::solver::meridian
