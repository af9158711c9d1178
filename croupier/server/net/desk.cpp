// Waiting for sessions and for times.
#include "croupier/server/net/desk.h"

#include <boost/asio/post.hpp>

namespace croupier::server {
namespace {

using boost::system::error_code;
constexpr std::chrono::milliseconds tick_time{250};

}  // namespace

Desk::Desk(asio::io_context& context, Doorkeeper& door, const SocketLimits& limits,
           const Opening& opening)
    : context_(context),
      sockets_(door, limits, [this] { asio::post(context_, [this] { sockets_.settle(); }); }),
      due_(context, sockets_.descriptor()), ticker_(context), alarm_(context),
      office_(opening(*this)) {
    sockets_.tell(*office_.counter, office_.turn_over);
    watch();
    tick();
}

Desk::~Desk() {
    due_.release();  // the sockets close it
    sockets_.drop_all();
}

void Desk::watch() {
    due_.async_wait(asio::posix::descriptor_base::wait_read, [this](error_code error) {
        if (error) return;
        sockets_.turn();
        watch();
    });
}

void Desk::tick() {
    ticker_.expires_after(tick_time);
    ticker_.async_wait([this](error_code error) {
        if (error) return;
        sockets_.tick();
        tick();
    });
}

void Desk::close() {
    if (office_.closing) office_.closing();
    sockets_.settle();
    sockets_.close_all(close_code::going_away, "The server is closing.");
}

void Desk::post(std::function<void()> work) {
    asio::post(context_, [this, task = std::move(work)] {
        task();
        sockets_.settle_soon();
    });
}

void Desk::wake_at(Clock::time_point time) {
    wanted_ = time;
    if (wanted_ < armed_) arm();
}

void Desk::arm() {
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
        if (office_.woken) office_.woken();
        sockets_.settle_soon();
    });
}

}  // namespace croupier::server
