// Taking Meridian's statistics out of those of all games.
#include "croupier/engine/games/meridian/stats.h"

#include <numeric>

#include "croupier/engine/games/meridian/game.h"

namespace croupier {
namespace {

// One of each mode, empty where none was played.
std::array<ModeStatistics, 4> kept_of(const Statistics& statistics) {
    std::array<ModeStatistics, 4> kept;
    static_assert(std::size(MeridianGame::modes) == kept.size());
    for (std::size_t i = 0; i < kept.size(); ++i)
        if (const ModeStatistics* found = statistics.of(MeridianGame::modes[i].prefix))
            kept[i] = *found;
    return kept;
}

}  // namespace

double MeridianStats::average_efficiency() const {
    if (efficiency_history.empty()) return 0;
    const auto sum =
        std::accumulate(efficiency_history.begin(), efficiency_history.end(), std::int64_t{0});
    return static_cast<double>(sum) / static_cast<double>(efficiency_history.size());
}

MeridianStats meridian_stats(const Statistics& statistics) {
    const auto kept = kept_of(statistics);
    const ModeStatistics total = Statistics({kept.begin(), kept.end()}).total();
    MeridianStats stats{.games_played = total.played,
                        .wins = total.won,
                        .losses = total.lost(),
                        .stalemates = total.stalemates,
                        .total_moves = total.total_moves,
                        .total_hint_uses = total.hints,
                        .total_undo_uses = total.undos,
                        .total_time_played = total.total_time,
                        .efficiency_history = {}};
    for (const ModeStatistics& mode : kept)
        stats.efficiency_history.insert(stats.efficiency_history.end(), mode.won_scores.begin(),
                                        mode.won_scores.end());
    return stats;
}

std::array<MeridianModeStats, 4> meridian_mode_stats(const Statistics& statistics) {
    const auto kept = kept_of(statistics);
    std::array<MeridianModeStats, 4> stats;
    for (std::size_t i = 0; i < stats.size(); ++i)
        stats[i] = {.mode = Meridian::Options::mode_words[i],
                    .games = kept[i].played,
                    .wins = kept[i].won,
                    .total_moves = kept[i].total_moves,
                    .best_efficiency = kept[i].any_best_score.value_or(0),
                    .best_time = kept[i].any_best_time};
    return stats;
}

}  // namespace croupier
