// Reading, hearing and writing.
#include "croupier/server/net/sockets.h"

#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <limits>

namespace croupier::server {
namespace {

using online::SessionId;

constexpr std::size_t read_size = 16 << 10;
constexpr int turn_size = 64;  // sessions: the last of a turn waits for all others
constexpr std::size_t spare_boxes = 256, largest_spare = 16 << 10;
constexpr Milliseconds parting_time = 1'500, never = std::numeric_limits<Milliseconds>::max();
constexpr Milliseconds burst_time = 3'000;
constexpr int send_buffer = 64 << 10;  // of the kernel, which would let it grow to megabytes
constexpr int slot_bits = 24;
constexpr SessionId stooge_id = 0;  // nobody's
constexpr std::uint32_t ended_events = EPOLLRDHUP | EPOLLHUP | EPOLLERR;

Milliseconds clock_now() {
    using namespace std::chrono;
    return duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count();
}

std::size_t slot_of(SessionId id) { return id & ((1U << slot_bits) - 1); }

}  // namespace

Sockets::Sockets(Doorkeeper& door, const SocketLimits& limits, std::function<void()> speak)
    : door_(door), limits_(limits), speak_(std::move(speak)), households_(limits.an_address),
      epoll_(::epoll_create1(EPOLL_CLOEXEC)), stooge_(::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)),
      now_(clock_now()), buffer_(longest_frame + read_size) {
    epoll_event event{EPOLLIN, {.u64 = stooge_id}};
    ::epoll_ctl(epoll_, EPOLL_CTL_ADD, stooge_, &event);
}

Sockets::~Sockets() {
    for (const auto& session : sessions_)
        if (session) ::close(session->descriptor);
    if (stooge_ >= 0) ::close(stooge_);
    if (epoll_ >= 0) ::close(epoll_);
}

Session* Sockets::find(SessionId id) const {
    const std::size_t slot = slot_of(id);
    if (slot >= sessions_.size() || !sessions_[slot] || sessions_[slot]->id != id) return nullptr;
    return sessions_[slot].get();
}

bool Sockets::admits(std::string_view address) const {
    return epoll_ >= 0 && door_.has_seats(size()) && households_.admits(household_of(address));
}

void Sockets::adopt(int descriptor, std::string_view address, std::string_view greeting,
                    std::string_view early) {
    now_ = clock_now();
    if (free_.empty()) {
        free_.push_back(static_cast<std::uint32_t>(sessions_.size()));
        sessions_.emplace_back();
        deadlines_.push_back(never);
    }
    const std::uint32_t slot = free_.back();
    free_.pop_back();
    sessions_[slot] = std::make_unique<Session>();
    Session& session = *sessions_[slot];
    session.id = ++adopted_ << slot_bits | slot;
    session.descriptor = descriptor;
    session.household = household_of(address);
    session.talked = now_;
    deadlines_[slot] = now_ + limits_.ping_after.count();
    door_.sit_down();
    households_.enter(session.household);
    ::setsockopt(descriptor, SOL_SOCKET, SO_SNDBUF, &send_buffer, sizeof send_buffer);

    outbox(session) += greeting;
    counter_->opened(session.id, address);
    if (!watch(session, EPOLL_CTL_ADD)) return part(session, 0, {});
    if (early.size() > read_size) return part(session, close_code::policy, "Too much at once.");
    std::ranges::copy(early, buffer_.begin());
    hear(session, {buffer_.data(), early.size()});
}

void Sockets::turn() {
    now_ = clock_now();
    settling_ = true;
    std::array<epoll_event, turn_size> events;
    const int count = ::epoll_wait(epoll_, events.data(), turn_size, 0);
    if (count < turn_size) waited_ = 0;
    for (int i = 0; i < count; ++i) {
        const epoll_event& event = events[static_cast<std::size_t>(i)];
        if (event.data.u64 == stooge_id) hear_stooge();
        Session* session = find(event.data.u64);
        if (session == nullptr) continue;
        if ((event.events & EPOLLOUT) != 0) {
            session->blocked = false;
            watch(*session, EPOLL_CTL_MOD);
            outbox(*session);
        }
        if ((event.events & ~EPOLLOUT) != 0) read(*session, (event.events & ended_events) != 0);
    }
    if (count == turn_size && !standing_) queue_stooge();
    settle();
}

