// Checking a request for a WebSocket, and granting it.
#include "croupier/server/upgrade.h"

#include <arpa/inet.h>
#include <openssl/evp.h>

#include <algorithm>
#include <array>

#include "croupier/server/fields.h"

namespace croupier::server {
namespace {

// RFC 6455 asks for SHA-1. It protects nothing there, nor anything else.
std::array<std::uint8_t, 20> sha1(std::string_view text) {
    std::array<std::uint8_t, 20> digest{};
    EVP_Digest(text.data(), text.size(), digest.data(), nullptr, EVP_sha1(), nullptr);
    return digest;
}

constexpr std::string_view letters =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

std::string base64(const std::array<std::uint8_t, 20>& bytes) {
    std::string text;
    for (std::size_t i = 0; i < bytes.size(); i += 3) {
        std::uint32_t three = 0;
        for (std::size_t k = i; k < i + 3; ++k)
            three = three << 8 | (k < bytes.size() ? bytes[k] : 0U);
        for (int shift = 18; shift >= 0; shift -= 6) text += letters[three >> shift & 63];
    }
    text.back() = '=';  // 20 bytes leave one short
    return text;
}

// 16 bytes in Base64; their values do not matter.
bool is_key(std::string_view key) {
    return key.size() == 24 && key.ends_with("==") &&
           key.substr(0, 22).find_first_not_of(letters) == std::string_view::npos;
}

bool has_word(std::string_view list, std::string_view word) {
    while (!list.empty())
        if (same_word(take_until(list, ','), word)) return true;
    return false;
}

std::string_view without_suffix(std::string_view text, std::string_view suffix) {
    if (text.ends_with(suffix)) text.remove_suffix(suffix.size());
    return text;
}

// "cards.example:8080" of "http://cards.example:8080", without the port that goes without saying.
std::string_view place_of(std::string_view origin) {
    for (std::string_view scheme : {"http://", "https://"})
        if (same_word(origin.substr(0, scheme.size()), scheme))
            return without_suffix(origin.substr(scheme.size()),
                                  scheme == "http://" ? ":80" : ":443");
    return {};
}

std::string_view without_port(std::string_view host) {
    const std::size_t colon = host.rfind(':');
    const std::size_t bracket = host.rfind(']');
    if (colon == std::string_view::npos || (bracket != std::string_view::npos && bracket > colon))
        return host;
    const std::string_view port = host.substr(colon + 1);
    if (port.size() > 5 || port.find_first_not_of("0123456789") != std::string_view::npos)
        return {};
    return host.substr(0, colon);
}

bool is_host_address(std::string_view host) {
    in6_addr address{};
    if (!host.starts_with('['))
        return ::inet_pton(AF_INET, std::string(host).c_str(), &address) == 1;
    return host.ends_with(']') &&
           ::inet_pton(AF_INET6, std::string(host.substr(1, host.size() - 2)).c_str(), &address) ==
               1;
}

}  // namespace

bool is_our_host(std::string_view host, const std::vector<std::string>& origins) {
    host = without_port(host);
    if (host.empty()) return false;
    return same_word(host, "localhost") || is_host_address(host) ||
           std::ranges::any_of(origins, [&](const std::string& origin) {
               return same_word(without_port(place_of(origin)), host);
           });
}

bool is_same_origin(std::string_view origin, std::string_view host) {
    const std::string_view place = place_of(origin);
    if (place.empty()) return false;
    const bool safe = same_word(origin.substr(0, 6), "https:");
    return same_word(place, without_suffix(host, safe ? ":443" : ":80"));
}

std::optional<Answer> objection_to(const UpgradeRequest& request,
                                   const std::vector<std::string>& origins) {
    if (!has_word(request.upgrade, "websocket") || !has_word(request.connection, "upgrade"))
        return refusal(Status::upgrade_required, "Here a WebSocket is opened.\n");
    if (!request.modern)
        return refusal(Status::bad_request, "A WebSocket is opened with HTTP/1.1.\n");
    if (request.version != "13")
        return refusal(Status::upgrade_required, "The WebSocket spoken here is version 13.\n");
    if (!is_key(request.key))
        return refusal(Status::bad_request, "The key of a WebSocket is 16 bytes in Base64.\n");
    if (!is_our_host(request.host, origins))
        return refusal(Status::forbidden,
                       "This server does not know itself by that name: its operator can tell it "
                       "with --origin.\n");
    // Programs that are no browsers send none, and could send any.
    const bool ours = request.origin.empty() || is_same_origin(request.origin, request.host) ||
                      std::ranges::any_of(origins, [&](const std::string& origin) {
                          return same_word(origin, request.origin);
                      });
    if (!ours) return refusal(Status::forbidden, "Pages of other places may not sit down here.\n");
    return {};
}

std::string accept_of(std::string_view key) {
    return base64(sha1(std::string(key) + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"));
}

std::string upgrade_head(std::string_view key) {
    return "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
           "Sec-WebSocket-Accept: " +
           accept_of(key) + "\r\n\r\n";
}

}  // namespace croupier::server
