// FIPS 180-4, 6.1, over a text that is there as a whole.
#include "croupier/server/sha1.h"

#include <bit>
#include <string>

namespace croupier::server {
namespace {

using Digest = std::array<std::uint32_t, 5>;
constexpr std::size_t block_size = 64;

void digest_block(Digest& digest, const char* block) {
    std::array<std::uint32_t, 80> words{};
    for (std::size_t i = 0; i < block_size; ++i)
        words[i / 4] = words[i / 4] << 8 | static_cast<unsigned char>(block[i]);
    for (std::size_t i = 16; i < 80; ++i)
        words[i] = std::rotl(words[i - 3] ^ words[i - 8] ^ words[i - 14] ^ words[i - 16], 1);
    auto [a, b, c, d, e] = digest;
    for (std::size_t i = 0; i < 80; ++i) {
        const std::uint32_t mixed = i < 20   ? ((b & c) | (~b & d)) + 0x5a827999
                                    : i < 40 ? (b ^ c ^ d) + 0x6ed9eba1
                                    : i < 60 ? ((b & c) | (b & d) | (c & d)) + 0x8f1bbcdc
                                             : (b ^ c ^ d) + 0xca62c1d6;
        const std::uint32_t next = std::rotl(a, 5) + mixed + e + words[i];
        e = d;
        d = c;
        c = std::rotl(b, 30);
        b = a;
        a = next;
    }
    digest[0] += a;
    digest[1] += b;
    digest[2] += c;
    digest[3] += d;
    digest[4] += e;
}

}  // namespace

std::array<std::uint8_t, 20> sha1(std::string_view text) {
    std::string padded(text);
    padded += '\x80';
    while (padded.size() % block_size != block_size - 8) padded += '\0';
    for (int shift = 56; shift >= 0; shift -= 8)
        padded += static_cast<char>(std::uint64_t{text.size()} * 8 >> shift & 0xff);

    Digest digest{0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0};
    for (std::size_t at = 0; at < padded.size(); at += block_size)
        digest_block(digest, padded.data() + at);
    std::array<std::uint8_t, 20> bytes{};
    for (std::size_t i = 0; i < bytes.size(); ++i)
        bytes[i] = static_cast<std::uint8_t>(digest[i / 4] >> (24 - 8 * (i % 4)));
    return bytes;
}

}  // namespace croupier::server
