// The two sides of a connection as they see each other: no socket in sight.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace croupier::online {

using SessionId = std::uint64_t;  // never used twice while the program runs

// For tables of sessions: ids that stand at equal distances could all fall into one place.
struct SessionHash {
    std::size_t operator()(SessionId id) const { return id * 0x9e37'79b9'7f4a'7c15U >> 32; }
};

// Receives what clients send.
class SessionHandler {
public:
    virtual void opened(SessionId session, std::string_view address) = 0;
    virtual void received(SessionId session, std::string_view text) = 0;
    // Once, whoever ended it; nothing is sent there afterwards.
    virtual void closed(SessionId session) = 0;

protected:
    SessionHandler() = default;
    ~SessionHandler() = default;
};

// Sends to clients. For a session that is gone nothing happens, without a fault.
class MessageSink {
public:
    virtual void send(SessionId session, std::string_view text) = 0;
    // What was sent before goes out first.
    virtual void disconnect(SessionId session, int code, std::string_view reason) = 0;

protected:
    MessageSink() = default;
    ~MessageSink() = default;
};

}  // namespace croupier::online
