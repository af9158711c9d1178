// Writes JSON from left to right: messages, answers over HTTP, logs and reports. Views are written
// thousands of times a second: no tree is built, and names of members are copied in pieces whose
// size the compiler knows. Documents that are read and changed are trees (formats/json.h).
#pragma once

#include <cassert>
#include <charconv>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>

namespace croupier::formats {

class JsonWriter {
public:
    // `size` is what most of them need; it may be more. Without a type for members or a list alone.
    explicit JsonWriter(std::size_t size = 128) : out_(size, '\0') {}
    explicit JsonWriter(std::string_view type, std::size_t size = 160) : JsonWriter(size) {
        open().key("type").plain(type);
    }

    JsonWriter& open() { return begin('{'); }
    JsonWriter& close() { return end('}'); }
    JsonWriter& open_list() { return begin('['); }
    JsonWriter& close_list() { return end(']'); }
    template <std::size_t N>
    JsonWriter& key(const char (&name)[N]) {
        char* at = space(N + 2);
        *at++ = '"';
        std::memcpy(at, name, N - 1);
        at[N - 1] = '"';
        at[N] = ':';
        used_ += N + 2;
        return *this;
    }
    JsonWriter& key(std::string_view name) {
        plain(name);
        out_[used_ - 1] = ':';
        return *this;
    }
    JsonWriter& text(std::string_view value) {
        if (is_plain(value)) return plain(value);
        *space(1) = '"';
        ++used_;
        for (const char letter : value) append_escaped(letter);
        append("\",");
        return *this;
    }
    // A text that is known to have nothing to escape: a card, a move, an id, a word of ours.
    JsonWriter& plain(std::string_view value) {
        assert(is_plain(value));
        char* const at = space(value.size() + 3);
        at[0] = '"';
        value.copy(at + 1, value.size());
        at[value.size() + 1] = '"';
        at[value.size() + 2] = ',';
        used_ += value.size() + 3;
        return *this;
    }
    JsonWriter& number(std::int64_t value) {
        constexpr std::size_t longest = 24;
        char* const begin = space(longest);
        char* const end = std::to_chars(begin, begin + longest - 1, value).ptr;
        *end = ',';
        used_ += static_cast<std::size_t>(end - begin) + 1;
        return *this;
    }
    // With so many digits behind the point.
    JsonWriter& fixed(double value, int digits);
    JsonWriter& flag(bool value) { return raw(value ? "true" : "false"); }
    JsonWriter& null() { return raw("null"); }
    // What is JSON already: a value, or some members.
    JsonWriter& raw(std::string_view json) {
        append(json);
        append(",");
        return *this;
    }

    template <std::size_t N, class T>
    JsonWriter& with(const char (&name)[N], const T& value) {
        return key(name).put(value);
    }
    template <class T>
    JsonWriter& with(std::string_view name, const T& value) {
        return key(name).put(value);
    }

    template <std::size_t N>
    JsonWriter& word(const char (&name)[N], std::string_view value) {
        return key(name).plain(value);
    }

    std::string finish() { return close().take(); }
    std::string take() {
        out_.resize(used_ - (after_value() ? 1 : 0));
        used_ = 0;
        return std::move(out_);
    }

private:
    JsonWriter& put(std::string_view value) { return text(value); }
    JsonWriter& put(const std::string& value) { return text(value); }
    JsonWriter& put(const char* value) { return text(value); }
    JsonWriter& put(bool value) { return flag(value); }
    JsonWriter& put(std::int64_t value) { return number(value); }
    JsonWriter& put(int value) { return number(value); }
    JsonWriter& put(std::uint64_t value) { return number(static_cast<std::int64_t>(value)); }

    // Where the next letters go.
    char* space(std::size_t size) {
        if (out_.size() - used_ < size) [[unlikely]]
            grow(size);
        return out_.data() + used_;
    }
    void grow(std::size_t size);
    void append(std::string_view letters) {
        letters.copy(space(letters.size()), letters.size());
        used_ += letters.size();
    }

    // Every value is followed by a comma, which the end of its list takes away: so nobody has to
    // know what is the first.
    bool after_value() const { return used_ > 0 && out_[used_ - 1] == ','; }
    JsonWriter& begin(char bracket) {
        *space(1) = bracket;
        ++used_;
        return *this;
    }
    JsonWriter& end(char bracket) {
        if (after_value()) --used_;
        char* const at = space(2);
        at[0] = bracket;
        at[1] = ',';
        used_ += 2;
        return *this;
    }

    static bool is_plain(std::string_view value);
    void append_escaped(char letter);

    std::string out_;  // as much as there is room for
    std::size_t used_ = 0;
};

}  // namespace croupier::formats
