// SHA-1, which the opening of a WebSocket is made of. It protects nothing there, nor anything else.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace croupier::server {

std::array<std::uint8_t, 20> sha1(std::string_view text);

}  // namespace croupier::server
