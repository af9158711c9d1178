// Reading an address.
#include "croupier/load/url.h"

#include <algorithm>
#include <charconv>
#include <optional>

namespace croupier::load {
namespace {

std::optional<std::uint32_t> address_from(std::string_view text) {
    if (text == "localhost") text = "127.0.0.1";
    std::uint32_t address = 0;
    for (int part = 0; part < 4; ++part) {
        unsigned value = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
        if (error != std::errc{} || value > 255) return std::nullopt;
        text.remove_prefix(static_cast<std::size_t>(end - text.data()));
        address = address << 8 | value;
        if (part == 3) break;
        if (text.empty() || text[0] != '.') return std::nullopt;
        text.remove_prefix(1);
    }
    return text.empty() ? std::optional(address) : std::nullopt;
}

}  // namespace

Result<Url> url_from(std::string_view text) {
    constexpr std::string_view scheme = "ws://";
    if (!text.starts_with(scheme))
        return ParseError{ParseCode::syntax, 0,
                          "an address like ws://127.0.0.1:8080/table is expected"};
    std::string_view rest = text.substr(scheme.size());
    Url url;
    const std::size_t slash = std::min(rest.find('/'), rest.size());
    if (slash < rest.size()) url.path = rest.substr(slash);
    url.host = rest.substr(0, slash);
    std::string_view host = rest.substr(0, slash);
    if (const std::size_t colon = host.find(':'); colon != host.npos) {
        const std::string_view port = host.substr(colon + 1);
        const auto [end, error] = std::from_chars(port.data(), port.data() + port.size(), url.port);
        if (error != std::errc{} || end != port.data() + port.size() || url.port == 0)
            return ParseError{ParseCode::bad_number, scheme.size() + colon + 1,
                              "a port is a number from 1 to 65535"};
        host = host.substr(0, colon);
    }
    const auto address = address_from(host);
    if (!address)
        return ParseError{ParseCode::bad_value, scheme.size(),
                          "a host is an address like 127.0.0.1, or localhost"};
    url.address = *address;
    return url;
}

}  // namespace croupier::load
