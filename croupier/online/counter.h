// The two sides of a connection as they see each other: no socket in sight.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace croupier::online {

using SessionId = std::uint64_t;  // never used twice while the program runs

// For tables of sessions: ids that stand at equal distances could all fall into one place.
struct ScatterSessions {
    std::size_t operator()(SessionId id) const { return id * 0x9e37'79b9'7f4a'7c15U >> 32; }
};

// Hears what clients say.
class Counter {
public:
    virtual void opened(SessionId session, std::string_view address) = 0;
    virtual void heard(SessionId session, std::string_view text) = 0;
    // Once, whoever ended it; nothing is sent there afterwards.
    virtual void closed(SessionId session) = 0;

protected:
    Counter() = default;
    ~Counter() = default;
};

// Speaks to clients. A session that is gone hears nothing, without a fault.
class Voice {
public:
    virtual void send(SessionId session, std::string_view text) = 0;
    // What was sent before goes out first.
    virtual void hang_up(SessionId session, int code, std::string_view reason) = 0;

protected:
    Voice() = default;
    ~Voice() = default;
};

}  // namespace croupier::online
