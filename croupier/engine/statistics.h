// Statistics as values: what one finished game says, and what many add up to (K-037, KD-22).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "croupier/engine/tally.h"

namespace croupier {

// Beyond this a mode counts no further, so that sums over all modes never overflow.
inline constexpr int most_games = 100'000'000;
inline constexpr std::int64_t largest_sum = std::int64_t{1} << 53;
inline constexpr std::size_t most_won_scores = 1000;

struct GameResult {
    std::string mode;     // prefix of its deal ids: "K3", "FC", "CA" …
    bool played = false;  // a game counts once its first move has been made
    bool won = false;     // a counted game that was not won is lost
    Millis elapsed = 0;
    int moves = 0;
    std::optional<int> score = {};  // none in a lost game of those that only winners score in
    bool assisted = false;          // a line was played, turns were rewound, or a hint was given
    bool stalemate = false;
    int hints = 0;
    int undos = 0;
};

// An assisted win counts apart: it is no part of the share of wins, of streaks, records and
// averages of wins, but for won_scores, which hold every win (M-101). A game that was lost in spite
// of help is lost.
struct ModeStatistics {
    std::string mode;
    int played = 0;
    int won = 0;
    int assisted = 0;  // of the wins
    int streak = 0;    // wins in a row, up to now; an assisted one neither adds to it nor ends it
    int best_streak = 0;
    std::int64_t total_moves = 0;
    std::int64_t won_moves = 0;
    Millis won_time = 0;
    std::int64_t total_score = 0;
    std::optional<Millis> best_time;  // of a win
    std::optional<int> fewest_moves;  // of a win
    std::optional<int> best_score;
    int stalemates = 0;  // lost because nothing was left to do
    Millis total_time = 0;
    std::int64_t hints = 0;
    std::int64_t undos = 0;
    std::vector<int> won_scores;  // of the latest wins, the last one last (M-101)
    // Of any win, assisted or not, as the statistics of Meridian tell them (M-089).
    std::optional<Millis> any_best_time;
    std::optional<int> any_best_score;

    int lost() const { return played - won; }
    int own_wins() const { return won - assisted; }
    double win_share() const;
    Millis average_time() const { return own_wins() == 0 ? 0 : won_time / own_wins(); }
    double average_moves() const { return own_wins() == 0 ? 0 : double(won_moves) / own_wins(); }
    double average_score() const { return played == 0 ? 0 : double(total_score) / played; }
    double average_won_score() const;
    bool operator==(const ModeStatistics&) const = default;
};

class Statistics {
public:
    Statistics() = default;
    explicit Statistics(std::vector<ModeStatistics> modes) : modes_(std::move(modes)) {}

    void add(const GameResult& result);
    const std::vector<ModeStatistics>& modes() const { return modes_; }
    const ModeStatistics* of(std::string_view mode) const;
    ModeStatistics total() const;  // over all modes; streaks and scores of wins stay with theirs
    bool operator==(const Statistics&) const = default;

private:
    std::vector<ModeStatistics> modes_;
};

}  // namespace croupier
