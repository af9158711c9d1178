// What the operator of a server may choose.
#pragma once

#include <chrono>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "croupier/server/listen.h"
#include "croupier/server/log.h"

namespace croupier::server {

// For each WebSocket.
struct SocketLimits {
    std::size_t an_address = 64;      // how many at once; this machine may have any number
    std::size_t waiting = 256 << 10;  // bytes sent to a client that takes them too slowly
    std::size_t a_second = 64 << 10;  // bytes received, over some seconds
    std::chrono::milliseconds ping_after{30'000}, gone_after{60'000};  // of silence
};

// A certificate with its chain, and its key, as PEM.
struct TlsFiles {
    std::string certificate, key;
};

struct Settings {
    Listen listen;
    std::optional<TlsFiles> tls;  // without it everything is plain
    std::optional<Listen> admin;  // of this machine: where an operator is answered
    std::size_t connections = 1000;
    // For a whole request to arrive, the pause before it included, and for each slice of an answer
    // to be taken.
    std::chrono::seconds patience{15};
    // Where pages may come from that sit down here, besides our own: "https://cards.example".
    std::vector<std::string> origins;
    std::vector<std::string> proxies;  // whose X-Forwarded-For is believed
    SocketLimits sockets;
    Log* log = nullptr;
};

}  // namespace croupier::server
