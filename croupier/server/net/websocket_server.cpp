// The way of a frame, in the order of this file: turn, read, receive, handle; the handler sends
// messages; at the end of the turn it commits, and they are written to the sockets.
#include "croupier/server/net/websocket_server.h"

#include <sys/epoll.h>
#include <sys/socket.h>

#include <algorithm>
#include <array>
#include <cerrno>

namespace croupier::server {
namespace {

using online::SessionId;

constexpr int turn_size = 64;  // sessions: the last of a turn waits for all others
constexpr std::size_t spare_outboxes = 256, largest_spare = 16 << 10;
constexpr std::uint32_t ended_events = EPOLLRDHUP | EPOLLHUP | EPOLLERR;

}  // namespace

void WebSocketServer::turn() {
    now_ = steady_milliseconds();
    flushing_ = true;
    std::array<epoll_event, turn_size> events;
    const int count = ::epoll_wait(epoll_, events.data(), turn_size, 0);
    if (count < turn_size) lag_ = 0;
    for (int i = 0; i < count; ++i) {
        const epoll_event& event = events[static_cast<std::size_t>(i)];
        if (event.data.u64 == probe_id) receive_probe();
        Session* session = find(event.data.u64);
        if (session == nullptr) continue;
        if ((event.events & EPOLLOUT) != 0) {
            session->blocked = false;
            watch(*session, EPOLL_CTL_MOD);
            outbox(*session);
        }
        if ((event.events & ~EPOLLOUT) != 0) read(*session, (event.events & ended_events) != 0);
    }
    if (count == turn_size && !probe_waiting_) send_probe();
    flush();
}

// Events come once. Where more may lie there, the end of the connection at least, they are asked
// for again.
void WebSocketServer::read(Session& session, bool ends) {
    const std::size_t partial = session.partial.size();
    const ssize_t size =
        ::recv(session.descriptor, buffer_.data() + partial, read_size, MSG_DONTWAIT);
    if (size < 0 && errno == EAGAIN) return;
    if (size == 0 || (size < 0 && errno != EINTR)) return remove(session);
    const auto bytes = static_cast<std::size_t>(std::max<ssize_t>(size, 0));
    if (ends || size < 0 || bytes == read_size) watch(session, EPOLL_CTL_MOD);
    if (size < 0 || session.closing) return;
    expires_in(session, limits_.ping_after.count());
    session.pinged = false;
    if (receives_too_much(session, bytes))
        return begin_close(session, close_code::policy, "Too much was said at once.");
    std::ranges::copy(session.partial, buffer_.begin());
    receive(session, {buffer_.data(), partial + bytes});
}

void WebSocketServer::receive(Session& session, std::span<char> bytes) {
    while (!session.closing) {
        const Received received = session.reader.next(bytes);
        if (received.kind == Received::Kind::nothing) break;
        handle(session, received);
    }
    if (session.closing || bytes.empty()) {
        session.partial = std::string();
    } else {
        session.partial.assign(bytes.data(), bytes.size());
    }
}

void WebSocketServer::handle(Session& session, const Received& received) {
    switch (received.kind) {
    case Received::Kind::text: handler_->received(session.id, received.text); break;
    case Received::Kind::ping: append_pong(outbox(session), received.text); break;
    case Received::Kind::close:
        begin_close(session, received.code == 0 ? close_code::normal : received.code, {});
        session.close_received = true;
        break;
    case Received::Kind::fault: begin_close(session, received.code, received.text); break;
    case Received::Kind::pong:
    case Received::Kind::nothing: break;
    }
}

void WebSocketServer::send(SessionId id, std::string_view text) {
    Session* session = find(id);
    if (session != nullptr && !session->closing) append_text(outbox(*session), text);
}

// Whoever asks for it has something to send.
std::string& WebSocketServer::outbox(Session& session) {
    if (!session.has_output) {
        session.has_output = true;
        with_output_.push_back(session.id);
        if (session.out.empty() && !spare_.empty()) {
            session.out = std::move(spare_.back());
            spare_.pop_back();
        }
    }
    flush_soon();
    return session.out;
}

void WebSocketServer::flush_soon() {
    if (flushing_) return;
    flushing_ = true;
    request_flush_();
}

void WebSocketServer::flush() {
    flushing_ = true;
    // What the handler sends to others about the end of one session goes out in the same turn.
    for (bool over = false; !over;) {
        if (end_turn_) end_turn_();
        for (std::size_t i = 0; i < with_output_.size(); ++i) {
            Session* session = find(with_output_[i]);
            if (session != nullptr && !write(*session)) remove(*session);
        }
        with_output_.clear();
        const std::vector<SessionId> ended = std::move(ended_);
        ended_.clear();
        for (const SessionId id : ended) handler_->closed(id);
        over = ended.empty();
    }
    flushing_ = false;
}

bool WebSocketServer::write(Session& session) {
    session.has_output = false;
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
    if (spare_.size() < spare_outboxes && session.out.capacity() <= largest_spare)
        spare_.push_back(std::move(session.out));
    session.out = std::string();
    if (!session.closing || session.shut) return true;
    session.shut = true;
    return !session.close_received && ::shutdown(session.descriptor, SHUT_WR) == 0;
}

}  // namespace croupier::server
