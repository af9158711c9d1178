// Random bytes from libsodium, or from a seed.
#include "croupier/online/random.h"

#include <sodium.h>

#include <cassert>
#include <cstdlib>

#include "croupier/engine/sha256.h"

namespace croupier::online {

void prepare_sodium() {
    static const bool ready = sodium_init() >= 0;
    if (!ready) std::abort();  // without random numbers nothing here is safe
}

std::uint64_t Random::below(std::uint64_t bound) {
    assert(bound > 0);
    const std::uint64_t excess = (0 - bound) % bound;  // 2^64 mod bound: these would favour some
    for (;;) {
        std::uint64_t number = 0;
        for (const std::uint8_t byte : bytes<8>()) number = number << 8 | byte;
        if (number >= excess) return number % bound;
    }
}

std::string Random::word(std::string_view alphabet, std::size_t length) {
    assert(!alphabet.empty() && alphabet.size() <= 256);
    const std::size_t fair = 256 - 256 % alphabet.size();
    std::string word;
    while (word.size() < length)
        for (const std::uint8_t byte : bytes<16>())
            if (byte < fair && word.size() < length) word += alphabet[byte % alphabet.size()];
    return word;
}

SecretRandom::SecretRandom() { prepare_sodium(); }
void SecretRandom::fill(std::span<std::uint8_t> bytes) {
    randombytes_buf(bytes.data(), bytes.size());
}

void SeededRandom::fill(std::span<std::uint8_t> bytes) {
    for (std::uint8_t& byte : bytes) {
        // Slow and even; a test draws few.
        std::array<std::uint8_t, 16> message;
        for (std::size_t i = 0; i < 8; ++i) {
            message[i] = static_cast<std::uint8_t>(seed_ >> (8 * i));
            message[8 + i] = static_cast<std::uint8_t>(drawn_ >> (8 * i));
        }
        ++drawn_;
        byte = sha256(message)[0];
    }
}

}  // namespace croupier::online
