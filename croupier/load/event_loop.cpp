// epoll, and tasks in the order of their times.
#include "croupier/load/event_loop.h"

#include <sys/prctl.h>
#include <unistd.h>

#include <algorithm>

namespace croupier::load {

EventLoop::EventLoop(bool shuffled) : epoll_(::epoll_create1(EPOLL_CLOEXEC)), shuffled_(shuffled) {
    ::prctl(PR_SET_TIMERSLACK, 1);  // moves are sent on time: the default is 50 us late
}
EventLoop::~EventLoop() { ::close(epoll_); }

void EventLoop::watch(int socket, std::uint32_t events, Listener& listener) {
    epoll_event event{events, {&listener}};
    ::epoll_ctl(epoll_, EPOLL_CTL_ADD, socket, &event);
}
void EventLoop::change(int socket, std::uint32_t events, Listener& listener) {
    epoll_event event{events, {&listener}};
    ::epoll_ctl(epoll_, EPOLL_CTL_MOD, socket, &event);
}
void EventLoop::forget(int socket, const Listener& listener) {
    ::epoll_ctl(epoll_, EPOLL_CTL_DEL, socket, nullptr);
    // What has come in this turn is not given to a listener that is gone.
    for (int i = 0; i < heard_; ++i) {
        epoll_event& event = events_[static_cast<std::size_t>(i)];
        if (event.data.ptr == &listener) event.data.ptr = nullptr;
    }
}

void EventLoop::later(Clock::time_point when, std::function<void()> task) {
    tasks_.emplace(when, std::move(task));
}

void EventLoop::turn(Clock::time_point until) {
    if (!tasks_.empty()) until = std::min(until, tasks_.begin()->first);
    const auto wait = std::max(until - Clock::now(), Clock::duration::zero());
    const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(wait);
    const timespec patience{seconds.count(), (wait - seconds).count()};
    heard_ = ::epoll_pwait2(epoll_, events_.data(), static_cast<int>(events_.size()), &patience,
                            nullptr);
    now_ = Clock::now();
    for (int left = shuffled_ ? heard_ : 0; left > 1; --left) {
        const std::size_t drawn = random_.below(static_cast<std::size_t>(left));
        std::swap(events_[drawn], events_[static_cast<std::size_t>(left - 1)]);
    }
    for (int i = 0; i < heard_; ++i) {
        const epoll_event event = events_[static_cast<std::size_t>(i)];
        if (event.data.ptr != nullptr) static_cast<Listener*>(event.data.ptr)->ready(event.events);
    }
    heard_ = 0;
    while (!tasks_.empty() && tasks_.begin()->first <= now_) {
        const auto task = std::move(tasks_.begin()->second);
        tasks_.erase(tasks_.begin());
        task();
    }
}

}  // namespace croupier::load
