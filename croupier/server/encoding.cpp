// Reading Accept-Encoding (RFC 9110, 12.5.3).
#include "croupier/server/encoding.h"

#include <algorithm>
#include <optional>

#include "croupier/server/fields.h"

namespace croupier::server {
namespace {

// "0.5" is 500; at most three digits behind the point.
std::optional<int> thousandths(std::string_view text) {
    if (text.empty() || text.size() > 5 || (text[0] != '0' && text[0] != '1')) return {};
    int value = (text[0] - '0') * 1000;
    if (text.size() > 1 && text[1] != '.') return {};
    int weight = 100;
    for (char digit : text.substr(std::min<std::size_t>(2, text.size()))) {
        if (digit < '0' || digit > '9') return {};
        value += (digit - '0') * weight;
        weight /= 10;
    }
    if (value > 1000) return {};
    return value;
}

// The q behind a name; 1 when there is none.
std::optional<int> quality(std::string_view parameters) {
    while (!parameters.empty()) {
        std::string_view value = take_until(parameters, ';');
        if (same_word(take_until(value, '='), "q")) return thousandths(trimmed(value));
    }
    return 1000;
}

bool names(std::string_view token, Encoding encoding) {
    return same_word(token, token_of(encoding)) ||
           (encoding == Encoding::gzip && same_word(token, "x-gzip"));
}

}  // namespace

std::string_view token_of(Encoding encoding) {
    constexpr std::string_view tokens[encodings] = {"br", "gzip", "identity"};
    return tokens[static_cast<int>(encoding)];
}

std::string_view suffix_of(Encoding encoding) {
    constexpr std::string_view suffixes[encodings] = {".br", ".gz", ""};
    return suffixes[static_cast<int>(encoding)];
}

int preference(std::string_view accept_encoding, Encoding encoding) {
    std::optional<int> any;
    while (!accept_encoding.empty()) {
        std::string_view part = take_until(accept_encoding, ',');
        const std::string_view token = take_until(part, ';');
        const std::optional<int> q = quality(part);
        if (!q) continue;
        if (names(token, encoding)) return *q;
        if (token == "*") any = *q;
    }
    // Who does not name identity takes it as the last resort.
    const bool plain = encoding == Encoding::identity;
    if (any && (*any == 0 || !plain)) return *any;
    return plain ? 1 : 0;
}

}  // namespace croupier::server
