// The life of a session: adopted, watched, pinged, closed, removed; and how long the queue is.
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <limits>

#include "croupier/server/net/websocket_server.h"

namespace croupier::server {
namespace {

using online::SessionId;

constexpr Milliseconds never = std::numeric_limits<Milliseconds>::max();
constexpr Milliseconds close_timeout = 1'500, burst_time = 3'000;
constexpr int send_buffer = 64 << 10;  // of the kernel, which would let it grow to megabytes
constexpr int slot_bits = 24;

std::size_t slot_of(SessionId id) { return id & ((1U << slot_bits) - 1); }

}  // namespace

WebSocketServer::WebSocketServer(ConnectionLimiter& limiter, const SocketLimits& limits,
                                 std::function<void()> request_flush)
    : limiter_(limiter), limits_(limits), request_flush_(std::move(request_flush)),
      addresses_(limits.an_address), epoll_(::epoll_create1(EPOLL_CLOEXEC)),
      probe_(::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)), now_(steady_milliseconds()),
      buffer_(longest_frame + read_size) {
    epoll_event event{EPOLLIN, {.u64 = probe_id}};
    ::epoll_ctl(epoll_, EPOLL_CTL_ADD, probe_, &event);
}

WebSocketServer::~WebSocketServer() {
    for (const auto& session : sessions_)
        if (session) ::close(session->descriptor);
    if (probe_ >= 0) ::close(probe_);
    if (epoll_ >= 0) ::close(epoll_);
}

bool WebSocketServer::admits(std::string_view address) const {
    return epoll_ >= 0 && limiter_.admits_websocket(size()) &&
           addresses_.admits(network_of(address));
}

void WebSocketServer::adopt(int descriptor, std::string_view address, std::string_view upgrade_head,
                            std::string_view early) {
    now_ = steady_milliseconds();
    Session& session = new_session();
    session.descriptor = descriptor;
    session.network = network_of(address);
    session.counted_at = now_;
    expires_in(session, limits_.ping_after.count());
    limiter_.websocket_opened();
    addresses_.enter(session.network);
    ::setsockopt(descriptor, SOL_SOCKET, SO_SNDBUF, &send_buffer, sizeof send_buffer);

    outbox(session) += upgrade_head;
    handler_->opened(session.id, address);
    if (!watch(session, EPOLL_CTL_ADD)) return begin_close(session, 0, {});
    if (early.size() > read_size)
        return begin_close(session, close_code::policy, "Too much at once.");
    std::ranges::copy(early, buffer_.begin());
    receive(session, {buffer_.data(), early.size()});
}

Session& WebSocketServer::new_session() {
    if (free_.empty()) {
        free_.push_back(static_cast<std::uint32_t>(sessions_.size()));
        sessions_.emplace_back();
        deadlines_.push_back(never);
    }
    const std::uint32_t slot = free_.back();
    free_.pop_back();
    sessions_[slot] = std::make_unique<Session>();
    sessions_[slot]->id = ++adopted_ << slot_bits | slot;
    return *sessions_[slot];
}

Session* WebSocketServer::find(SessionId id) const {
    const std::size_t slot = slot_of(id);
    if (slot >= sessions_.size() || !sessions_[slot] || sessions_[slot]->id != id) return nullptr;
    return sessions_[slot].get();
}

bool WebSocketServer::watch(const Session& session, int how) const {
    const std::uint32_t wanted = EPOLLIN | EPOLLRDHUP | (session.blocked ? EPOLLOUT : 0U);
    epoll_event event{wanted | EPOLLET, {.u64 = session.id}};
    return ::epoll_ctl(epoll_, how, session.descriptor, &event) == 0;
}

bool WebSocketServer::receives_too_much(Session& session, std::size_t bytes) const {
    const auto forgiven =
        static_cast<std::size_t>(now_ - session.counted_at) * limits_.a_second / 1000;
    session.recent_bytes =
        (session.recent_bytes > forgiven ? session.recent_bytes - forgiven : 0) + bytes;
    session.counted_at = now_;
    return session.recent_bytes > limits_.a_second * burst_time / 1000;
}

void WebSocketServer::disconnect(SessionId id, int code, std::string_view reason) {
    Session* session = find(id);
    if (session != nullptr && !session->closing) begin_close(*session, code, reason);
}

void WebSocketServer::begin_close(Session& session, int code, std::string_view reason) {
    std::string& out = outbox(session);
    if (code != 0) append_close(out, code, reason);
    session.closing = true;
    ended_.push_back(session.id);
    expires_in(session, close_timeout);
}

void WebSocketServer::remove(Session& session) {
    if (!session.closing) ended_.push_back(session.id);
    ::close(session.descriptor);
    addresses_.leave(session.network);
    limiter_.websocket_closed();
    const std::size_t slot = slot_of(session.id);
    deadlines_[slot] = never;
    free_.push_back(static_cast<std::uint32_t>(slot));
    sessions_[slot].reset();
}

void WebSocketServer::tick() {
    now_ = steady_milliseconds();
    for (std::size_t slot = 0; slot < deadlines_.size(); ++slot)
        if (deadlines_[slot] <= now_) expire(*sessions_[slot]);
    flush();
}

void WebSocketServer::expire(Session& session) {
    if (session.closing || session.pinged) return remove(session);
    session.pinged = true;
    append_ping(outbox(session));
    expires_in(session, (limits_.gone_after - limits_.ping_after).count());
}

void WebSocketServer::expires_in(const Session& session, Milliseconds time) {
    deadlines_[slot_of(session.id)] = now_ + time;
}

void WebSocketServer::close_all(int code, std::string_view reason) {
    now_ = steady_milliseconds();
    for (const auto& session : sessions_)
        if (session && !session->closing) begin_close(*session, code, reason);
    flush();
}

void WebSocketServer::drop_all() {
    for (const auto& session : sessions_)
        if (session) remove(*session);
    flush();
}

// The queue is read in the order of arrival: as long as it takes the probe, it takes a client.
void WebSocketServer::send_probe() {
    const std::uint64_t one = 1;
    probe_waiting_ = ::write(probe_, &one, sizeof one) == sizeof one;
    probe_sent_ = now_;
}
void WebSocketServer::receive_probe() {
    std::uint64_t count = 0;
    if (::read(probe_, &count, sizeof count) < 0) return;
    probe_waiting_ = false;
    lag_ = now_ - probe_sent_;
}
Milliseconds WebSocketServer::lag() const {
    return probe_waiting_ ? std::max(lag_, now_ - probe_sent_) : lag_;
}

}  // namespace croupier::server
