// What the loop of the server and an online table do for each other.
#pragma once

#include <chrono>
#include <functional>
#include <memory>

#include "croupier/online/counter.h"
#include "croupier/server/admin.h"
#include "croupier/server/answer.h"

namespace croupier::server {

// The loop as the table sees it. Everything but post() is for the loop's own thread, in which the
// table is called.
class Clerk {
public:
    using Clock = std::chrono::steady_clock;

    virtual online::Voice& voice() = 0;
    // How long somebody who speaks now will wait until he is heard.
    virtual std::chrono::milliseconds wait() const = 0;
    // From any thread: done soon in the loop's thread, in the order of posting.
    virtual void post(std::function<void()> work) = 0;
    // The table is woken at that time, once; another time takes the place of the last.
    virtual void wake_at(Clock::time_point time) = 0;

protected:
    Clerk() = default;
    ~Clerk() = default;
};

// The table as the loop sees it; what is empty is not called. It goes before its clerk does: who
// posts from another thread ends that thread when `counter` is destroyed.
struct Office {
    std::shared_ptr<online::Counter> counter;
    std::function<void()> woken;
    // After every call of the others and of posted work, once for all that were due together, and
    // before anything that was said is sent: the moment to write it down.
    std::function<void()> turn_over;
    // Last words; every session is closed with 1001 afterwards.
    std::function<void()> closing;
    Api api;
    Operator admin;
};

using Opening = std::function<Office(Clerk&)>;

}  // namespace croupier::server
