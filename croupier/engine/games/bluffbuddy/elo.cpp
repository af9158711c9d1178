// ELO for four players.
#include "croupier/engine/games/bluffbuddy/elo.h"

#include <algorithm>
#include <cmath>

namespace croupier {

int k_factor(int rating, int games) {
    if (games < 30) return 40;
    if (games < 100) return 32;
    return rating >= 2000 ? 16 : 24;
}

std::array<RatingChange, 4> rating_changes(const std::array<RatedPlayer, 4>& players) {
    // Who leaves is behind everybody who stays.
    const auto place = [](const RatedPlayer& player) {
        return player.abandoned ? 5 : player.place;
    };
    std::array<RatingChange, 4> changes;
    for (std::size_t i = 0; i < 4; ++i) {
        const RatedPlayer& me = players[i];
        RatingChange& mine = changes[i];
        double score = 0;
        for (std::size_t j = 0; j < 4; ++j) {
            if (i == j) continue;
            const RatedPlayer& other = players[j];
            mine.expected += 1 / (1 + std::pow(10.0, (other.rating - me.rating) / 400.0)) / 3;
            // BD-33: a win against each player behind, half a win against one beside.
            score += (place(me) < place(other) ? 1.0 : place(me) == place(other) ? 0.5 : 0.0) / 3;
        }
        const double exact = k_factor(me.rating, me.games) * (score - mine.expected);
        mine.change = static_cast<int>(std::lround(exact)) - (me.abandoned ? abandon_penalty : 0);
        mine.rating = std::max(lowest_rating, me.rating + mine.change);
    }
    return changes;
}

std::string_view tier_of(int rating) {
    if (rating >= 2000) return "Master";
    if (rating >= 1800) return "Diamond";
    if (rating >= 1600) return "Platinum";
    if (rating >= 1400) return "Gold";
    return rating >= 1200 ? "Silver" : "Bronze";
}

}  // namespace croupier
