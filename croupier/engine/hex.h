// Hexadecimal digits, two per byte.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace croupier {

inline std::string to_hex(std::span<const std::uint8_t> bytes) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    text.reserve(2 * bytes.size());
    for (const std::uint8_t byte : bytes) text += {digits[byte >> 4], digits[byte & 15]};
    return text;
}

// A whole number, all sixteen digits of it.
inline std::string to_hex(std::uint64_t number) {
    std::array<std::uint8_t, 8> bytes;
    for (std::size_t i = bytes.size(); i-- > 0; number >>= 8)
        bytes[i] = static_cast<std::uint8_t>(number);
    return to_hex(bytes);
}

// Exactly so many bytes, in small or capital digits.
template <std::size_t size>
std::optional<std::array<std::uint8_t, size>> from_hex(std::string_view text) {
    const auto value = [](char digit) {
        if (digit >= '0' && digit <= '9') return digit - '0';
        if (digit >= 'a' && digit <= 'f') return digit - 'a' + 10;
        return digit >= 'A' && digit <= 'F' ? digit - 'A' + 10 : -1;
    };
    if (text.size() != 2 * size) return std::nullopt;
    std::array<std::uint8_t, size> bytes;
    for (std::size_t i = 0; i < size; ++i) {
        const int high = value(text[2 * i]), low = value(text[2 * i + 1]);
        if (high < 0 || low < 0) return std::nullopt;
        bytes[i] = static_cast<std::uint8_t>(high << 4 | low);
    }
    return bytes;
}

}  // namespace croupier
