// The clerk: the WebSockets, a timer and a letter box, in the loop that also serves the page.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/posix/stream_descriptor.hpp>
#include <boost/asio/steady_timer.hpp>

#include "croupier/server/clerk.h"
#include "croupier/server/net/sockets.h"

namespace croupier::server {

class Desk final : public Clerk {
public:
    Desk(boost::asio::io_context& context, Doorkeeper& door, const SocketLimits& limits,
         const Opening& opening);
    ~Desk();
    Desk(const Desk&) = delete;
    Desk& operator=(const Desk&) = delete;

    Sockets& sockets() { return sockets_; }
    const Api& api() const { return office_.api; }
    const Operator& admin() const { return office_.admin; }
    // Closing time: last words, then every session is told that the server goes away.
    void close();

    online::Voice& voice() override { return sockets_; }
    std::chrono::milliseconds wait() const override {
        return std::chrono::milliseconds(sockets_.wait());
    }
    void post(std::function<void()> work) override;
    void wake_at(Clock::time_point time) override;

private:
    void watch();
    void tick();
    void arm();

    boost::asio::io_context& context_;
    Sockets sockets_;
    boost::asio::posix::stream_descriptor due_;
    boost::asio::steady_timer ticker_, alarm_;
    // The alarm rings at `armed_`, which may be before it is wanted: times that move into the
    // future, as they do with every move, cost nothing.
    Clock::time_point wanted_ = Clock::time_point::max(), armed_ = Clock::time_point::max();
    Office office_;
};

}  // namespace croupier::server
