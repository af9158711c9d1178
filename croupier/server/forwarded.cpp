// Reading addresses.
#include "croupier/server/forwarded.h"

#include <arpa/inet.h>

#include <algorithm>
#include <array>

#include "croupier/server/fields.h"

namespace croupier::server {

std::optional<std::string> plain_address(std::string_view text) {
    const std::string copy(text);
    std::array<char, INET6_ADDRSTRLEN> out{};
    in_addr four{};
    in6_addr six{};
    if (::inet_pton(AF_INET, copy.c_str(), &four) != 1) {
        if (::inet_pton(AF_INET6, copy.c_str(), &six) != 1) return {};
        if (!IN6_IS_ADDR_V4MAPPED(&six)) {
            ::inet_ntop(AF_INET6, &six, out.data(), out.size());
            return out.data();
        }
        std::copy_n(six.s6_addr + 12, 4, reinterpret_cast<unsigned char*>(&four));
    }
    ::inet_ntop(AF_INET, &four, out.data(), out.size());
    return out.data();
}

std::string client_of(std::string_view peer, std::string_view forwarded_for,
                      const std::vector<std::string>& proxies) {
    const std::string from = plain_address(peer).value_or(std::string(peer));
    if (std::ranges::find(proxies, from) == proxies.end()) return from;
    const std::size_t comma = forwarded_for.rfind(',');
    const std::string_view last =
        trimmed(comma == std::string_view::npos ? forwarded_for : forwarded_for.substr(comma + 1));
    return plain_address(last).value_or(from);
}

}  // namespace croupier::server
