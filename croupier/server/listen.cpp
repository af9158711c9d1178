// Reading HOST:PORT.
#include "croupier/server/listen.h"

#include <arpa/inet.h>

#include <charconv>

namespace croupier::server {
namespace {

bool is_address(int family, const std::string& host) {
    in6_addr address{};
    return ::inet_pton(family, host.c_str(), &address) == 1;
}

}  // namespace

Result<Listen> listen_from(std::string_view text) {
    const ParseError wrong{ParseCode::bad_value, 0,
                           "'" + std::string(text) +
                               "' is no address to listen on: write it as 127.0.0.1:8080, "
                               "0.0.0.0:8080, [::1]:8080 or localhost:8080"};
    const std::size_t colon = text.rfind(':');
    if (colon == std::string_view::npos) return wrong;
    Listen listen{std::string(text.substr(0, colon)), 0};
    const std::string_view port = text.substr(colon + 1);
    const auto [end, error] = std::from_chars(port.begin(), port.end(), listen.port);
    if (error != std::errc{} || end != port.end()) return wrong;
    if (listen.host == "localhost") listen.host = "127.0.0.1";
    if (is_address(AF_INET, listen.host)) return listen;
    if (!listen.host.starts_with('[') || !listen.host.ends_with(']')) return wrong;
    listen.host = listen.host.substr(1, listen.host.size() - 2);
    if (!is_address(AF_INET6, listen.host)) return wrong;
    return listen;
}

bool is_loopback(const Listen& listen) {
    return listen.host == "::1" || listen.host.starts_with("127.");
}

std::string url_of(const Listen& listen, std::string_view scheme) {
    const bool six = listen.host.find(':') != std::string::npos;
    return std::string(scheme) + "://" + (six ? "[" + listen.host + "]" : listen.host) + ":" +
           std::to_string(listen.port);
}

}  // namespace croupier::server
