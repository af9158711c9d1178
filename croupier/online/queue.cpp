// Filling tables from those who wait.
#include "croupier/online/queue.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <tuple>
#include <utility>

namespace croupier::online {
namespace {

constexpr std::size_t players_of_a_game = 4;

}  // namespace

bool Queue::waits(std::string_view player) const {
    const auto is_player = [&](const Waiter& waiter) { return waiter.player == player; };
    return std::ranges::any_of(casual_, is_player) || std::ranges::any_of(ranked_, is_player);
}

bool Queue::join(Person person, Time since) {
    if (waits(person.player)) return false;
    Waiter waiter{std::move(person.player), person.rating, since};
    if (person.ranked) {
        const auto place = std::ranges::upper_bound(ranked_, waiter.rating, {}, &Waiter::rating);
        ranked_.insert(place, std::move(waiter));
    } else {
        casual_.push_back(std::move(waiter));
    }
    deadline_ = next_table();
    return true;
}

bool Queue::leave(std::string_view player) {
    const auto is_player = [&](const Waiter& waiter) { return waiter.player == player; };
    if (std::erase_if(casual_, is_player) + std::erase_if(ranked_, is_player) == 0) return false;
    deadline_ = next_table();
    return true;
}

void Queue::clear() {
    casual_.clear();
    ranked_.clear();
    deadline_.reset();
}

std::vector<Queue::Table> Queue::tick(Time now) {
    std::vector<Table> tables;
    fill_casual(now, tables);
    fill_ranked(now, tables);
    if (!tables.empty()) deadline_ = next_table();
    return tables;
}

std::optional<Time> Queue::next_table() const {
    std::optional<Time> first;
    const auto consider = [&](Time time) { first = std::min(first.value_or(time), time); };
    if (casual_.size() >= players_of_a_game) consider(casual_[players_of_a_game - 1].since);
    if (!casual_.empty()) consider(casual_.front().since + settings_.bots_after);
    for (std::size_t i = 0; ranked_.size() >= players_of_a_game && i < ranked_.size(); ++i)
        consider(ranked_[i].since + patience_for(distance_to_third(i)));
    return first;
}

void Queue::fill_casual(Time now, std::vector<Table>& tables) {
    while (casual_.size() >= players_of_a_game ||
           (!casual_.empty() && now - casual_.front().since >= settings_.bots_after)) {
        Table& table = tables.emplace_back();
        const auto last = casual_.begin() +
                          static_cast<std::ptrdiff_t>(std::min(players_of_a_game, casual_.size()));
        for (auto it = casual_.begin(); it != last; ++it) {
            table.players.push_back(std::move(it->player));
            table.since.push_back(it->since);
        }
        casual_.erase(casual_.begin(), last);
    }
}

void Queue::fill_ranked(Time now, std::vector<Table>& tables) {
    const auto may_choose = [&](std::size_t chooser) {
        return now - ranked_[chooser].since >= patience_for(distance_to_third(chooser));
    };
    while (ranked_.size() >= players_of_a_game) {
        std::optional<std::size_t> chooser;
        for (std::size_t i = 0; i < ranked_.size(); ++i)
            if ((!chooser || ranked_[i].since < ranked_[*chooser].since) && may_choose(i))
                chooser = i;
        if (!chooser) return;
        tables.push_back(table_of(ranked_[*chooser]));
        for (const std::string& player : tables.back().players)
            std::erase_if(ranked_, [&](const Waiter& waiter) { return waiter.player == player; });
    }
}

// The chooser and the three whose ratings are nearest, of equal ones those who wait longer.
Queue::Table Queue::table_of(const Waiter& chooser) const {
    std::vector<const Waiter*> near;
    near.reserve(ranked_.size());
    for (const Waiter& waiter : ranked_) near.push_back(&waiter);
    std::ranges::partial_sort(
        near, near.begin() + players_of_a_game, {}, [&](const Waiter* waiter) {
            return std::tuple(waiter != &chooser, std::abs(waiter->rating - chooser.rating),
                              waiter->since, std::string_view(waiter->player));
        });
    near.resize(players_of_a_game);
    std::ranges::sort(near, {}, [](const Waiter* waiter) {
        return std::tuple(waiter->since, std::string_view(waiter->player));
    });
    Table table{true, {}, {}};
    for (const Waiter* waiter : near) {
        table.players.push_back(waiter->player);
        table.since.push_back(waiter->since);
    }
    return table;
}

// By how much the rating of the third nearest differs. The list is sorted: the four are neighbours.
int Queue::distance_to_third(std::size_t chooser) const {
    const std::size_t low = chooser < players_of_a_game - 1 ? 0 : chooser - (players_of_a_game - 1);
    const std::size_t high = std::min(chooser, ranked_.size() - players_of_a_game);
    const int rating = ranked_[chooser].rating;
    int least = INT32_MAX;
    for (std::size_t first = low; first <= high; ++first)
        least = std::min(least, std::max(rating - ranked_[first].rating,
                                         ranked_[first + players_of_a_game - 1].rating - rating));
    return least;
}

// How long somebody waits until their window is so wide.
Time Queue::patience_for(int distance) const {
    if (distance <= settings_.window) return 0;
    if (settings_.growth <= 0) return settings_.no_limit_after;
    const Time steps = (distance - settings_.window + settings_.growth - 1) / settings_.growth;
    return std::min(steps * settings_.every, settings_.no_limit_after);
}

}  // namespace croupier::online
