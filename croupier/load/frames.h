// The frames of a WebSocket, seen from a client (RFC 6455).
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace croupier::load {

struct Frame {
    enum class Kind : std::uint8_t { nothing, text, ping, pong, close, fault };
    Kind kind = Kind::nothing;  // nothing: the rest has to arrive first
    std::string_view payload = {};
};

// Takes the first frame off the bytes. The servers that we know send every message in one piece.
Frame take_frame(std::string_view& bytes);

void append_masked_text(std::string& out, std::string_view text, std::uint32_t mask);
void append_masked_pong(std::string& out, std::string_view payload, std::uint32_t mask);
void append_masked_close(std::string& out, std::uint32_t mask);

}  // namespace croupier::load
