// One WebSocket: what it has begun to say, what it has still to be sent.
//
// While it is idle it keeps nothing but this.
#pragma once

#include <cstdint>
#include <string>

#include "croupier/online/counter.h"
#include "croupier/server/frames.h"

namespace croupier::server {

using Milliseconds = std::int64_t;  // of the steady clock

struct Session {
    online::SessionId id = 0;
    int descriptor = -1;
    bool parting = false;   // a close frame is said: nothing more is heard or told
    bool answered = false;  // the client has closed: when all is sent, nothing is waited for
    bool shut = false;      // all is sent; the client is to end the connection
    bool pinged = false;
    bool stirred = false;  // stands in the list of those with something to send
    bool blocked = false;  // the kernel takes no more for now
    FrameReader reader;
    std::string begun;     // a frame that is not whole yet
    std::string out;       // frames to send
    std::size_t sent = 0;  // of them
    std::size_t talk = 0;  // bytes heard, less what time has forgiven
    Milliseconds talked = 0;
    std::string household;

    std::size_t waiting() const { return out.size() - sent; }
};

}  // namespace croupier::server
