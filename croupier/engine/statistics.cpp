// Adding up finished games.
#include "croupier/engine/statistics.h"

#include <algorithm>
#include <numeric>

namespace croupier {
namespace {

template <class T>
void keep_least(std::optional<T>& record, T value) {
    record = record ? std::min(*record, value) : value;
}
template <class T>
void keep_most(std::optional<T>& record, T value) {
    record = record ? std::max(*record, value) : value;
}

void add_to(std::int64_t& sum, std::int64_t value) {
    sum = std::clamp(sum + value, -largest_sum, largest_sum);
}

}  // namespace

double ModeStatistics::win_share() const {
    const int counted = played - assisted;
    return counted == 0 ? 0 : double(own_wins()) / counted;
}

double ModeStatistics::average_won_score() const {
    if (won_scores.empty()) return 0;
    const auto sum = std::accumulate(won_scores.begin(), won_scores.end(), std::int64_t{0});
    return static_cast<double>(sum) / static_cast<double>(won_scores.size());
}

const ModeStatistics* Statistics::of(std::string_view mode) const {
    const auto found = std::ranges::find(modes_, mode, &ModeStatistics::mode);
    return found == modes_.end() ? nullptr : &*found;
}

void Statistics::add(const GameResult& result) {
    if (!result.played) return;
    auto entry = std::ranges::find(modes_, result.mode, &ModeStatistics::mode);
    if (entry == modes_.end()) {
        entry = modes_.insert(modes_.end(), ModeStatistics{});
        entry->mode = result.mode;
    }
    if (entry->played == most_games) return;
    ++entry->played;
    add_to(entry->total_moves, result.moves);
    add_to(entry->total_time, result.elapsed);
    add_to(entry->hints, result.hints);
    add_to(entry->undos, result.undos);
    if (result.stalemate && !result.won) ++entry->stalemates;
    add_to(entry->total_score, result.score.value_or(0));
    // Results of older programs tell hints, and that they assisted only by their number.
    const bool assisted = result.assisted || result.hints > 0;
    if (result.score && !assisted) keep_most(entry->best_score, *result.score);
    if (!result.won) {
        entry->streak = 0;
        return;
    }
    ++entry->won;
    keep_least(entry->any_best_time, result.elapsed);
    if (result.score) {
        keep_most(entry->any_best_score, *result.score);
        entry->won_scores.push_back(*result.score);
    }
    if (entry->won_scores.size() > most_won_scores)
        entry->won_scores.erase(entry->won_scores.begin());
    if (assisted) {
        ++entry->assisted;
        return;
    }
    entry->best_streak = std::max(entry->best_streak, ++entry->streak);
    add_to(entry->won_moves, result.moves);
    add_to(entry->won_time, result.elapsed);
    keep_least(entry->best_time, result.elapsed);
    keep_least(entry->fewest_moves, result.moves);
}

ModeStatistics Statistics::total() const {
    ModeStatistics sum;
    for (const ModeStatistics& mode : modes_) {
        sum.played += mode.played;
        sum.won += mode.won;
        sum.assisted += mode.assisted;
        sum.best_streak = std::max(sum.best_streak, mode.best_streak);
        sum.total_moves += mode.total_moves;
        sum.won_moves += mode.won_moves;
        sum.won_time += mode.won_time;
        sum.total_score += mode.total_score;
        sum.stalemates += mode.stalemates;
        sum.total_time += mode.total_time;
        sum.hints += mode.hints;
        sum.undos += mode.undos;
        if (mode.best_time) keep_least(sum.best_time, *mode.best_time);
        if (mode.fewest_moves) keep_least(sum.fewest_moves, *mode.fewest_moves);
        if (mode.best_score) keep_most(sum.best_score, *mode.best_score);
        if (mode.any_best_time) keep_least(sum.any_best_time, *mode.any_best_time);
        if (mode.any_best_score) keep_most(sum.any_best_score, *mode.any_best_score);
    }
    return sum;
}

}  // namespace croupier
