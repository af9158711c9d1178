// Meridian's statistics in the words of its specification (M-088, M-089, M-091, MD-25).
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include "croupier/engine/statistics.h"

namespace croupier {

// M-089.
struct MeridianModeStats {
    std::string_view mode;  // as option `mode` names it
    int games = 0;
    int wins = 0;
    std::int64_t total_moves = 0;
    int best_efficiency = 0;
    std::optional<Millis> best_time;  // none, not infinity, until a game was won
    bool operator==(const MeridianModeStats&) const = default;
};

// M-088, over the four modes.
struct MeridianStats {
    int games_played = 0;
    int wins = 0;
    int losses = 0;  // stalemates and abandoned games included
    int stalemates = 0;
    std::int64_t total_moves = 0;
    std::int64_t total_hint_uses = 0;
    std::int64_t total_undo_uses = 0;
    Millis total_time_played = 0;
    std::vector<int> efficiency_history;  // of wins, mode after mode

    // M-091; all 0 when there are no games.
    double win_rate() const { return games_played == 0 ? 0 : 100.0 * wins / games_played; }
    double average_efficiency() const;
    double average_moves() const {
        return games_played == 0 ? 0 : static_cast<double>(total_moves) / games_played;
    }
    bool operator==(const MeridianStats&) const = default;
};

MeridianStats meridian_stats(const Statistics& statistics);
std::array<MeridianModeStats, 4> meridian_mode_stats(const Statistics& statistics);

}  // namespace croupier