// The queue is heard in the order of arrival: as long as it takes one of ours, it takes a client.
void Sockets::queue_stooge() {
    const std::uint64_t one = 1;
    standing_ = ::write(stooge_, &one, sizeof one) == sizeof one;
    stood_since_ = now_;
}
void Sockets::hear_stooge() {
    std::uint64_t count = 0;
    if (::read(stooge_, &count, sizeof count) < 0) return;
    standing_ = false;
    waited_ = now_ - stood_since_;
}
Milliseconds Sockets::wait() const {
    return standing_ ? std::max(waited_, now_ - stood_since_) : waited_;
}

// News come once. Where more may lie there, the end of the connection at least, they are asked for
// again.
void Sockets::read(Session& session, bool ends) {
    const std::size_t begun = session.begun.size();
    const ssize_t size =
        ::recv(session.descriptor, buffer_.data() + begun, read_size, MSG_DONTWAIT);
    if (size < 0 && errno == EAGAIN) return;
    if (size == 0 || (size < 0 && errno != EINTR)) return remove(session);
    if (ends || size < 0 || static_cast<std::size_t>(size) == read_size)
        watch(session, EPOLL_CTL_MOD);
    if (size < 0) return;
    if (session.parting) return;
    deadlines_[slot_of(session.id)] = now_ + limits_.ping_after.count();
    session.pinged = false;
    const auto heard = static_cast<std::size_t>(size);
    if (talks_too_much(session, heard))
        return part(session, close_code::policy, "Too much was said at once.");
    std::ranges::copy(session.begun, buffer_.begin());
    hear(session, {buffer_.data(), begun + heard});
}

void Sockets::hear(Session& session, std::span<char> bytes) {
    while (!session.parting) {
        const Heard heard = session.reader.next(bytes);
        if (heard.kind == Heard::Kind::nothing) break;
        answer(session, heard);
    }
    if (session.parting || bytes.empty()) {
        session.begun = std::string();
    } else {
        session.begun.assign(bytes.data(), bytes.size());
    }
}

void Sockets::answer(Session& session, const Heard& heard) {
    switch (heard.kind) {
    case Heard::Kind::text: counter_->heard(session.id, heard.text); break;
    case Heard::Kind::ping: append_pong(outbox(session), heard.text); break;
    case Heard::Kind::close:
        part(session, heard.code == 0 ? close_code::normal : heard.code, {});
        session.answered = true;
        break;
    case Heard::Kind::fault: part(session, heard.code, heard.text); break;
    case Heard::Kind::pong:
    case Heard::Kind::nothing: break;
    }
}

bool Sockets::talks_too_much(Session& session, std::size_t bytes) const {
    const auto forgiven = static_cast<std::size_t>(now_ - session.talked) * limits_.a_second / 1000;
    session.talk = (session.talk > forgiven ? session.talk - forgiven : 0) + bytes;
    session.talked = now_;
    return session.talk > limits_.a_second * burst_time / 1000;
}

void Sockets::send(SessionId id, std::string_view text) {
    Session* session = find(id);
    if (session != nullptr && !session->parting) append_text(outbox(*session), text);
}

void Sockets::hang_up(SessionId id, int code, std::string_view reason) {
    Session* session = find(id);
    if (session != nullptr && !session->parting) part(*session, code, reason);
}

void Sockets::part(Session& session, int code, std::string_view reason) {
    std::string& out = outbox(session);
    if (code != 0) append_close(out, code, reason);
    session.parting = true;
    ended_.push_back(session.id);
    deadlines_[slot_of(session.id)] = now_ + parting_time;
}

