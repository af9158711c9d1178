// Whose request it is, when a proxy has brought it.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace croupier::server {

// As numbers, the same for the same address however it is written; nothing for what is none.
std::optional<std::string> plain_address(std::string_view text);

// The last address of X-Forwarded-For, which the proxy itself has written, if the peer is one of
// the proxies that are trusted; else the peer. Anybody may send that field.
std::string client_of(std::string_view peer, std::string_view forwarded_for,
                      const std::vector<std::string>& proxies);

}  // namespace croupier::server
