// Reading the target of a request (RFC 9112, 3.2).
#include "croupier/server/target.h"

#include "croupier/server/fields.h"

namespace croupier::server {
namespace {

int hex_digit(char letter) {
    if (letter >= '0' && letter <= '9') return letter - '0';
    letter = small_letter(letter);
    return letter >= 'a' && letter <= 'f' ? letter - 'a' + 10 : -1;
}

// "http://host/x" is "/x": a client may write the whole address.
std::string_view without_host(std::string_view target) {
    for (std::string_view scheme : {"http://", "https://"})
        if (same_word(target.substr(0, scheme.size()), scheme)) {
            const std::size_t end = target.find_first_of("/?", scheme.size());
            if (end == std::string_view::npos) return "/";
            return target[end] == '/' ? target.substr(end) : "/";
        }
    return target;
}

}  // namespace

std::optional<std::string> decoded(std::string_view target) {
    target = without_host(target);
    target = target.substr(0, target.find('?'));
    if (!target.starts_with('/') || target.size() > longest_target) return {};
    std::string path;
    for (std::size_t i = 0; i < target.size(); ++i) {
        char letter = target[i];
        if (letter == '%') {
            if (target.size() - i < 3) return {};
            const int high = hex_digit(target[i + 1]), low = hex_digit(target[i + 2]);
            if (high < 0 || low < 0) return {};
            letter = static_cast<char>(high * 16 + low);
            i += 2;
        } else if (letter == '#') {
            return {};
        }
        const auto byte = static_cast<unsigned char>(letter);
        if (byte < ' ' || byte == 0x7f) return {};
        path += letter;
    }
    return path;
}

std::optional<std::string> path_of(std::string_view target) {
    std::optional<std::string> path = decoded(target);
    if (path && path->ends_with('/')) *path += "index.html";
    return path;
}

}  // namespace croupier::server