// Whoever asks for it has something to send.
std::string& Sockets::outbox(Session& session) {
    if (!session.stirred) {
        session.stirred = true;
        stirred_.push_back(session.id);
        if (session.out.empty() && !spare_.empty()) {
            session.out = std::move(spare_.back());
            spare_.pop_back();
        }
    }
    settle_soon();
    return session.out;
}

void Sockets::settle_soon() {
    if (settling_) return;
    settling_ = true;
    speak_();
}

void Sockets::settle() {
    settling_ = true;
    // What the counter says to others about the end of one session is said in the same turn.
    for (bool over = false; !over;) {
        if (turn_over_) turn_over_();
        for (std::size_t i = 0; i < stirred_.size(); ++i) {
            Session* session = find(stirred_[i]);
            if (session != nullptr && !write(*session)) remove(*session);
        }
        stirred_.clear();
        const std::vector<SessionId> ended = std::move(ended_);
        ended_.clear();
        for (const SessionId id : ended) counter_->closed(id);
        over = ended.empty();
    }
    settling_ = false;
}

bool Sockets::write(Session& session) {
    session.stirred = false;
    while (session.waiting() > 0 && !session.blocked) {
        const ssize_t size = ::send(session.descriptor, session.out.data() + session.sent,
                                    session.waiting(), MSG_DONTWAIT | MSG_NOSIGNAL);
        if (size >= 0) {
            session.sent += static_cast<std::size_t>(size);
        } else if (errno == EAGAIN) {
            session.blocked = true;
            watch(session, EPOLL_CTL_MOD);
        } else if (errno != EINTR) {
            return false;
        }
    }
    if (session.waiting() > 0) {
        if (session.waiting() > limits_.waiting) return false;
        if (session.sent > session.out.size() / 2) {
            session.out.erase(0, session.sent);
            session.sent = 0;
        }
        return true;
    }
    session.out.clear();
    session.sent = 0;
    if (spare_.size() < spare_boxes && session.out.capacity() <= largest_spare)
        spare_.push_back(std::move(session.out));
    session.out = std::string();
    if (!session.parting || session.shut) return true;
    session.shut = true;
    return !session.answered && ::shutdown(session.descriptor, SHUT_WR) == 0;
}

bool Sockets::watch(const Session& session, int how) const {
    const std::uint32_t wanted = EPOLLIN | EPOLLRDHUP | (session.blocked ? EPOLLOUT : 0U);
    epoll_event event{wanted | EPOLLET, {.u64 = session.id}};
    return ::epoll_ctl(epoll_, how, session.descriptor, &event) == 0;
}

void Sockets::remove(Session& session) {
    if (!session.parting) ended_.push_back(session.id);
    ::close(session.descriptor);
    households_.leave(session.household);
    door_.get_up();
    const std::size_t slot = slot_of(session.id);
    deadlines_[slot] = never;
    free_.push_back(static_cast<std::uint32_t>(slot));
    sessions_[slot].reset();
}

void Sockets::tick() {
    now_ = clock_now();
    for (std::size_t slot = 0; slot < deadlines_.size(); ++slot)
        if (deadlines_[slot] <= now_) expire(*sessions_[slot]);
    settle();
}

void Sockets::expire(Session& session) {
    if (session.parting || session.pinged) return remove(session);
    session.pinged = true;
    append_ping(outbox(session));
    deadlines_[slot_of(session.id)] = now_ + (limits_.gone_after - limits_.ping_after).count();
}

void Sockets::close_all(int code, std::string_view reason) {
    now_ = clock_now();
    for (const auto& session : sessions_)
        if (session && !session->parting) part(*session, code, reason);
    settle();
}

void Sockets::drop_all() {
    for (const auto& session : sessions_)
        if (session) remove(*session);
    settle();
}

}  // namespace croupier::server
