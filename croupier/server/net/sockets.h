// All WebSockets: their descriptors in one epoll set, without a buffer or a coroutine for each.
//
// In each turn what has come is read into one buffer, told to the counter as views of it, and what
// the counter has said goes out with one send() for each session. Everything happens in one thread.
#pragma once

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "croupier/server/doorkeeper.h"
#include "croupier/server/households.h"
#include "croupier/server/net/session.h"
#include "croupier/server/settings.h"

namespace croupier::server {

class Sockets final : public online::Voice {
public:
    // `speak` is called when something is said outside a turn: settle() is to be called soon.
    // `turn_over` comes before anything is sent.
    Sockets(Doorkeeper& door, const SocketLimits& limits, std::function<void()> speak);
    ~Sockets();
    Sockets(const Sockets&) = delete;
    Sockets& operator=(const Sockets&) = delete;

    void tell(online::Counter& counter, std::function<void()> turn_over) {
        counter_ = &counter;
        turn_over_ = std::move(turn_over);
    }

    bool admits(std::string_view address) const;
    // Takes a connection over, sends the greeting and hears what the client has said already.
    void adopt(int descriptor, std::string_view address, std::string_view greeting,
               std::string_view early);

    int descriptor() const { return epoll_; }  // readable when a turn is due
    void turn();
    Milliseconds wait() const;  // of somebody who speaks now, until he is heard
    void settle();              // what was said goes out
    void settle_soon();         // after everything that is due already
    // Some times a second: pings, and ends of patience.
    void tick();
    void close_all(int code, std::string_view reason);
    void drop_all();

    void send(online::SessionId session, std::string_view text) override;
    void hang_up(online::SessionId session, int code, std::string_view reason) override;

    std::size_t size() const { return sessions_.size() - free_.size(); }

private:
    Session* find(online::SessionId id) const;
    std::string& outbox(Session& session);
    void read(Session& session, bool ends);
    void hear(Session& session, std::span<char> bytes);
    void answer(Session& session, const Heard& heard);
    bool talks_too_much(Session& session, std::size_t bytes) const;
    void part(Session& session, int code, std::string_view reason);
    bool write(Session& session);  // false when the session is over
    bool watch(const Session& session, int how) const;
    void remove(Session& session);
    void expire(Session& session);
    void queue_stooge();
    void hear_stooge();

    Doorkeeper& door_;
    const SocketLimits limits_;
    std::function<void()> speak_, turn_over_;
    online::Counter* counter_ = nullptr;
    Households households_;
    int epoll_;
    int stooge_;             // an eventfd that stands in the queue like a client
    bool standing_ = false;  // and has not been heard yet
    Milliseconds now_;
    bool settling_ = false;  // or about to
    Milliseconds stood_since_ = 0, waited_ = 0;
    std::uint64_t adopted_ = 0;
    std::vector<std::unique_ptr<Session>> sessions_;  // by slot
    std::vector<Milliseconds> deadlines_;             // by slot, so that a tick touches no session
    std::vector<std::uint32_t> free_;
    std::vector<online::SessionId> stirred_, ended_;
    std::vector<std::string> spare_;  // boxes that have room already
    std::vector<char> buffer_;
};

}  // namespace croupier::server
