// The online table as a running thing: the lobby, the store that keeps it, and the clock.
#pragma once

#include <deque>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "croupier/online/lobby.h"
#include "croupier/server/bot_worker.h"
#include "croupier/server/event_loop.h"
#include "croupier/server/log.h"
#include "croupier/server/password_worker.h"
#include "croupier/store/group_commit.h"
#include "croupier/store/latency_histogram.h"

namespace croupier::server {

struct ServiceSettings {
    online::LobbySettings lobby;
    Log* log = nullptr;
};

// What happens in the lobby is committed at the end of each turn of the loop, and sent when it is
// written.
class Service final : public online::SessionHandler {
public:
    Service(const ServiceSettings& settings, store::Store& store, EventLoop& loop);
    Service(const Service&) = delete;
    Service& operator=(const Service&) = delete;

    // Brings back every room that was not closed; how many could not be read.
    int restore();

    void opened(online::SessionId session, std::string_view address) override;
    void received(online::SessionId session, std::string_view text) override;
    void closed(online::SessionId session) override;
    void wake();
    void end_turn();
    void closing();
    const online::Lobby& lobby() const { return lobby_; }

    // An order of the operator. `done` is called when it is written, or with why it is not; not at
    // all when the order says that there is nothing to do it to.
    using Order = std::function<bool(online::Lobby&, online::Time, online::Effects&)>;
    bool order(const Order& order, store::GroupCommit::Done done);
    online::Time now() const;
    EventLoop::Clock::duration up() const { return EventLoop::Clock::now() - started_; }
    const store::LatencyHistogram& commit_times() const { return commits_.commit_times(); }
    // From the end of a turn until it was written: the queue and the commit.
    const store::LatencyHistogram& write_times() const { return write_times_; }

private:
    // Whom the changes of one turn are about.
    struct Touched {
        std::vector<online::RoomId> rooms;
        std::vector<std::string> players;
    };
    static Touched touched_by(const online::Changes& changes);

    bool overloaded() const;
    void commit(online::Effects effects, store::GroupCommit::Done done);
    void send(const online::Effects& effects);
    void check_password(online::PasswordTask task);
    void wake_in_time();

    void undo(const online::Effects& effects, const Touched& touched, const std::string& trouble);
    void reinstate(const Touched& touched, online::Effects& out);
    void try_to_write();

    void log(const online::Changes& changes);
    void log_session(std::string_view event, online::SessionId session, std::string_view address);
    void log_trouble(std::string_view event, std::string_view trouble);

    ServiceSettings settings_;
    store::Store& store_;
    EventLoop& loop_;
    EventLoop::Clock::time_point started_ = EventLoop::Clock::now();
    online::Time began_;  // what a clock on the wall showed then
    online::SecretRandom random_;
    online::Lobby lobby_;
    online::Effects effects_;                               // of this turn of the loop
    std::deque<EventLoop::Clock::time_point> write_began_;  // of turns that are not written yet
    std::optional<online::Time> retry_at_;
    store::LatencyHistogram write_times_;
    store::GroupCommit commits_;
    PasswordWorker passwords_;
    BotWorker bots_;
};

}  // namespace croupier::server
