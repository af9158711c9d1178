// What an operator may count and see: nothing that a seat has to hide.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "croupier/online/change.h"
#include "croupier/online/message.h"
#include "croupier/online/problem.h"

namespace croupier::online {

inline constexpr std::size_t problems = static_cast<std::size_t>(Problem::draining) + 1;

// Since the start.
struct LobbyCounters {
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
struct LobbyStats {
    std::size_t waiting = 0, dealing = 0, playing = 0, over = 0;  // rooms
    std::size_t sessions = 0, players = 0;                        // connected, and greeted
    std::size_t queue = 0;
    bool draining = false;
    LobbyCounters counted;

    std::size_t rooms() const { return waiting + dealing + playing + over; }
};

struct RoomSummary {
    RoomInfo info;
    Time opened = 0;
};

}  // namespace croupier::online
