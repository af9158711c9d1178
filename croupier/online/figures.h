// What an operator may count and see: nothing that a seat has to hide.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "croupier/online/deed.h"
#include "croupier/online/letter.h"
#include "croupier/online/problem.h"

namespace croupier::online {

inline constexpr std::size_t problems = static_cast<std::size_t>(Problem::draining) + 1;

// Since the start.
struct Counted {
    std::uint64_t moves = 0;  // of people, answered
    std::array<std::uint64_t, problems> refusals{};

    // Why a play was refused can depend on the hand that it came from: those are counted together,
    // as invalid targets.
    void refused(Problem problem) {
        switch (problem) {
        case Problem::card_not_in_hand:
        case Problem::must_match:
        case Problem::play_begun:
        case Problem::choose_both: problem = Problem::invalid_target; break;
        default: break;
        }
        ++refusals[static_cast<std::size_t>(problem)];
    }
};

// At this moment.
struct Figures {
    std::size_t waiting = 0, dealing = 0, playing = 0, over = 0;  // rooms
    std::size_t sessions = 0, players = 0;                        // connected, and greeted
    std::size_t queue = 0;
    bool draining = false;
    Counted counted;

    std::size_t rooms() const { return waiting + dealing + playing + over; }
};

struct RoomLine {
    RoomFace face;
    Time opened = 0;
};

}  // namespace croupier::online
