// Reading frames of clients, writing frames of the server.
#include "croupier/server/frames.h"

#include <array>
#include <cstring>
#include <optional>

#include "croupier/online/utf8.h"

namespace croupier::server {
namespace {

using Kind = Received::Kind;

constexpr unsigned continuation = 0x0, text_frame = 0x1, binary_frame = 0x2;
constexpr unsigned close_frame = 0x8, ping_frame = 0x9, pong_frame = 0xa;
constexpr unsigned last_bit = 0x80, reserved_bits = 0x70, control_bit = 0x08, mask_bit = 0x80;
constexpr std::size_t longest_control = 125, mask_size = 4;

std::uint64_t big_endian(std::span<const char> bytes) {
    std::uint64_t number = 0;
    for (char byte : bytes) number = number << 8 | static_cast<unsigned char>(byte);
    return number;
}

void unmask(std::span<char> payload, const char* mask) {
    std::uint64_t eight = 0;
    std::memcpy(&eight, mask, mask_size);
    std::memcpy(reinterpret_cast<char*>(&eight) + mask_size, mask, mask_size);
    std::size_t at = 0;
    for (; at + sizeof eight <= payload.size(); at += sizeof eight) {
        std::uint64_t word = 0;
        std::memcpy(&word, payload.data() + at, sizeof word);
        word ^= eight;
        std::memcpy(payload.data() + at, &word, sizeof word);
    }
    for (; at < payload.size(); ++at) payload[at] = static_cast<char>(payload[at] ^ mask[at % 4]);
}

// Codes that may be sent: the assigned ones and those free for programs.
bool may_be_sent(int code) {
    return (code >= 1000 && code <= 1003) || (code >= 1007 && code <= 1014) ||
           (code >= 3000 && code <= 4999);
}

bool is_known(unsigned opcode) {
    return opcode <= binary_frame || (opcode >= close_frame && opcode <= pong_frame);
}

// The length of a payload and how many bytes it was sent in; nothing when they are not all there.
struct Length {
    std::uint64_t value = 0;
    std::size_t bytes = 0;
    bool shortest = true;  // a length has to be sent in the shortest way
};
std::optional<Length> length_in(std::span<const char> bytes) {
    const std::uint64_t small = static_cast<unsigned char>(bytes[1]) & ~mask_bit;
    if (small < 126) return Length{small, 0, true};
    const std::size_t size = small == 126 ? 2 : 8;
    if (bytes.size() < 2 + size) return {};
    const std::uint64_t value = big_endian(bytes.subspan(2, size));
    return Length{value, size, value > (size == 2 ? longest_control : 0xffff)};
}

void append_head(std::string& out, unsigned opcode, std::size_t size) {
    const std::size_t length_size = size <= longest_control ? 0 : size <= 0xffff ? 2 : 8;
    std::array<char, 10> head{};
    head[0] = static_cast<char>(last_bit | opcode);
    head[1] = static_cast<char>(length_size == 0 ? size : length_size == 2 ? 126 : 127);
    for (std::size_t i = 0; i < length_size; ++i)
        head[2 + i] = static_cast<char>(size >> 8 * (length_size - 1 - i) & 0xff);
    out.append(head.data(), 2 + length_size);
}

}  // namespace

Received FrameReader::next(std::span<char>& bytes) {
    while (true) {
        const std::size_t before = bytes.size();
        const Received received = take(bytes);
        // A fragment that is not the last is no message yet.
        if (received.kind != Kind::nothing || bytes.size() == before) return received;
    }
}

Received FrameReader::take(std::span<char>& bytes) {
    if (!joining_ && !begun_.empty()) begun_ = std::string();
    if (finished_ || bytes.size() < 2) return {};
    const unsigned first = static_cast<unsigned char>(bytes[0]);
    const unsigned opcode = first & 0x0f;
    const bool last = (first & last_bit) != 0;
    if ((first & reserved_bits) != 0 || !is_known(opcode))
        return fault(close_code::protocol_error, "This kind of frame is not known.");
    if ((static_cast<unsigned char>(bytes[1]) & mask_bit) == 0)
        return fault(close_code::protocol_error, "A client masks its frames.");
    if (opcode == binary_frame) return fault(close_code::not_text, "Only text is understood here.");
    if ((opcode & control_bit) == 0 && (opcode == continuation) != joining_)
        return fault(close_code::protocol_error, "The fragments are out of order.");

    const auto length = length_in(bytes);
    if (!length) return {};
    if (!length->shortest || length->value >> 63 != 0)
        return fault(close_code::protocol_error, "The length is not told in the shortest way.");
    const bool control = (opcode & control_bit) != 0;
    if (control && (!last || length->value > longest_control))
        return fault(close_code::protocol_error, "A control frame is short and in one piece.");
    if (!control && length->value > longest_message - begun_.size())
        return fault(close_code::too_large, "A message has at most 4096 bytes.");

    const std::size_t head = 2 + length->bytes + mask_size;
    const std::size_t size = head + static_cast<std::size_t>(length->value);
    if (bytes.size() < size) return {};
    const std::span<char> payload = bytes.subspan(head, size - head);
    unmask(payload, &bytes[head - mask_size]);
    bytes = bytes.subspan(size);
    return receive(opcode, last, {payload.data(), payload.size()});
}

Received FrameReader::receive(unsigned opcode, bool last, std::string_view payload) {
    switch (opcode) {
    case ping_frame: return {Kind::ping, payload};
    case pong_frame: return {Kind::pong, payload};
    case close_frame: {
        if (payload.empty()) {
            finished_ = true;
            return {Kind::close};
        }
        if (payload.size() < 2)
            return fault(close_code::protocol_error, "Half a code is no reason to close.");
        const int code = static_cast<int>(big_endian(payload.substr(0, 2)));
        if (!may_be_sent(code))
            return fault(close_code::protocol_error, "This code is no reason to close.");
        if (!online::is_utf8(payload.substr(2)))
            return fault(close_code::not_utf8, "A text is UTF-8.");
        finished_ = true;
        return {Kind::close, payload.substr(2), code};
    }
    default: break;
    }
    // A ping may come between fragments, and a view of one of them would be gone: they are kept.
    if (joining_ || !last) {
        begun_.append(payload);
        joining_ = !last;
        if (!last) return {};
        payload = begun_;
    }
    if (!online::is_utf8(payload)) return fault(close_code::not_utf8, "A text is UTF-8.");
    return {Kind::text, payload};
}

Received FrameReader::fault(int code, std::string_view why) {
    finished_ = true;
    return {Kind::fault, why, code};
}

void append_text(std::string& out, std::string_view text) {
    append_head(out, text_frame, text.size());
    out += text;
}

void append_ping(std::string& out) { append_head(out, ping_frame, 0); }

void append_pong(std::string& out, std::string_view payload) {
    append_head(out, pong_frame, payload.size());
    out += payload;
}

void append_close(std::string& out, int code, std::string_view reason) {
    if (reason.size() > longest_control - 2) {
        std::size_t end = longest_control - 2;
        while (end > 0 && (static_cast<unsigned char>(reason[end]) & 0xc0) == 0x80) --end;
        reason = reason.substr(0, end);
    }
    append_head(out, close_frame, 2 + reason.size());
    out += static_cast<char>(code >> 8);
    out += static_cast<char>(code & 0xff);
    out += reason;
}

}  // namespace croupier::server
