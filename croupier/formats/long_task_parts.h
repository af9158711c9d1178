// What long tasks share.
#pragma once

#include <cstdint>
#include <vector>

#include "croupier/formats/json.h"
#include "croupier/solver/move_verdicts.h"
#include "croupier/solver/solve.h"

namespace croupier::formats {

// Lets through every so many steps of a number that grows.
class Milestone {
public:
    explicit Milestone(std::uint64_t every) : every_(every) {}
    bool passed(std::uint64_t number) {
        if (number / every_ == last_) return false;
        last_ = number / every_;
        return true;
    }

private:
    std::uint64_t every_, last_ = 0;
};

inline constexpr std::uint64_t states_a_milestone = 1'000'000;

inline Json moves_as_json(const std::vector<solver::MoveVerdict>& moves) {
    Json list = Json::array();
    for (const solver::MoveVerdict& move : moves) {
        list.push_back({{"move", move.text}, {"verdict", solver::name_of(move.verdict())}});
        if (move.counts.all() > 1) list.back()["won"] = move.counts.won;
    }
    return list;
}

}  // namespace croupier::formats
