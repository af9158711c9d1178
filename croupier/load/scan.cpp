// Where values end.
#include "croupier/load/scan.h"

#include <charconv>

namespace croupier::load {
namespace {

bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

std::size_t past_blanks(std::string_view text, std::size_t at) {
    while (at < text.size() && is_blank(text[at])) ++at;
    return at;
}

// Behind the string that begins here; npos when it does not end.
std::size_t past_string(std::string_view text, std::size_t at) {
    while (true) {
        at = text.find('"', at + 1);
        if (at == text.npos) return at;
        std::size_t slashes = 0;
        while (text[at - 1 - slashes] == '\\') ++slashes;
        if (slashes % 2 == 0) return at + 1;
    }
}

std::size_t past_nest(std::string_view text, std::size_t at) {
    int depth = 0;
    while (at < text.size()) {
        const char c = text[at];
        if (c == '"') {
            at = past_string(text, at);
            if (at == text.npos) return at;
            continue;
        }
        if (c == '{' || c == '[') ++depth;
        if ((c == '}' || c == ']') && --depth == 0) return at + 1;
        ++at;
    }
    return text.npos;
}

std::size_t past_value(std::string_view text, std::size_t at) {
    if (at >= text.size()) return text.npos;
    if (text[at] == '"') return past_string(text, at);
    if (text[at] == '{' || text[at] == '[') return past_nest(text, at);
    const std::size_t begin = at;
    while (at < text.size() && text[at] != ',' && text[at] != '}' && text[at] != ']' &&
           !is_blank(text[at]))
        ++at;
    return at == begin || at == text.size() ? text.npos : at;
}

// Behind the comma that follows a value; the end of the list or object stays where it is.
std::size_t past_comma(std::string_view text, std::size_t at) {
    at = past_blanks(text, at);
    return at < text.size() && text[at] == ',' ? at + 1 : at;
}

}  // namespace

Fields::Fields(std::string_view object)
    : text_(object), broken_(object.size() < 2 || object.front() != '{') {}

bool Fields::next() {
    if (broken_) return false;
    at_ = past_blanks(text_, at_);
    if (at_ < text_.size() && text_[at_] == '}') return false;
    broken_ = true;
    if (at_ >= text_.size() || text_[at_] != '"') return false;
    const std::size_t end = past_string(text_, at_);
    if (end == text_.npos) return false;
    key = text_.substr(at_ + 1, end - at_ - 2);
    const std::size_t colon = past_blanks(text_, end);
    if (colon >= text_.size() || text_[colon] != ':') return false;
    const std::size_t begin = past_blanks(text_, colon + 1);
    const std::size_t last = past_value(text_, begin);
    if (last == text_.npos) return false;
    value = text_.substr(begin, last - begin);
    at_ = past_comma(text_, last);
    broken_ = false;
    return true;
}

Items::Items(std::string_view list)
    : text_(list), broken_(list.size() < 2 || list.front() != '[') {}

bool Items::next() {
    if (broken_) return false;
    at_ = past_blanks(text_, at_);
    if (at_ < text_.size() && text_[at_] == ']') return false;
    const std::size_t end = past_value(text_, at_);
    broken_ = end == text_.npos;
    if (broken_) return false;
    value = text_.substr(at_, end - at_);
    at_ = past_comma(text_, end);
    return true;
}

std::string_view field(std::string_view object, std::string_view key) {
    Fields fields(object);
    while (fields.next())
        if (fields.key == key) return fields.value;
    return {};
}

std::string_view word(std::string_view value) {
    if (value.size() < 2 || value.front() != '"') return {};
    return value.substr(1, value.size() - 2);
}

std::optional<long> number(std::string_view value) {
    long found = 0;
    const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), found);
    if (error != std::errc{} || end != value.data() + value.size()) return std::nullopt;
    return found;
}

std::string unescaped(std::string_view value) {
    const std::string_view text = word(value);
    std::string plain;
    plain.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '\\' || i + 1 == text.size()) {
            plain += text[i];
            continue;
        }
        const char next = text[++i];
        plain += next == 'n' ? '\n' : next == 't' ? '\t' : next;
    }
    return plain;
}

}  // namespace croupier::load
