// Ratings after a game of four (B-088, B-089, BD-31 to BD-34).
#pragma once

#include <array>
#include <string_view>

namespace croupier {

inline constexpr int first_rating = 1200, lowest_rating = 100;
inline constexpr int abandon_penalty = 15;

struct RatedPlayer {
    int rating = first_rating;
    int games = 0;           // rated games before this one
    int place = 1;           // 1 to 4; tied players have the same place
    bool abandoned = false;  // counts as the last place and costs more (B-089)
};

struct RatingChange {
    double expected = 0;
    int change = 0;  // before the floor
    int rating = 0;  // afterwards
};

int k_factor(int rating, int games);
std::array<RatingChange, 4> rating_changes(const std::array<RatedPlayer, 4>& players);
std::string_view tier_of(int rating);

}  // namespace croupier
