// Writes JSON from left to right. Views are written thousands of times a second: no tree is built,
// and names of members are copied in pieces whose size the compiler knows.
#pragma once

#include <cassert>
#include <charconv>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>

namespace croupier::online {

class Pen {
public:
    // `size` is what most of them need; it may be more. Without a type for members or a list alone.
    explicit Pen(std::size_t size = 128) : out_(size, '\0') {}
    explicit Pen(std::string_view type, std::size_t size = 160) : Pen(size) {
        open().key("type").plain(type);
    }

    Pen& open() { return begin('{'); }
    Pen& close() { return end('}'); }
    Pen& open_list() { return begin('['); }
    Pen& close_list() { return end(']'); }
    template <std::size_t N>
    Pen& key(const char (&name)[N]) {
        char* at = room(N + 2);
        *at++ = '"';
        std::memcpy(at, name, N - 1);
        at[N - 1] = '"';
        at[N] = ':';
        used_ += N + 2;
        return *this;
    }
    Pen& key(std::string_view name) {
        plain(name);
        out_[used_ - 1] = ':';
        return *this;
    }
    Pen& text(std::string_view value) {
        if (is_plain(value)) return plain(value);
        *room(1) = '"';
        ++used_;
        for (const char letter : value) append_escaped(letter);
        append("\",");
        return *this;
    }
    // A text that is known to have nothing to escape: a card, a move, an id, a word of ours.
    Pen& plain(std::string_view value) {
        assert(is_plain(value));
        char* const at = room(value.size() + 3);
        at[0] = '"';
        value.copy(at + 1, value.size());
        at[value.size() + 1] = '"';
        at[value.size() + 2] = ',';
        used_ += value.size() + 3;
        return *this;
    }
    Pen& number(std::int64_t value) {
        constexpr std::size_t longest = 24;
        char* const begin = room(longest);
        char* const end = std::to_chars(begin, begin + longest - 1, value).ptr;
        *end = ',';
        used_ += static_cast<std::size_t>(end - begin) + 1;
        return *this;
    }
    Pen& flag(bool value) { return raw(value ? "true" : "false"); }
    Pen& null() { return raw("null"); }
    // What is JSON already: a value, or some members.
    Pen& raw(std::string_view json) {
        append(json);
        append(",");
        return *this;
    }

    template <std::size_t N, class T>
    Pen& with(const char (&name)[N], const T& value) {
        return key(name).put(value);
    }
    template <class T>
    Pen& with(std::string_view name, const T& value) {
        return key(name).put(value);
    }

    template <std::size_t N>
    Pen& word(const char (&name)[N], std::string_view value) {
        return key(name).plain(value);
    }

    std::string finish() { return close().take(); }
    std::string take() {
        out_.resize(used_ - (after_value() ? 1 : 0));
        used_ = 0;
        return std::move(out_);
    }

private:
    Pen& put(std::string_view value) { return text(value); }
    Pen& put(const std::string& value) { return text(value); }
    Pen& put(const char* value) { return text(value); }
    Pen& put(bool value) { return flag(value); }
    Pen& put(std::int64_t value) { return number(value); }
    Pen& put(int value) { return number(value); }

    // Where the next letters go.
    char* room(std::size_t size) {
        if (out_.size() - used_ < size) [[unlikely]]
            grow(size);
        return out_.data() + used_;
    }
    void grow(std::size_t size);
    void append(std::string_view letters) {
        letters.copy(room(letters.size()), letters.size());
        used_ += letters.size();
    }

    // Every value is followed by a comma, which the end of its list takes away: so nobody has to
    // know whether he is the first.
    bool after_value() const { return used_ > 0 && out_[used_ - 1] == ','; }
    Pen& begin(char bracket) {
        *room(1) = bracket;
        ++used_;
        return *this;
    }
    Pen& end(char bracket) {
        if (after_value()) --used_;
        char* const at = room(2);
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

}  // namespace croupier::online
