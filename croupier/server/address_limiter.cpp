// Reading an address.
#include "croupier/server/address_limiter.h"

#include <arpa/inet.h>

#include <cstring>

namespace croupier::server {

std::string network_of(std::string_view address) {
    const std::string text(address);
    in_addr four{};
    if (::inet_pton(AF_INET, text.c_str(), &four) == 1) {
        std::string bytes(sizeof four, '\0');
        std::memcpy(bytes.data(), &four, sizeof four);
        return bytes.front() == 127 ? std::string() : bytes;
    }
    in6_addr six{};
    if (::inet_pton(AF_INET6, text.c_str(), &six) != 1) return "?";
    if (IN6_IS_ADDR_LOOPBACK(&six)) return {};
    const char* bytes = reinterpret_cast<const char*>(&six);
    if (!IN6_IS_ADDR_V4MAPPED(&six)) return {bytes, 8};
    return bytes[12] == 127 ? std::string() : std::string(bytes + 12, 4);
}

}  // namespace croupier::server
