// All WebSockets: their descriptors in one epoll set, without a buffer or a coroutine for each.
//
// In each turn what has come is read into one buffer and given to the handler as views of it; what
// the handler sends goes out with one send() for each session. Everything happens in one thread.
#pragma once

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "croupier/server/address_limiter.h"
#include "croupier/server/connection_limiter.h"
#include "croupier/server/net/websocket_session.h"
#include "croupier/server/settings.h"

namespace croupier::server {

class WebSocketServer final : public online::MessageSink {
public:
    // `request_flush` is called when something is sent outside a turn: flush() is to be called
    // soon.
    WebSocketServer(ConnectionLimiter& limiter, const SocketLimits& limits,
                    std::function<void()> request_flush);
    ~WebSocketServer();
    WebSocketServer(const WebSocketServer&) = delete;
    WebSocketServer& operator=(const WebSocketServer&) = delete;

    // `end_turn` is called before anything is sent.
    void set_handler(online::SessionHandler& handler, std::function<void()> end_turn) {
        handler_ = &handler;
        end_turn_ = std::move(end_turn);
    }

    bool admits(std::string_view address) const;
    // Takes a connection over, sends the head of the answer to its upgrade, and reads what the
    // client has sent already.
    void adopt(int descriptor, std::string_view address, std::string_view upgrade_head,
               std::string_view early);

    int descriptor() const { return epoll_; }  // readable when a turn is due
    void turn();
    Milliseconds lag() const;  // how long a frame that arrives now waits until it is read
    void flush();              // what was sent goes out
    void flush_soon();         // after everything that is due already
    // Some times a second: pings, and ends of patience.
    void tick();
    void close_all(int code, std::string_view reason);
    void drop_all();

    void send(online::SessionId session, std::string_view text) override;
    void disconnect(online::SessionId session, int code, std::string_view reason) override;

    std::size_t size() const { return sessions_.size() - free_.size(); }

private:
    // The way of a frame (websocket_server.cpp).
    void read(Session& session, bool ends);
    void receive(Session& session, std::span<char> bytes);
    void handle(Session& session, const Received& received);
    std::string& outbox(Session& session);
    bool write(Session& session);  // false when the session is over

    // The life of a session (websocket_sessions.cpp).
    Session* find(online::SessionId id) const;
    Session& new_session();
    bool receives_too_much(Session& session, std::size_t bytes) const;
    bool watch(const Session& session, int how) const;
    void begin_close(Session& session, int code, std::string_view reason);
    void remove(Session& session);
    void expire(Session& session);
    void expires_in(const Session& session, Milliseconds time);
    void send_probe();
    void receive_probe();

    ConnectionLimiter& limiter_;
    const SocketLimits limits_;
    std::function<void()> request_flush_, end_turn_;
    online::SessionHandler* handler_ = nullptr;
    AddressLimiter addresses_;
    int epoll_;
    int probe_;                   // an eventfd that waits in the queue like a client, to measure it
    bool probe_waiting_ = false;  // it was sent and is not received yet
    Milliseconds now_;
    bool flushing_ = false;  // or about to
    Milliseconds probe_sent_ = 0, lag_ = 0;
    std::uint64_t adopted_ = 0;
    std::vector<std::unique_ptr<Session>> sessions_;  // by slot
    std::vector<Milliseconds> deadlines_;             // by slot, so that a tick touches no session
    std::vector<std::uint32_t> free_;
    std::vector<online::SessionId> with_output_, ended_;
    std::vector<std::string> spare_;  // outboxes that have memory already
    std::vector<char> buffer_;
};

}  // namespace croupier::server
