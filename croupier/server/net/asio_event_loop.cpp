// Waiting for sessions and for times.
#include "croupier/server/net/asio_event_loop.h"

#include <boost/asio/post.hpp>

#include "croupier/server/net/asio.h"

namespace croupier::server {
namespace {

using boost::system::error_code;
constexpr std::chrono::milliseconds tick_time{250};

}  // namespace

AsioEventLoop::AsioEventLoop(asio::io_context& context, ConnectionLimiter& limiter,
                             const SocketLimits& limits, const MakeApplication& make_application)
    : context_(context),
      websockets_(limiter, limits,
                  [this] { asio::post(context_, [this] { websockets_.flush(); }); }),
      due_(context, websockets_.descriptor()), ticker_(context), alarm_(context),
      application_(make_application(*this)) {
    websockets_.set_handler(*application_.sessions, application_.end_turn);
    watch();
    tick();
}

AsioEventLoop::~AsioEventLoop() {
    due_.release();  // the sockets close it
    websockets_.drop_all();
}

void AsioEventLoop::watch() {
    due_.async_wait(asio::posix::descriptor_base::wait_read, [this](error_code error) {
        if (error) return;
        websockets_.turn();
        watch();
    });
}

void AsioEventLoop::tick() {
    ticker_.expires_after(tick_time);
    ticker_.async_wait([this](error_code error) {
        if (error) return;
        websockets_.tick();
        tick();
    });
}

void AsioEventLoop::close() {
    if (application_.closing) application_.closing();
    websockets_.flush();
    websockets_.close_all(close_code::going_away, "The server is closing.");
}

void AsioEventLoop::post(std::function<void()> work) {
    asio::post(context_, [this, task = std::move(work)] {
        task();
        websockets_.flush_soon();
    });
}

void AsioEventLoop::wake_at(Clock::time_point time) {
    wanted_ = time;
    if (wanted_ < armed_) arm();
}

void AsioEventLoop::arm() {
    armed_ = wanted_;
    alarm_.expires_at(armed_);
    alarm_.async_wait([this](error_code error) {
        if (error) return;
        armed_ = Clock::time_point::max();
        if (wanted_ > Clock::now()) {
            if (wanted_ != Clock::time_point::max()) arm();
            return;
        }
        wanted_ = Clock::time_point::max();
        if (application_.wake) application_.wake();
        websockets_.flush_soon();
    });
}

}  // namespace croupier::server
