// Looks at every table that can be reached, depth first, until one is won or none is left.
#pragma once

#include <cstdint>
#include <deque>
#include <vector>

#include "croupier/solver/key_set.h"
#include "croupier/solver/meridian/heuristic.h"
#include "croupier/solver/meridian/steps.h"

namespace croupier::solver::meridian {

class ExhaustiveSearch {
public:
    enum class Result : std::uint8_t { going, won, lost, full };

    void begin(const Rules& rules, const Table& start, std::size_t memory);
    // Goes to one table more, or some way back.
    Result look(const Rules& rules);
    std::vector<Step> steps() const;

private:
    struct Level {
        Table table;
        Step step;          // that led here
        std::size_t first;  // of its steps in the list; they are tried from the last on
    };
    void enter(const Rules& rules, const Table& table, const Step& step);
    bool has_room() const;

    KeySet<Key> seen_{0};
    std::size_t memory_ = 0;
    std::deque<Level> path_;  // may be long: nothing is moved when it grows
    std::vector<Step> list_;
};

}  // namespace croupier::solver::meridian
