// The online table as a running thing: the hall, the book it is written down in, and the clock.
#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "croupier/online/hall.h"
#include "croupier/server/clerk.h"
#include "croupier/server/durations.h"
#include "croupier/server/log.h"
#include "croupier/server/password_desk.h"
#include "croupier/server/thinker.h"
#include "croupier/store/ledger.h"

namespace croupier::server {

struct ServiceSettings {
    online::HallSettings hall;
    Log* log = nullptr;
};

// What happens at a table is handed to the ledger at the end of each turn of the loop, and said
// when it is written.
class Service final : public online::Counter {
public:
    Service(const ServiceSettings& settings, store::Store& store, Clerk& clerk);
    ~Service();
    Service(const Service&) = delete;
    Service& operator=(const Service&) = delete;

    // Brings back every room that was not closed; how many could not be read.
    int restore();

    void opened(online::SessionId session, std::string_view address) override;
    void heard(online::SessionId session, std::string_view text) override;
    void closed(online::SessionId session) override;
    void woken();
    void turn_over();
    void closing();
    const online::Hall& hall() const { return hall_; }

    // Of an operator. `done` hears when it is written, or why it is not; not at all when the order
    // says that there is nothing to do it to.
    using Order = std::function<bool(online::Hall&, online::Time, online::Effects&)>;
    bool order(const Order& order, store::Ledger::Done done);
    online::Time now() const;
    Clerk::Clock::duration up() const { return Clerk::Clock::now() - started_; }
    const Durations& kept() const { return kept_; }

private:
    class Archive;
    // Of what was handed in together.
    struct Touched {
        std::vector<online::RoomId> rooms;
        std::vector<std::string> players;
    };
    static Touched touched_by(const online::Deeds& deeds);
    void hand_in(online::Effects effects, store::Ledger::Done done);
    void log(const online::Deeds& deeds);
    void log_session(std::string_view event, online::SessionId session, std::string_view address);
    void wake_in_time();
    void say(const online::Effects& effects);
    void take_back(const online::Effects& effects, const Touched& touched,
                   const std::string& trouble);
    void try_to_write();
    void check(online::PasswordTask task);
    bool overloaded() const;

    ServiceSettings settings_;
    store::Store& store_;
    Clerk& clerk_;
    Clerk::Clock::time_point started_ = Clerk::Clock::now();
    online::Time began_;  // what a clock on the wall showed then
    std::unique_ptr<Archive> archive_;
    online::SecretRandom random_;
    online::Hall hall_;
    online::Effects effects_;                         // of this turn of the loop
    std::deque<Clerk::Clock::time_point> handed_in_;  // to the ledger, and not answered yet
    std::optional<online::Time> retry_at_;
    Durations kept_;  // from handing in to the answer
    store::Ledger ledger_;
    PasswordDesk passwords_;
    Thinker thinker_;
};

}  // namespace croupier::server
