// Where the tables are: "ws://127.0.0.1:8080/table".
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "croupier/engine/result.h"

namespace croupier::load {

struct Url {
    std::uint32_t address = 0;  // IPv4, as a number
    std::uint16_t port = 80;
    std::string host;  // with the port, as a request names it
    std::string path = "/";

    bool loopback() const { return address >> 24 == 127; }
};

Result<Url> url_from(std::string_view text);

}  // namespace croupier::load
