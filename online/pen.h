// Writes JSON from left to right. Views are written thousands of times a second: no tree is built.
#pragma once

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <string>
#include <string_view>

namespace croupier::online {

class Pen {
public:
    Pen() = default;  // for members alone
    // `size` is what most of them need; it may be more.
    explicit Pen(std::string_view type, std::size_t size = 160) {
        out_.reserve(size);
        open().key("type").text(type);
    }

    void reserve(std::size_t size) { out_.reserve(size); }

    Pen& open() { return begin('{'); }
    Pen& close() { return end('}'); }
    Pen& open_list() { return begin('['); }
    Pen& close_list() { return end(']'); }
    Pen& key(std::string_view name) {
        quote(name);
        out_ += ':';
        fresh_ = true;
        return *this;
    }
    Pen& text(std::string_view value) {
        if (is_plain(value)) return quote(value);
        separate();
        out_ += '"';
        for (const char letter : value) append_escaped(letter);
        out_ += '"';
        return *this;
    }
    Pen& number(std::int64_t value) {
        separate();
        char digits[24];
        const auto written = std::to_chars(digits, digits + sizeof digits, value);
        out_.append(digits, written.ptr);
        return *this;
    }
    Pen& flag(bool value) { return raw(value ? "true" : "false"); }
    Pen& null() { return raw("null"); }
    // A value that is JSON already.
    Pen& raw(std::string_view json) {
        separate();
        out_ += json;
        return *this;
    }

    Pen& with(std::string_view name, std::string_view value) { return key(name).text(value); }
    Pen& with(std::string_view name, const std::string& value) { return key(name).text(value); }
    Pen& with(std::string_view name, const char* value) { return key(name).text(value); }
    Pen& with(std::string_view name, bool value) { return key(name).flag(value); }
    Pen& with(std::string_view name, std::int64_t value) { return key(name).number(value); }
    Pen& with(std::string_view name, int value) { return key(name).number(value); }

    std::string finish() { return close().take(); }
    std::string take() { return std::move(out_); }

private:
    Pen& begin(char bracket) {
        separate();
        out_ += bracket;
        fresh_ = true;
        return *this;
    }
    // A comma where one is due, and the text in quotes.
    Pen& quote(std::string_view plain) {
        const std::size_t size = out_.size(), comma = fresh_ ? 0 : 1;
        out_.resize(size + comma + plain.size() + 2);
        char* end = out_.data() + size;
        if (!fresh_) *end++ = ',';
        *end++ = '"';
        end = std::ranges::copy(plain, end).out;
        *end = '"';
        fresh_ = false;
        return *this;
    }
    Pen& end(char bracket) {
        out_ += bracket;
        fresh_ = false;
        return *this;
    }
    void separate() {
        if (!fresh_) out_ += ',';
        fresh_ = false;
    }
    static bool needs_escape(char letter) {
        return letter == '"' || letter == '\\' || static_cast<unsigned char>(letter) < 0x20;
    }
    // Looks at all of it, whatever it finds: so the compiler can look at many letters at once.
    static bool is_plain(std::string_view value) {
        bool plain = true;
        for (const char letter : value) plain &= !needs_escape(letter);
        return plain;
    }
    void append_escaped(char letter) {
        constexpr std::string_view digits = "0123456789abcdef";
        const auto code = static_cast<unsigned char>(letter);
        if (letter == '"' || letter == '\\') {
            (out_ += '\\') += letter;
        } else if (letter == '\n') {
            out_ += "\\n";
        } else if (code < 0x20) {
            out_.append("\\u00").append({digits[code >> 4], digits[code & 15]});
        } else {
            out_ += letter;
        }
    }

    std::string out_;
    bool fresh_ = true;  // nothing stands before the next value that needs a comma
};

}  // namespace croupier::online
