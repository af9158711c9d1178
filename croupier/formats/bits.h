// Numbers packed into the letters of an address: base64url, six bits a letter, high bits first.
#pragma once

#include <bit>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace croupier::formats {

inline constexpr std::string_view base64url =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

class BitWriter {
public:
    void put(std::uint64_t number, int bits) {
        while (bits-- > 0) {
            letter_ = letter_ << 1 | static_cast<std::size_t>(number >> bits & 1);
            if (++used_ < 6) continue;
            text_ += base64url[letter_];
            letter_ = 0;
            used_ = 0;
        }
    }
    // Small numbers in few bits: four at a time, low ones first, each with a bit that says whether
    // more follow.
    void put_any(std::uint64_t number) {
        for (; number > 15; number >>= 4) put(16 | (number & 15), 5);
        put(number, 5);
    }
    std::string text() {
        while (used_ > 0) put(0, 1);
        return text_;
    }

private:
    std::string text_;
    std::size_t letter_ = 0;
    int used_ = 0;
};

// Nothing once the text is used up or has a letter that is none of ours.
class BitReader {
public:
    explicit BitReader(std::string_view text) : text_(text) {}

    std::optional<std::uint64_t> take(int bits) {
        std::uint64_t number = 0;
        for (; bits > 0; --bits, ++at_) {
            const std::size_t letter =
                offset() < text_.size() ? base64url.find(text_[offset()]) : std::string_view::npos;
            if (letter == std::string_view::npos) return std::nullopt;
            number = number << 1 | (letter >> (5 - at_ % 6) & 1);
        }
        return number;
    }
    std::optional<std::uint64_t> take_any() {
        std::uint64_t number = 0;
        for (int shift = 0; shift < 60; shift += 4) {
            const auto part = take(5);
            if (!part) return std::nullopt;
            number |= (*part & 15) << shift;
            if (*part < 16) return number;
        }
        return std::nullopt;
    }
    std::size_t offset() const { return at_ / 6; }  // of the letter that comes next
    bool used_up() const { return offset() >= text_.size(); }
    // Is there nothing left but what fills the last letter?
    bool at_end() {
        while (at_ % 6 != 0)
            if (take(1) != 0) return false;
        return offset() == text_.size();
    }

private:
    std::string_view text_;
    std::size_t at_ = 0;  // in bits
};

}  // namespace croupier::formats
