// The address to listen on, as the command line has it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "croupier/engine/result.h"

namespace croupier::server {

struct Listen {
    std::string host;        // "127.0.0.1" or "::1"
    std::uint16_t port = 0;  // 0: any that is free
};

// "127.0.0.1:8080", "[::1]:8080", "localhost:8080".
Result<Listen> listen_from(std::string_view text);

bool is_loopback(const Listen& listen);  // nobody else reaches it

// "http://[::1]:8080"
std::string url_of(const Listen& listen, std::string_view scheme = "http");

}  // namespace croupier::server
