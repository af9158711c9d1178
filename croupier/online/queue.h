// Who waits for a game, and who plays with whom.
//
// Casual: in the order of arrival; after a while bots take the seats that are left. Ranked: four
// people, of whom one, the longest waiting first, may take all others of the table into a window
// around their rating. The window widens while they wait, so that nobody waits for ever.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "croupier/online/change.h"

namespace croupier::online {

class Queue {
public:
    struct Settings {
        Time bots_after = 10'000;
        int window = 100;  // ratings that differ by so much
        int growth = 50;
        Time every = 5'000;  // the window grows
        Time no_limit_after = 60'000;
    };
    struct Person {
        std::string player;
        int rating = 0;
        bool ranked = false;
    };
    struct Table {
        bool ranked = false;
        std::vector<std::string> players;  // the longest waiting first; ranked tables have four
        std::vector<Time> since = {};      // for each of them
    };

    explicit Queue(const Settings& settings) : settings_(settings) {}

    // False: waits already, here or there. Who comes back from a table that was not seated has
    // waited since they came first.
    bool join(Person person, Time since);
    bool leave(std::string_view player);
    void clear();
    bool waits(std::string_view player) const;
    // The tables that can be filled now; their players wait no longer.
    std::vector<Table> tick(Time now);
    // When tick finds a table although nobody else has come.
    std::optional<Time> deadline() const { return deadline_; }
    std::size_t size() const { return casual_.size() + ranked_.size(); }

private:
    struct Waiter {
        std::string player;
        int rating = 0;
        Time since = 0;
    };

    void fill_casual(Time now, std::vector<Table>& tables);
    void fill_ranked(Time now, std::vector<Table>& tables);
    std::optional<Time> next_table() const;
    Table table_of(const Waiter& chooser) const;
    int distance_to_third(std::size_t chooser) const;
    Time patience_for(int distance) const;

    Settings settings_;
    std::vector<Waiter> casual_;  // by arrival
    std::vector<Waiter> ranked_;  // by rating
    std::optional<Time> deadline_;
};

}  // namespace croupier::online
