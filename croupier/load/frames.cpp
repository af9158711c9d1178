// Reading frames of the server, writing masked ones.
#include "croupier/load/frames.h"

#include <array>
#include <cstring>

namespace croupier::load {
namespace {

constexpr unsigned text_frame = 0x1, close_frame = 0x8, ping_frame = 0x9, pong_frame = 0xa;
constexpr unsigned last_bit = 0x80, mask_bit = 0x80;

unsigned byte_at(std::string_view bytes, std::size_t index) {
    return static_cast<unsigned char>(bytes[index]);
}

Frame::Kind kind_of(unsigned first) {
    switch (first) {
    case last_bit | text_frame: return Frame::Kind::text;
    case last_bit | ping_frame: return Frame::Kind::ping;
    case last_bit | pong_frame: return Frame::Kind::pong;
    case last_bit | close_frame: return Frame::Kind::close;
    default: return Frame::Kind::fault;
    }
}

void append(std::string& out, unsigned opcode, std::string_view payload, std::uint32_t mask) {
    out += static_cast<char>(last_bit | opcode);
    if (payload.size() < 126) {
        out += static_cast<char>(mask_bit | payload.size());
    } else {  // no request is longer than 65535 bytes
        out += static_cast<char>(mask_bit | 126);
        out += static_cast<char>(payload.size() >> 8);
        out += static_cast<char>(payload.size() & 0xff);
    }
    std::array<char, sizeof mask> key{};
    std::memcpy(key.data(), &mask, sizeof mask);
    out.append(key.data(), key.size());
    const std::size_t begin = out.size();
    out += payload;
    for (std::size_t i = 0; i < payload.size(); ++i)
        out[begin + i] = static_cast<char>(out[begin + i] ^ key[i % key.size()]);
}

}  // namespace

Frame take_frame(std::string_view& bytes) {
    if (bytes.size() < 2) return {};
    const Frame::Kind kind = kind_of(byte_at(bytes, 0));
    const unsigned length = byte_at(bytes, 1);
    if (kind == Frame::Kind::fault || (length & mask_bit) != 0) return {Frame::Kind::fault};
    const std::size_t extra = length < 126 ? 0 : length == 126 ? 2 : 8;
    if (bytes.size() < 2 + extra) return {};
    std::uint64_t size = extra == 0 ? length : 0;
    for (std::size_t i = 0; i < extra; ++i) size = size << 8 | byte_at(bytes, 2 + i);
    if (size > std::uint64_t{1} << 24) return {Frame::Kind::fault};
    const std::size_t head = 2 + extra;
    if (bytes.size() - head < size) return {};
    const std::string_view payload = bytes.substr(head, static_cast<std::size_t>(size));
    bytes.remove_prefix(head + payload.size());
    return {kind, payload};
}

void append_masked_text(std::string& out, std::string_view text, std::uint32_t mask) {
    append(out, text_frame, text, mask);
}
void append_masked_pong(std::string& out, std::string_view payload, std::uint32_t mask) {
    append(out, pong_frame, payload, mask);
}
void append_masked_close(std::string& out, std::uint32_t mask) {
    append(out, close_frame, std::string_view("\x03\xe8", 2), mask);  // 1000: all is well
}

}  // namespace croupier::load
