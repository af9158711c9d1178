// One thread that waits for many sockets and for points in time.
#pragma once

#include <sys/epoll.h>

#include <array>
#include <chrono>
#include <cstdint>
#include <functional>
#include <map>

#include "croupier/engine/random.h"

namespace croupier::load {

using Clock = std::chrono::steady_clock;

class EventLoop {
public:
    class Listener {
    public:
        virtual void ready(std::uint32_t events) = 0;

    protected:
        ~Listener() = default;
    };

    // No order between sockets is promised; `shuffled`: there is none.
    explicit EventLoop(bool shuffled = false);
    EventLoop(const EventLoop&) = delete;
    EventLoop& operator=(const EventLoop&) = delete;
    ~EventLoop();

    void watch(int socket, std::uint32_t events, Listener& listener);
    void change(int socket, std::uint32_t events, Listener& listener);
    void forget(int socket, const Listener& listener);
    void later(Clock::time_point when, std::function<void()> task);

    // Hears what has arrived; when nothing has, waits for it until then.
    void turn(Clock::time_point until);
    void arrived() { now_ = arrived_ = Clock::now(); }  // something was read
    Clock::time_point last_arrival() const { return arrived_; }
    Clock::time_point now() const { return now_; }  // when this turn began, or of the last arrival

    std::array<char, 1 << 18> buffer;  // for whoever reads; what stays must be copied

private:
    int epoll_;
    const bool shuffled_;
    PlayoutRandom random_{1};
    std::array<epoll_event, 512> events_{};
    int heard_ = 0;
    std::multimap<Clock::time_point, std::function<void()>> tasks_;
    Clock::time_point now_ = Clock::now(), arrived_ = now_;
};

}  // namespace croupier::load
