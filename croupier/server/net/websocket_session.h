// One WebSocket: what has come of a frame, and what has still to be sent.
//
// While it is idle it keeps nothing but this.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>

#include "croupier/online/session_handler.h"
#include "croupier/server/frames.h"

namespace croupier::server {

using Milliseconds = std::int64_t;  // of the steady clock

inline Milliseconds steady_milliseconds() {
    using namespace std::chrono;
    return duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count();
}

inline constexpr std::size_t read_size = 16 << 10;  // bytes that are read at once
inline constexpr online::SessionId probe_id = 0;    // nobody's

struct Session {
    online::SessionId id = 0;
    int descriptor = -1;
    bool closing = false;         // a close frame is sent: nothing follows, nothing is handled
    bool close_received = false;  // from the client: when all is sent, nothing is waited for
    bool shut = false;            // all is sent; the client is to end the connection
    bool pinged = false;
    bool has_output = false;  // stands in the list of those with something to send
    bool blocked = false;     // the kernel takes no more for now
    FrameReader reader;
    std::string partial;           // a frame that is not whole yet
    std::string out;               // frames to send
    std::size_t sent = 0;          // of them
    std::size_t recent_bytes = 0;  // received, less what time has forgiven
    Milliseconds counted_at = 0;
    std::string network;

    std::size_t waiting() const { return out.size() - sent; }
};

}  // namespace croupier::server
