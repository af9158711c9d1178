// A short search for a win, the most promising table first; it proves nothing when it finds none.
#pragma once

#include <cstdint>
#include <vector>

#include "croupier/solver/meridian/heuristic.h"
#include "croupier/solver/meridian/steps.h"

namespace croupier::solver::meridian {

class BestFirstSearch {
public:
    enum class Result : std::uint8_t { going, won, lost, full };

    // Searches differ by their number: in their weights, and every other one is eager.
    void begin(const Table& start, std::uint32_t number);
    // Looks at one table; lost when none is left, full when there is no room for more.
    Result look(const Rules& rules);
    std::vector<Step> steps() const;  // that won
    Choice choice() const { return choice_; }

    static constexpr std::size_t most_nodes = 1 << 13;
    // Never more than that.
    static constexpr std::size_t bytes() {
        return most_nodes * (sizeof(Node) + sizeof(Open) + 2 * sizeof(std::uint64_t)) + (1 << 15);
    }

private:
    struct Node {
        Table table;
        Heuristic heuristic;
        Step step;  // that led here from
        std::uint32_t parent;
    };
    struct Open {
        std::int32_t estimate;
        std::uint32_t node;
        // The heap gives the greatest: the best estimate, and of equal ones the latest.
        bool operator<(const Open& other) const {
            return estimate != other.estimate ? estimate > other.estimate : node < other.node;
        }
    };
    bool seen(const Key& key);

    Weights weights_;
    Choice choice_ = Choice::all;
    std::vector<Node> nodes_;
    std::vector<Open> open_;
    std::vector<Step> list_;
    std::vector<std::uint64_t> slots_;  // keys, with the number of the search in their lowest bits
    std::uint64_t search_ = 0;
    std::uint32_t won_ = 0;
};

}  // namespace croupier::solver::meridian
