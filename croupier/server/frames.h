// The frames of a WebSocket (RFC 6455), seen from the server: bytes to messages, messages to bytes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace croupier::server {

inline constexpr std::size_t longest_message = 4096;
// A frame that is still on its way has fewer bytes than this.
inline constexpr std::size_t longest_frame = longest_message + 8;

// Why a WebSocket ends, as it is sent to the other side.
namespace close_code {
inline constexpr int normal = 1000;
inline constexpr int going_away = 1001;
inline constexpr int protocol_error = 1002;
inline constexpr int not_text = 1003;
inline constexpr int not_utf8 = 1007;
inline constexpr int policy = 1008;
inline constexpr int too_large = 1009;
}  // namespace close_code

struct Received {
    enum class Kind : std::uint8_t {
        nothing,  // the rest has to arrive first
        text,     // a whole message
        ping,     // `text` is to be sent back
        pong,
        close,  // the client ends it, with `code`, or 0 when it gave none
        fault,  // we end it, with `code`, because of `text`
    };
    Kind kind = Kind::nothing;
    std::string_view text = {};  // until the next call, and while the bytes stay
    int code = 0;
};

class FrameReader {
public:
    // Takes the first frame off the bytes, and changes them: a message is unmasked where it lies.
    // What is left when nothing is received is to be shown again, with more behind it. After a
    // close or a fault nothing is received any more.
    Received next(std::span<char>& bytes);

private:
    Received take(std::span<char>& bytes);
    Received receive(unsigned opcode, bool last, std::string_view payload);
    Received fault(int code, std::string_view why);

    std::string begun_;      // a message in fragments
    bool joining_ = false;   // its last fragment is to come
    bool finished_ = false;  // closed or at fault
};

void append_text(std::string& out, std::string_view text);
void append_ping(std::string& out);
// Of at most 125 bytes, as pings have them.
void append_pong(std::string& out, std::string_view payload);
// What does not fit of the reason is left out.
void append_close(std::string& out, int code, std::string_view reason);

}  // namespace croupier::server
