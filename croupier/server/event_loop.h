// What the event loop of the server and the application in it do for each other.
#pragma once

#include <chrono>
#include <functional>
#include <memory>

#include "croupier/online/session_handler.h"
#include "croupier/server/admin.h"
#include "croupier/server/answer.h"
#include "croupier/threads/executor.h"

namespace croupier::server {

// The loop as its application sees it. Everything but post() is for the loop's own thread, in which
// the application is called.
class EventLoop : public threads::Executor {
public:
    using Clock = std::chrono::steady_clock;

    virtual online::MessageSink& sink() = 0;
    // How long a message that arrives now waits until it is read.
    virtual std::chrono::milliseconds lag() const = 0;
    // The application is woken at that time, once; another time takes the place of the last.
    virtual void wake_at(Clock::time_point time) = 0;

protected:
    ~EventLoop() = default;
};

// What the loop hosts; what is empty is not called. It goes before its loop does: who posts from
// another thread ends that thread when `sessions` is destroyed.
struct Application {
    std::shared_ptr<online::SessionHandler> sessions;
    std::function<void()> wake;
    // After every call of the others and of posted work, once for all that were due together, and
    // before any message is sent: the moment to write what has changed.
    std::function<void()> end_turn;
    // The last messages; every session is closed with 1001 afterwards.
    std::function<void()> closing;
    Api api;
    AdminFunction admin;
};

using MakeApplication = std::function<Application(EventLoop&)>;

}  // namespace croupier::server
