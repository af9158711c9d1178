// All tables: they are opened, warmed up, and play at the pace that was asked for.
#pragma once

#include <deque>
#include <memory>
#include <vector>

#include "croupier/engine/random.h"
#include "croupier/load/event_loop.h"
#include "croupier/load/table.h"
#include "croupier/load/tally.h"

namespace croupier::load {

struct Settings {
    Url url;
    int rooms = 250;
    double rate = 0;  // moves a second over all rooms; 0: as fast as answers come
    std::uint64_t seed = 1;
    int warm_up = 40;      // at most so many moves of each room come first, so that games differ
    bool awake = false;    // do not sleep while an answer is awaited or a move is nearly due
    bool survive = false;  // come back when the server is gone, and check that nothing is lost
};

class Generator {
public:
    Generator(const Settings& settings, EventLoop& loop);

    // Opens tables, receives, plays; returns after this time at the latest.
    void turn(Clock::time_point until);
    bool warm() const { return parked_ == tables_.size(); }  // all are ready to be measured
    void begin();
    void end();  // no move is sent any more
    std::size_t unanswered() const;
    // Rooms that are not ready for a move.
    std::size_t waiting() const { return tables_.size() - ready_.size(); }
    int seated() const;
    void mark();                     // from now on it is counted
    std::size_t playing_on() const;  // rooms in which a move was answered since
    std::size_t sockets() const { return 4 * tables_.size(); }
    std::size_t late() const;  // moves that are due and wait for a table
    void close();

    Tally tally;
    bool bench_limits = false;  // as the server says

    // For the tables.
    const Settings& settings() const { return settings_; }
    EventLoop& loop() { return loop_; }
    PlayoutRandom& random() { return random_; }
    void opened();  // one more plays
    void ready(Table& table);
    void answered(const SentRequest& asked);
    void seen(Clock::time_point due, bool measured);

private:
    enum class Stage : std::uint8_t { warming, measuring, ended };
    void pump();
    Clock::time_point awake_until(Clock::time_point until) const;

    const Settings settings_;
    EventLoop& loop_;
    PlayoutRandom random_;
    std::vector<std::unique_ptr<Table>> tables_;
    std::size_t asked_to_open_ = 0, opened_ = 0, parked_ = 0;
    std::deque<Table*> ready_;
    Stage stage_ = Stage::warming;
    Clock::time_point begun_, next_;
    Clock::time_point asked_;  // first after the last arrival
    double cpu_before_ = 0;
};

}  // namespace croupier::load
