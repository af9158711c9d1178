// The event loop: WebSockets, a timer and posted work, in the Asio context that also serves the
// page.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/posix/stream_descriptor.hpp>
#include <boost/asio/steady_timer.hpp>

#include "croupier/server/event_loop.h"
#include "croupier/server/net/websocket_server.h"

namespace croupier::server {

class AsioEventLoop final : public EventLoop {
public:
    AsioEventLoop(boost::asio::io_context& context, ConnectionLimiter& limiter,
                  const SocketLimits& limits, const MakeApplication& make_application);
    ~AsioEventLoop();
    AsioEventLoop(const AsioEventLoop&) = delete;
    AsioEventLoop& operator=(const AsioEventLoop&) = delete;

    WebSocketServer& websockets() { return websockets_; }
    const Api& api() const { return application_.api; }
    const AdminFunction& admin() const { return application_.admin; }
    // At the end: the last messages, then every session is closed because the server goes away.
    void close();

    online::MessageSink& sink() override { return websockets_; }
    std::chrono::milliseconds lag() const override {
        return std::chrono::milliseconds(websockets_.lag());
    }
    void post(std::function<void()> work) override;
    void wake_at(Clock::time_point time) override;

private:
    void watch();
    void tick();
    void arm();

    boost::asio::io_context& context_;
    WebSocketServer websockets_;
    boost::asio::posix::stream_descriptor due_;
    boost::asio::steady_timer ticker_, alarm_;
    // The alarm rings at `armed_`, which may be before it is wanted: times that move into the
    // future, as they do with every move, cost nothing.
    Clock::time_point wanted_ = Clock::time_point::max(), armed_ = Clock::time_point::max();
    Application application_;
};

}  // namespace croupier::server
